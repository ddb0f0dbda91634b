import { endOtherSessions, endSession, listSessions } from '@skystair/contract/security.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deviceName } from '../../platform/device/device-name.ts'
import { useAgo } from '../../platform/language/use-ago.ts'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './sessions-overlay.module.css'

const sessionsKey = ['sessions']

export default function SessionsOverlay() {
  const { t } = useTranslation(['security', 'common'])
  const ago = useAgo()
  const queries = useQueryClient()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: () => ask(listSessions, {}),
    staleTime: 0,
  })
  const sessions = data?.sessions ?? []
  const refresh = () => askAgain(queries, sessionsKey)

  async function end(id: string) {
    if ((await act(endSession, { params: { id } })) === null) return
    showToast({ text: t('sessions.ended'), icon: 'check', tone: 'good' })
    await refresh()
  }

  async function endOthers() {
    const done = await act(endOtherSessions, {})
    if (done === null) return
    showToast({ text: t('sessions.ended-others', { count: done.ended }), icon: 'check', tone: 'good' })
    await refresh()
  }

  return (
    <Dialog
      open
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={t('sessions.title')}
      footer={
        sessions.length > 1 && (
          <Button colour="red" onClick={endOthers}>
            {t('sessions.end-others')}
          </Button>
        )
      }
    >
      <Parchment>
        <p className={styles.lead}>{t('sessions.lead')}</p>
        {isPending && <p role="status">{t('common:loading')}</p>}
        {isError && <Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
        <ul className={styles.list}>
          {sessions.map((session) => (
            <li key={session.id} className={styles.session}>
              <div className={styles.words}>
                <strong>
                  {session.visiting === null
                    ? (deviceName(session.device) ?? t('sessions.unknown-device'))
                    : t('sessions.visiting', {
                        name: session.visiting.name ?? t('common:unknown-player'),
                      })}
                </strong>
                <span>
                  {session.current
                    ? t('sessions.this')
                    : t('sessions.last-seen', { time: ago(session.seenAt) })}
                </span>
              </div>
              {!session.current && (
                <Button size="small" colour="red" onClick={() => void end(session.id)}>
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {sessions.length === 1 && <p>{t('sessions.only-this')}</p>}
      </Parchment>
    </Dialog>
  )
}
