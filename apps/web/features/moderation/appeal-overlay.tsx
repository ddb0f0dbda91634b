import { appeal } from '@skystair/contract/moderation.ts'
import { textLimits } from '@skystair/rules/guard/text-limit.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/act.ts'
import { useGame } from '../../platform/game.ts'
import { closeOverlay } from '../../platform/overlays.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Parchment } from '../../ui/parchment.tsx'
import { showToast } from '../../ui/show-toast.ts'
import { TextField } from '../../ui/text-field.tsx'

/** Whoever has lost the voice may ask for it, once. */
export default function AppealOverlay() {
  const { t, i18n } = useTranslation(['moderation', 'player', 'common'])
  const ban = useGame((state) => state.player?.chatBan ?? null)
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function plead() {
    setIsBusy(true)
    const done = await act(appeal, { body: { text } })
    setIsBusy(false)
    if (done === null) return
    showToast({ text: t('appeal.sent'), icon: 'check', tone: 'good' })
    closeOverlay()
  }

  return (
    <Dialog
      open
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={t('appeal.title')}
      footer={
        <>
          <Button onClick={closeOverlay}>{t('common:button.cancel')}</Button>
          <Button colour="green" icon="mail" busy={isBusy} onClick={() => void plead()}>
            {t('appeal.submit')}
          </Button>
        </>
      }
    >
      <Parchment>
        {ban !== null && (
          <p>
            {t('player:ban.reason-title')}: <strong>{t(`player:ban.reason.${ban.reason}`)}</strong>.{' '}
            {t('player:ban.until', {
              time: new Intl.DateTimeFormat(i18n.language, {
                dateStyle: 'medium',
                timeStyle: 'short',
              }).format(ban.until),
            })}
          </p>
        )}
        <TextField
          label={t('appeal.text')}
          lines={4}
          value={text}
          onValueChange={setText}
          placeholder={t('appeal.placeholder')}
          limit={textLimits.chatMessage}
        />
      </Parchment>
    </Dialog>
  )
}
