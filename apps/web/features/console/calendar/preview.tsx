import { previewCalendar } from '@skystair/contract/calendar.ts'
import { type Language, languages, type UserSource, userSources } from '@skystair/rules/player/choices.ts'
import { useQuery } from '@tanstack/react-query'
import i18next, { type i18n } from 'i18next'
import { useEffect, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { useShortTime } from '../../../platform/language/use-short-time.ts'
import { ask } from '../../../platform/server/ask.ts'
import { useSettled } from '../../../platform/server/use-settled.ts'
import { now, useGame } from '../../../platform/state/game.ts'
import { CampaignCard } from '../../../stage/campaigns/campaign-card.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Dialog } from '../../../ui/layers/dialog.tsx'
import { HelpContext } from '../../../ui/layers/help-context.ts'
import { Parchment } from '../../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../../ui/surfaces/skeleton.tsx'
import { sumOf } from '../grant-sum.ts'
import styles from './calendar-desk.module.css'
import { readMoment, written } from './month.ts'
import { MomentField } from './when-forms.tsx'

const typingEnds = 400
const digits = (text: string): string => text.replace(/\D/g, '').slice(0, 7)

/** What a player of such a level, on such a stair, in such a language and on such a platform meets at a moment. */
export function Preview({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['calendar', 'common'])
  const player = useGame((state) => state.player)
  const [moment, setMoment] = useState(() => written(now()))
  const [level, setLevel] = useState('10')
  const [stair, setStair] = useState('50')
  const [lang, setLang] = useState<Language>(player?.lang ?? 'RU')
  const [source, setSource] = useState<UserSource>('OWN')
  const at = readMoment(moment)
  const query = useSettled(
    JSON.stringify({ at: at ?? now(), level: sumOf(level) ?? 1, stair: sumOf(stair) ?? 0, lang, source }),
    typingEnds,
  )
  const asked = useQuery({
    queryKey: ['console', 'calendar-preview', query],
    queryFn: ({ signal }) => ask(previewCalendar, { query: JSON.parse(query) }, signal),
    staleTime: 0,
  })
  return (
    <HelpContext value={null}>
      <Dialog
        open
        size="wide"
        colour="purple"
        onClose={onClose}
        title={t('desk.eyes.title')}
        closeLabel={t('common:button.close')}
      >
        <Parchment>
          <MomentField label={t('desk.field.at')} value={moment} onValueChange={setMoment} />
          <div className={styles.pair}>
            <TextField
              label={t('desk.field.level')}
              inputMode="numeric"
              value={level}
              onValueChange={(text) => setLevel(digits(text))}
            />
            <TextField
              label={t('desk.field.stair')}
              inputMode="numeric"
              value={stair}
              onValueChange={(text) => setStair(digits(text))}
            />
            <Select
              label={t('desk.field.language')}
              value={lang}
              options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
              onValueChange={setLang}
            />
            <Select
              label={t('desk.field.source')}
              value={source}
              options={userSources.map((value) => ({ value, label: t(`source.${value}`) }))}
              onValueChange={setSource}
            />
          </div>
        </Parchment>
        <div className={styles.eyes} role="status" aria-label={t('desk.eyes.about')}>
          {asked.isPending && <Skeleton label={t('common:loading')} shape="card" count={2} />}
          {asked.isError && <Button onClick={() => void asked.refetch()}>{t('common:button.retry')}</Button>}
          {asked.data?.running.length === 0 && <p className={styles.none}>{t('desk.eyes.none')}</p>}
          <InLanguage lang={lang}>
            {asked.data?.running.map(({ run, kind, contents, endsAt }) => (
              <CampaignCard
                key={run}
                kind={kind}
                contents={contents}
                time={<TimeLeft left={endsAt === null || at === null ? null : Math.max(0, endsAt - at)} />}
              />
            ))}
          </InLanguage>
        </div>
      </Dialog>
    </HelpContext>
  )
}

function TimeLeft({ left }: { left: number | null }) {
  const { t } = useTranslation('calendar')
  const short = useShortTime()
  return left === null ? t('endless') : t('left', { time: short(left) })
}

/** The words of a player, whatever the keeper speaks; nothing until they have come. */
function InLanguage({ lang, children }: { lang: Language; children: React.ReactNode }) {
  const [speaker, setSpeaker] = useState<i18n | null>(null)
  useEffect(() => {
    let wanted = true
    const copy = i18next.cloneInstance({ lng: lang.toLowerCase() })
    void copy
      .loadNamespaces(['calendar', 'common', 'creatures', 'shop'])
      .then(() => wanted && setSpeaker(copy))
    return () => {
      wanted = false
    }
  }, [lang])
  return speaker === null ? null : <I18nextProvider i18n={speaker}>{children}</I18nextProvider>
}
