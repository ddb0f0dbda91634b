import { type BanDuration, banDurations, banReasons } from '@skystair/rules/chat/ban.ts'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/controls/select.tsx'

type BanReason = (typeof banReasons)[number]
export interface BanChoice {
  readonly reason: BanReason
  readonly duration: BanDuration
}

/** Within a sentence a reason is a small word; in a list it begins a line of its own. */
const begun = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** Why the voice is taken, and for how long. */
export function BanFields({ value, onChange }: { value: BanChoice; onChange: (value: BanChoice) => void }) {
  const { t } = useTranslation(['console', 'player'])
  return (
    <>
      <Select
        label={t('form.reason')}
        value={value.reason}
        options={banReasons.map((reason) => ({
          value: reason,
          label: begun(t(`player:ban.reason.${reason}`)),
        }))}
        onValueChange={(reason) => onChange({ ...value, reason })}
      />
      <Select
        label={t('form.duration')}
        value={value.duration}
        options={banDurations.map((duration) => ({
          value: duration,
          label: t(`player:ban.duration.${duration}`),
        }))}
        onValueChange={(duration) => onChange({ ...value, duration })}
      />
    </>
  )
}
