import { watchReplay } from '@skystair/contract/battle.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask, Refused } from '../../platform/ask.ts'
import { useBattle } from '../../platform/battle-state.ts'
import { closeOverlay } from '../../platform/overlays.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Opened by a link: fetches the battle and hands the stage to it until it is closed. */
export default function ReplayOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['battle', 'common', 'errors'])
  const trouble = useReplay(subject)
  if (trouble === null) return null
  return (
    <Dialog open onClose={closeOverlay} closeLabel={t('common:button.close')} title={t('replay.title')}>
      <EmptyState icon="book" title={t('replay.not-found')} text={trouble || t('replay.not-found-text')} />
    </Dialog>
  )
}

/** Why the battle cannot be shown; `null` while it can. */
function useReplay(id: string): string | null {
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    ask(watchReplay, { params: { id } }).then(
      (replay) => wanted && useBattle.setState({ replay }),
      (error: unknown) =>
        wanted && setTrouble(error instanceof Refused && error.status !== 404 ? error.message : ''),
    )
    return () => {
      wanted = false
      useBattle.setState({ replay: null })
    }
  }, [id])
  return trouble
}
