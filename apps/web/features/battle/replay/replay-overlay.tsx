import { watchReplay } from '@skystair/contract/battle.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../../platform/pages/overlays.ts'
import { ask, Refused } from '../../../platform/server/ask.ts'
import { useBattle } from '../../../platform/state/battle-state.ts'
import { Dialog } from '../../../ui/layers/dialog.tsx'
import { EmptyState } from '../../../ui/surfaces/empty-state.tsx'

/** Opened by a link: fetches the battle and hands the stage to it until it is closed. */
export default function ReplayOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['battle', 'common', 'errors'])
  const trouble = useReplay(subject)
  if (trouble === null) return null
  const why = whyNot(trouble)
  const told = trouble instanceof Refused ? trouble.message : t('common:no-answer')
  return (
    <Dialog open onClose={closeOverlay} closeLabel={t('common:button.close')} title={t('replay.title')}>
      <EmptyState
        icon="book"
        title={t(`replay.${why}`)}
        text={why === 'not-found' ? t('replay.not-found-text') : told}
      />
    </Dialog>
  )
}

function whyNot(trouble: Error): 'not-found' | 'faded' | 'closed' {
  if (!(trouble instanceof Refused)) return 'closed'
  if (trouble.code === 'battle.refused.other-rules') return 'faded'
  return trouble.status === 404 || trouble.status === 400 ? 'not-found' : 'closed'
}

/** What stands in the way of the battle; `null` while nothing does. */
function useReplay(id: string): Error | null {
  const [trouble, setTrouble] = useState<Error | null>(null)
  useEffect(() => {
    let wanted = true
    ask(watchReplay, { params: { id } }).then(
      (replay) => wanted && useBattle.setState({ replay }),
      (error: Error) => wanted && setTrouble(error),
    )
    return () => {
      wanted = false
      useBattle.setState({ replay: null })
    }
  }, [id])
  return trouble
}
