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
  return (
    <ul className={styles.saved}>
      {player.savedSquads.map((ids, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a saved squad has no identity but its place
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
