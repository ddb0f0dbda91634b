import { takeAttachment } from '@skystair/contract/mail.ts'
import type { MailLine } from '@skystair/contract/mail-line.ts'
import { spansOf } from '@skystair/rules/forum/format.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { useCounted } from '../../platform/goods/use-counted.ts'
import { timeOf } from '../../platform/language/time-of.ts'
import { Spans } from '../../platform/messages/game-link.tsx'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { act, tellRefusal } from '../../platform/server/act.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import styles from './letter.module.css'
import { LetterText } from './letter-text.tsx'

type Properties = { letter: MailLine; partnerId: number; onTaken: () => void }

export function Letter({ letter, partnerId, onTaken }: Properties) {
  const { t, i18n } = useTranslation(['mail', 'player', 'moderation'])
  const counted = useCounted()
  const { attachment } = letter

  async function take() {
    const answer = await act(takeAttachment, { params: { partner: partnerId, id: letter.id } }, (refused) => {
      tellRefusal(refused)
      if (refused.code === 'mail.refused.taken') onTaken()
    })
    if (answer === null) return
    setPlayer(answer.player)
    onTaken()
    const what = answer.reward.amounts.map(
      ({ currency, amount }) => `${amount}\u00a0${counted(currency, amount)}`,
    )
    showToast({ text: t('taken-toast', { what: what.join(', ') }), icon: 'gift', tone: 'good' })
  }

  return (
    <article className={styles.letter} data-own={letter.own || undefined}>
      <p className={styles.text} dir="auto">
        {letter.letter === null ? (
          <Spans spans={spansOf(letter.text)} />
        ) : (
          <LetterText text="" letter={letter.letter} />
        )}
      </p>
      {attachment !== null && (
        <div className={styles.envelope}>
          <ul className={styles.gifts}>
            {attachment.amounts.map(({ currency, amount }) => (
              <li key={currency} className={styles.gift}>
                <Icon
                  name={currencyIcons[currency]}
                  size={1.75}
                  label={t(`player:resource.name.${currency}`)}
                />
                <span>{amount}</span>
              </li>
            ))}
          </ul>
          <Button
            size="small"
            colour={letter.taken ? 'grey' : 'green'}
            icon={letter.taken ? 'check' : 'gift'}
            aria-disabled={letter.taken || undefined}
            onClick={() => letter.taken || void take()}
          >
            {t(letter.taken ? 'taken' : 'take')}
          </Button>
        </div>
      )}
      {letter.fight !== null && <ArenaFight fight={letter.fight} />}
      <footer className={styles.foot}>
        <time className={styles.time} dateTime={new Date(letter.time).toISOString()}>
          {timeOf(letter.time, i18n.language)}
        </time>
        {!letter.own && partnerId !== 0 && (
          <IconButton
            icon="warning"
            size="small"
            label={t('moderation:report.action')}
            sound="open"
            onClick={() => openOverlay(`report/mail-${partnerId}-${letter.id}`)}
          />
        )}
      </footer>
    </article>
  )
}

/** A lost place: how it was lost, and the way to take it back. */
function ArenaFight({ fight }: { fight: NonNullable<MailLine['fight']> }) {
  const { t } = useTranslation('arena')
  return (
    <div className={styles.fight}>
      <Button size="small" icon="forward" sound="open" onClick={() => openOverlay(`replay/${fight.replay}`)}>
        {t('history-page.replay')}
      </Button>
      <Button
        size="small"
        colour="red"
        icon="swords"
        sound="open"
        onClick={() => openOverlay('arena-history')}
      >
        {t('history-page.revenge')}
      </Button>
    </div>
  )
}
