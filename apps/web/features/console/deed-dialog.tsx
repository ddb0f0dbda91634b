import { grant } from '@skystair/contract/console.ts'
import { ban, lower, type PlayerCard, raise, rename, unban } from '@skystair/contract/moderation.ts'
import { type Currency, currencies } from '@skystair/rules/wallet/wallet.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/act.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { showToast } from '../../ui/show-toast.ts'
import { TextField } from '../../ui/text-field.tsx'
import { type BanChoice, BanFields } from './ban-fields.tsx'
import styles from './console.module.css'

export type DeedName = 'ban' | 'unban' | 'rename' | 'raise' | 'lower' | 'grant'

type Properties = { card: PlayerCard; deed: DeedName; onClose: () => void; onDone: () => void }

/** One deed and the reason for it. */
export function DeedDialog({ card, deed, onClose, onDone }: Properties) {
  const { t } = useTranslation(['console', 'player'])
  const [choice, setChoice] = useState<BanChoice>({ reason: 'FLOOD', duration: 'HOURS_1' })
  const [name, setName] = useState('')
  const [currency, setCurrency] = useState<Currency>('gold')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const params = { id: card.id }
  const deeds: Readonly<Record<DeedName, () => Promise<object | null>>> = {
    ban: () => act(ban, { params, body: { ...choice, note } }),
    unban: () => act(unban, { params, body: { note } }),
    rename: () => act(rename, { params, body: { name, note } }),
    raise: () => act(raise, { params, body: { note } }),
    lower: () => act(lower, { params, body: { note } }),
    grant: () => act(grant, { params, body: { currency, amount: Math.max(1, Number(amount) || 1), note } }),
  }

  async function perform() {
    setIsBusy(true)
    const done = await deeds[deed]()
    setIsBusy(false)
    if (done === null) return
    showToast({ text: t('card.done'), icon: 'check', tone: 'good' })
    onDone()
  }

  return (
    <ConfirmDialog
      open
      title={t(`card.${deed}`)}
      confirmLabel={t('form.confirm')}
      cancelLabel={t('form.cancel')}
      confirmColour={deed === 'ban' || deed === 'lower' ? 'red' : 'green'}
      busy={isBusy}
      onConfirm={() => void perform()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        {deed === 'ban' && <BanFields value={choice} onChange={setChoice} />}
        {deed === 'rename' && (
          <TextField label={t('form.name')} value={name} onValueChange={setName} limit={20} />
        )}
        {deed === 'grant' && (
          <>
            <Select
              label={t('form.currency')}
              value={currency}
              options={currencies.map((value) => ({ value, label: t(`player:resource.name.${value}`) }))}
              onValueChange={setCurrency}
            />
            <TextField
              label={t('form.amount')}
              value={amount}
              onValueChange={(text) => setAmount(text.replace(/\D/g, '').slice(0, 10))}
              inputMode="numeric"
            />
          </>
        )}
        <TextField
          label={t('form.note')}
          value={note}
          onValueChange={setNote}
          placeholder={t('form.note-placeholder')}
          limit={500}
        />
      </div>
    </ConfirmDialog>
  )
}
