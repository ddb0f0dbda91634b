import { report } from '@skystair/contract/moderation.ts'
import { textLimits } from '@skystair/rules/guard/text-limit.ts'
import { type ReportKind, reportKinds } from '@skystair/rules/moderation/case.ts'
import { chatRooms } from '@skystair/rules/talk/talk.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/act.ts'
import { closeOverlay } from '../../platform/overlays.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Parchment } from '../../ui/parchment.tsx'
import { Select } from '../../ui/select.tsx'
import { showToast } from '../../ui/show-toast.ts'
import { TextField } from '../../ui/text-field.tsx'

/** What the address says: `profile-7`, `chat-7-MAIN-120`, `mail-7-3`. */
function read(subject: string) {
  const [word = '', player = '', ...rest] = subject.split('-')
  const kind = reportKinds.find((each) => each.toLowerCase() === word)
  if (kind === undefined || !/^[1-9]\d{0,15}$/.test(player)) return null
  const room = kind === 'CHAT' ? chatRooms.find((each) => each === rest[0]) : undefined
  const id = (kind === 'CHAT' ? rest.slice(1) : rest).join('-')
  return { kind, playerId: Number(player), ...(room ? { room } : {}), ...(id === '' ? {} : { id }) }
}

/** A complaint, in a few words: what was said around it the keepers see by themselves. */
export default function ReportOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['moderation', 'common'])
  const about = read(subject)
  const [kind, setKind] = useState<ReportKind>(about?.kind ?? 'PROFILE')
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    if (about === null) closeOverlay()
  }, [about])
  if (about === null) return null
  const isOfPerson = about.kind === 'PROFILE' || about.kind === 'NAME'

  async function send() {
    if (about === null) return
    setIsBusy(true)
    const done = await act(report, { body: { ...about, kind, text } })
    setIsBusy(false)
    if (done === null) return
    showToast({ text: t('report.sent'), icon: 'check', tone: 'good' })
    closeOverlay()
  }

  return (
    <Dialog
      open
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={t('report.title')}
      footer={
        <>
          <Button onClick={closeOverlay}>{t('common:button.cancel')}</Button>
          <Button colour="red" icon="flag" busy={isBusy} onClick={() => void send()}>
            {t('report.submit')}
          </Button>
        </>
      }
    >
      <Parchment>
        {isOfPerson && (
          <Select
            label={t('report.title')}
            value={kind}
            options={(['PROFILE', 'NAME'] as const).map((value) => ({
              value,
              label: t(`report.kind.${value}`),
            }))}
            onValueChange={setKind}
          />
        )}
        <TextField
          label={t('report.text')}
          lines={4}
          value={text}
          onValueChange={setText}
          placeholder={t('report.placeholder')}
          hint={t('report.hint')}
          limit={textLimits.chatMessage}
        />
      </Parchment>
    </Dialog>
  )
}
