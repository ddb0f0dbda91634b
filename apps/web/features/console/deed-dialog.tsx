import { beginPart, grant } from '@skystair/contract/console.ts'
import {
  ban,
  givePassword,
  lower,
  type PlayerCard,
  raise,
  rename,
  unban,
} from '@skystair/contract/moderation.ts'
import { giveGiftNews } from '@skystair/contract/referral.ts'
import { KEEPERS_GIFTS, type KeepersGift } from '@skystair/rules/gifts/gift-news.ts'
import { type Currency, currencies } from '@skystair/rules/wallet/wallet.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/server/act.ts'
import { Select } from '../../ui/controls/select.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { type BanChoice, BanFields } from './ban-fields.tsx'
import { DeedForm } from './deed-form.tsx'
import { sumOf } from './grant-sum.ts'

export type DeedName =
  | 'ban'
  | 'unban'
  | 'rename'
  | 'raise'
  | 'lower'
  | 'grant'
  | 'ribbon'
  | 'password'
  | 'part'

/** Parts of the tale, as the console offers them. */
const parts = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
type PartNumber = (typeof parts)[number]

/** It takes something away. */
export const isHarsh = (deed: DeedName): boolean => deed === 'ban' || deed === 'lower' || deed === 'password'

type Properties = {
  card: PlayerCard
  deed: DeedName
  onClose: () => void
  onDone: (secret: string | null) => void
}

/** One deed about a player. */
export function DeedDialog({ card, deed, onClose, onDone }: Properties) {
  const { t } = useTranslation(['console', 'player', 'story'])
  const [choice, setChoice] = useState<BanChoice>({ reason: 'FLOOD', duration: 'HOURS_1' })
  const [name, setName] = useState('')
  const [currency, setCurrency] = useState<Currency>('gold')
  const [amount, setAmount] = useState('')
  const [gift, setGift] = useState<KeepersGift>('GEMS_30')
  const [part, setPart] = useState<PartNumber>('1')
  const [lacksSum, setLacksSum] = useState(false)
  const secret = useRef<string | null>(null)
  const params = { id: card.id }
  const deeds: Readonly<Record<DeedName, (note: string) => Promise<object | null>>> = {
    ban: (note) => act(ban, { params, body: { ...choice, note } }),
    unban: (note) => act(unban, { params, body: { note } }),
    rename: (note) => act(rename, { params, body: { name, note } }),
    raise: (note) => act(raise, { params, body: { note } }),
    lower: (note) => act(lower, { params, body: { note } }),
    password: async (note) => {
      const given = await act(givePassword, { params, body: { note } })
      secret.current = given?.secret ?? null
      return given
    },
    part: (note) => act(beginPart, { params, body: { part: Number(part), note } }),
    ribbon: (note) => act(giveGiftNews, { params, body: { gift, note } }),
    grant: async (note) => {
      const sum = sumOf(amount)
      setLacksSum(sum === null)
      return sum === null ? null : act(grant, { params, body: { currency, amount: sum, note } })
    },
  }
  return (
    <DeedForm
      title={t(`card.${deed}`)}
      isHarsh={isHarsh(deed)}
      done={t('card.done')}
      perform={deeds[deed]}
      onClose={onClose}
      onDone={() => onDone(secret.current)}
    >
      {deed === 'ban' && <BanFields value={choice} onChange={setChoice} />}
      {deed === 'rename' && (
        <TextField label={t('form.name')} value={name} onValueChange={setName} limit={20} />
      )}
      {deed === 'part' && (
        <Select
          label={t('form.part')}
          value={part}
          options={parts.map((value) => ({ value, label: t(`story:chronicle.part.${value}`) }))}
          onValueChange={setPart}
        />
      )}
      {deed === 'ribbon' && (
        <Select
          label={t('form.ribbon')}
          value={gift}
          options={KEEPERS_GIFTS.map((value) => ({ value, label: value.slice('GEMS_'.length) }))}
          onValueChange={setGift}
        />
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
            onValueChange={(text) => {
              setAmount(text.replace(/\D/g, '').slice(0, 10))
              setLacksSum(false)
            }}
            inputMode="numeric"
            error={lacksSum ? t('form.no-amount') : null}
          />
        </>
      )}
    </DeedForm>
  )
}
