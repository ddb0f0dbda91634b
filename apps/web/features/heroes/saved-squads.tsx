import { saveSquad } from '@skystair/contract/heroes.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/server/act.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import styles from './heroes-overlay.module.css'

type Properties = {
  player: PlayerView
  order: readonly number[]
  onUse: (order: readonly number[]) => void
}

/** A player begins with so many. */
const whoSetOut = 2

/** Squads kept for later. */
export function SavedSquads({ player, order, onUse }: Properties) {
  const { t } = useTranslation(['heroes', 'creatures'])
  const nameOf = (id: number) => {
    const imageId = player.creatures.find((hero) => hero.id === id)?.imageId ?? ''
    return t(`creatures:hero.${imageId as 'wanderer'}`)
  }
  async function save(place: number) {
    const changed = await act(saveSquad, { body: { place, heroIds: [...order] } })
    if (changed === null) return
    setPlayer(changed)
    showToast({ text: t('squad.saved-done', { number: place + 1 }), tone: 'good', icon: 'check' })
  }
  function use(ids: readonly number[], place: number) {
    onUse(ids)
    showToast({ text: t('squad.used', { number: place + 1 }), tone: 'good', icon: 'helmet' })
  }
  // Whoever has nobody to choose from needs no squads in store; one free place is enough at a time.
  const free = player.savedSquads.findIndex((ids) => ids.length === 0)
  const isWanted = player.creatures.length > whoSetOut || player.savedSquads.some((ids) => ids.length > 0)
  if (!isWanted) return null
  const shown = player.savedSquads
    .map((ids, place) => ({ ids, place }))
    .filter(({ ids, place }) => ids.length > 0 || place === free)
  return (
    <ul className={styles.saved}>
      {shown.map(({ ids, place }) => (
        <li key={place} data-filled={ids.length > 0 || undefined}>
          <ListRow
            title={t('squad.saved-short', { number: place + 1 })}
            text={ids.length === 0 ? t('squad.saved-empty') : ids.map(nameOf).join(', ')}
            end={
              <>
                {ids.length > 0 && (
                  <Button size="small" colour="green" onClick={() => use(ids, place)}>
                    {t('squad.use')}
                  </Button>
                )}
                <Button size="small" onClick={() => void save(place)}>
                  {t('squad.save')}
                </Button>
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}
