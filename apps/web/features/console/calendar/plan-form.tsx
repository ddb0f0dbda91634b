import { type KindView, planEntry, type RunView } from '@skystair/contract/calendar.ts'
import { languages, userSources } from '@skystair/rules/player/choices.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../../platform/calendar/campaign-words.ts'
import { act } from '../../../platform/server/act.ts'
import { now } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { sumOf } from '../grant-sum.ts'
import { CalendarDeed } from './calendar-deed.tsx'
import styles from './calendar-desk.module.css'
import { dayOf, readMoment, written } from './month.ts'
import { useRunWords } from './use-run-words.ts'
import { MomentField } from './when-forms.tsx'

const DAY = 86_400_000
const any = 'any'

type Properties = {
  kinds: readonly KindView[]
  copyOf: RunView | null
  onClose: () => void
  onDone: () => void
}

/** Something new for the calendar, or what is there already with other moments, for others, with another gift. */
export function PlanForm({ kinds, copyOf, onClose, onDone }: Properties) {
  const { t } = useTranslation(['calendar', 'common'])
  const words = useCampaignWords()
  const [kind, setKind] = useState(copyOf?.kind ?? kinds[0]?.kind ?? 'WHEEL')
  const [clock, setClock] = useState(copyOf?.clock ?? 'server')
  const tomorrow = dayOf(now()) + DAY
  const [starts, setStarts] = useState(written(copyOf?.startsAt ?? tomorrow))
  const [ends, setEnds] = useState(written(copyOf?.endsAt ?? tomorrow + 3 * DAY))
  const audience = useAudience(copyOf)
  const [contents, setContents] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.entries(copyOf?.contents ?? {}).map(([name, value]) => [name, String(value)])),
  )
  const fields = kinds.find((one) => one.kind === kind)?.contents ?? []
  const [startsAt, endsAt] = [readMoment(starts), readMoment(ends)]
  return (
    <CalendarDeed
      title={t(copyOf === null ? 'desk.title.plan' : 'desk.title.copy')}
      perform={async (note, onRefused) =>
        startsAt === null || endsAt === null
          ? null
          : act(
              planEntry,
              {
                body: {
                  kind,
                  clock,
                  startsAt,
                  endsAt,
                  audience: audience.value,
                  contents: Object.fromEntries(fields.map((field) => [field.name, given(field, contents)])),
                  ...(copyOf === null ? {} : { copyOf: copyOf.run }),
                  note,
                },
              },
              onRefused,
            )
      }
      onClose={onClose}
      onDone={onDone}
    >
      <Select
        label={t('desk.field.kind')}
        value={kind}
        options={kinds.map((one) => ({ value: one.kind, label: words.name(one.kind) }))}
        onValueChange={setKind}
      />
      {fields.map((field) => (
        <ContentField
          key={field.name}
          field={field}
          value={contents[field.name] ?? firstOf(field)}
          onValueChange={(value) => setContents({ ...contents, [field.name]: value })}
        />
      ))}
      <div className={styles.moments}>
        <MomentField label={t('desk.field.starts')} value={starts} onValueChange={setStarts} />
        <MomentField label={t('desk.field.ends')} value={ends} onValueChange={setEnds} />
      </div>
      <Button
        size="small"
        icon="hourglass"
        onClick={() => {
          setStarts(written(now()))
          setEnds(written(now() + 3 * DAY))
        }}
      >
        {t('desk.now')}
      </Button>
      <Select
        label={t('desk.field.clock')}
        value={clock}
        options={(['server', 'local'] as const).map((value) => ({ value, label: t(`desk.${value}`) }))}
        onValueChange={setClock}
      />
      {audience.fields}
    </CalendarDeed>
  )
}

type ContentField = KindView['contents'][number]

const firstOf = ({ choices, least }: ContentField): string => choices[0] ?? String(least ?? 1)

function given(field: ContentField, written: Readonly<Record<string, string>>): string | number {
  const value = written[field.name] ?? firstOf(field)
  return field.choices.length > 0 ? value : (sumOf(value) ?? 0)
}

type ContentProperties = { field: ContentField; value: string; onValueChange: (value: string) => void }

function ContentField({ field: { name, least, most, choices }, value, onValueChange }: ContentProperties) {
  const words = useCampaignWords()
  const { label } = useRunWords()
  if (choices.length > 0)
    return (
      <Select
        label={label(name)}
        value={value}
        options={choices.map((choice) => ({ value: choice, label: words.said(name, choice) }))}
        onValueChange={onValueChange}
      />
    )
  return (
    <TextField
      label={label(name)}
      inputMode="numeric"
      hint={least === null || most === null ? null : `${least}–${most}`}
      value={value}
      onValueChange={(text) => onValueChange(text.replace(/\D/g, '').slice(0, 7))}
    />
  )
}

const bounds = ['levelFrom', 'levelTo', 'stairFrom', 'stairTo'] as const
const labels = {
  levelFrom: 'desk.field.level-from',
  levelTo: 'desk.field.level-to',
  stairFrom: 'desk.field.stair-from',
  stairTo: 'desk.field.stair-to',
} as const

/** For whom it is: left empty, for everybody. */
function useAudience(copyOf: RunView | null) {
  const { t } = useTranslation(['calendar', 'common'])
  const before = copyOf?.audience
  const [language, setLanguage] = useState<(typeof languages)[number] | typeof any>(
    before?.languages[0] ?? any,
  )
  const [source, setSource] = useState<(typeof userSources)[number] | typeof any>(before?.sources[0] ?? any)
  const [limits, setLimits] = useState(() => ({
    levelFrom: String(before?.levelFrom ?? ''),
    levelTo: String(before?.levelTo ?? ''),
    stairFrom: String(before?.stairFrom ?? ''),
    stairTo: String(before?.stairTo ?? ''),
  }))
  const limit = (name: (typeof bounds)[number]) => (limits[name] === '' ? null : Number(limits[name]))
  return {
    value: {
      languages: language === any ? [] : [language],
      sources: source === any ? [] : [source],
      levelFrom: limit('levelFrom'),
      levelTo: limit('levelTo'),
      stairFrom: limit('stairFrom'),
      stairTo: limit('stairTo'),
    },
    fields: (
      <>
        <div className={styles.pair}>
          <Select
            label={t('desk.field.language')}
            value={language}
            options={[
              { value: any, label: t('desk.field.anyone') },
              ...languages.map((value) => ({ value, label: t(`common:language.${value}`) })),
            ]}
            onValueChange={setLanguage}
          />
          <Select
            label={t('desk.field.source')}
            value={source}
            options={[
              { value: any, label: t('desk.field.anywhere') },
              ...userSources.map((value) => ({ value, label: t(`source.${value}`) })),
            ]}
            onValueChange={setSource}
          />
        </div>
        <div className={styles.pair}>
          {bounds.map((name) => (
            <TextField
              key={name}
              label={t(labels[name])}
              inputMode="numeric"
              value={limits[name]}
              onValueChange={(text) => setLimits({ ...limits, [name]: text.replace(/\D/g, '').slice(0, 7) })}
            />
          ))}
        </div>
      </>
    ),
  }
}
