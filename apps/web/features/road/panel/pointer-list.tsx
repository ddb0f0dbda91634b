import { type PlaceView, specialPlaces } from '@skystair/contract/road.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/server/ask.ts'
import { useGame } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ListRow } from '../../../ui/surfaces/list-row.tsx'
import { closePlace, walkTo } from '../walk/road-state.ts'
import styles from './place-panel.module.css'

/** What a signpost knows: remarkable places not far from here. */
export function PointerList() {
  const { t } = useTranslation(['road', 'common'])
  const mayAsk = useGame((state) => state.player?.requestSpecialPlaces ?? false)
  const [places, setPlaces] = useState<readonly PlaceView[] | null>(mayAsk ? null : [])
  useEffect(() => {
    // Where there can be none the server need not look for them.
    if (!mayAsk) return
    let wanted = true
    void ask(specialPlaces, {})
      .then((seen) => wanted && setPlaces(seen.places))
      // A signpost that cannot be read is an empty one.
      .catch(() => wanted && setPlaces([]))
    return () => {
      wanted = false
    }
  }, [mayAsk])
  if (places === null) return <p className={styles.note}>{t('common:loading')}</p>
  if (places.length === 0) return <p className={styles.note}>{t('pointer.none')}</p>
  return (
    <section className={styles.offers} aria-label={t('pointer.near')}>
      {places.map(({ id, placeType, stair }) => (
        <ListRow
          key={id}
          title={t(`place.${placeType}`)}
          text={t('common:on-stair', { stair })}
          end={
            <Button
              size="small"
              onClick={() => {
                closePlace()
                walkTo(stair)
              }}
            >
              {t('pointer.go')}
            </Button>
          }
        />
      ))}
    </section>
  )
}
