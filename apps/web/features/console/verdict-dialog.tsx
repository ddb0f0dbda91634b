import { type CaseView, decideCase } from '@skystair/contract/moderation.ts'
import { type Verdict, verdictWord } from '@skystair/rules/moderation/case.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/server/act.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import { type BanChoice, BanFields } from './ban-fields.tsx'
import { DeedForm } from './deed-form.tsx'

type Properties = { item: CaseView; verdict: Verdict; onClose: () => void; onDone: () => void }

/** What a verdict still needs to be said, and the word that makes it so. */
export function VerdictDialog({ item, verdict, onClose, onDone }: Properties) {
  const { t } = useTranslation('console')
  const [ban, setBan] = useState<BanChoice>({ reason: 'INSULTS', duration: 'DAYS_1' })
  const [text, setText] = useState('')
  const needsText = verdict === 'RENAMED' || verdict === 'ANSWERED'
  const decide = (note: string) =>
    act(decideCase, {
      params: { id: item.id },
      body: {
        decision: verdict,
        note,
        ...(verdict === 'BANNED' ? ban : {}),
        ...(needsText ? { text } : {}),
      },
    })
  return (
    <DeedForm
      title={t(`decision.${verdictWord(item.kind, verdict)}`)}
      isHarsh={verdict === 'BANNED' || verdict === 'ERASED'}
      done={t('queue.done')}
      perform={decide}
      onClose={onClose}
      onDone={onDone}
    >
      {verdict === 'BANNED' && <BanFields value={ban} onChange={setBan} />}
      {verdict === 'RENAMED' && (
        <TextField label={t('form.name')} value={text} onValueChange={setText} limit={20} />
      )}
      {verdict === 'ANSWERED' && (
        <TextField
          label={t('form.answer')}
          lines={5}
          value={text}
          onValueChange={setText}
          placeholder={t('form.answer-placeholder')}
          limit={1000}
        />
      )}
    </DeedForm>
  )
}
