import { DELAYED } from '@skystair/content/chests/delayed-chests.data.ts'
import { speedUpChest } from '@skystair/contract/chests.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chestsKey } from '../../platform/chests/chests-key.ts'
import { useDuration, useWait } from '../../platform/language/use-duration.ts'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { showToast } from '../../ui/layers/show-toast.ts'
import { FilmDialog } from './film-dialog.tsx'

/** A film seen to its end opens the chest on the road sooner. */
export default function ChestFilmOverlay() {
  const { t } = useTranslation('chests')
  const queries = useQueryClient()
  const duration = useDuration()
  const wait = useWait()
  const [isBusy, setIsBusy] = useState(false)

  async function hurry(ticket: string): Promise<boolean> {
    setIsBusy(true)
    const hurried = await act(speedUpChest, { query: { ticket } })
    setIsBusy(false)
    if (hurried === null) return false
    sound.effect('reward')
    setPlayer(hurried.player)
    void askAgain(queries, chestsKey)
    showToast({ text: t('sooner', { time: wait(DELAYED.aFilm) }), icon: 'chest' })
    closeOverlay()
    return true
  }

  return (
    <FilmDialog text={t('film-text')} prize={`−${duration(DELAYED.aFilm)}`} isBusy={isBusy} onOver={hurry} />
  )
}
