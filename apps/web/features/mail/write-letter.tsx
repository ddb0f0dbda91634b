import { sendMail } from '@skystair/contract/mail.ts'
import { characterCount, textLimits } from '@skystair/rules/writing/text-limit.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBan, VoiceTaken } from '../../platform/messages/voice-taken.tsx'
import { act } from '../../platform/server/act.ts'
import { useDraft } from '../../platform/state/drafts.ts'
import { useGame } from '../../platform/state/game.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import styles from './write-letter.module.css'

const nearEnd = 100

type Properties = { partnerId: number; onSent: () => void }

export function WriteLetter({ partnerId, onSent }: Properties) {
  const { t } = useTranslation('mail')
  const ban = useBan()
  const player = useGame((state) => state.player)
  const [text, setText, forget] = useDraft(`letter/${partnerId}`)
  const [isSending, setIsSending] = useState(false)
  const left = textLimits.chatMessage - characterCount(text)
  if (player === null || player.accessLevel === 'TRIAL') return <p className={styles.silent}>{t('trial')}</p>
  // The support hears everybody.
  if (partnerId !== 0 && ban !== null) return <VoiceTaken />

  async function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || isSending) return
    setIsSending(true)
    const done = await act(sendMail, {
      params: { partner: partnerId },
      query: partnerId === 0 ? { support: true } : {},
      body: { text },
    })
    setIsSending(false)
    if (done === null) return
    forget()
    onSent()
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <div className={styles.field}>
        <TextField
          label={t('write')}
          labelHidden
          value={text}
          onValueChange={setText}
          placeholder={t(partnerId === 0 ? 'support' : 'placeholder')}
          autoComplete="off"
          error={left < 0 ? t('over', { count: -left }) : null}
          hint={left < nearEnd ? t('left', { count: left }) : null}
        />
      </div>
      <IconButton icon="forward" type="submit" colour="green" label={t('send')} aria-busy={isSending} />
    </form>
  )
}
