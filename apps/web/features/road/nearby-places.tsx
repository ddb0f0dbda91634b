import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import textStyles from '../../ui/text.module.css'
import { isGuardian, placesBetween, usePlaces } from './road-places.ts'
import { goTo, useRoad } from './road-state.ts'
import styles from './step-buttons.module.css'

const reach = 3

/** The places around the squad for those who do not see the stage: each is a button that walks there. */
export function NearbyPlaces() {
  const { t } = useTranslation('road')
  const stair = useRoad((state) => state.stair)
  const known = usePlaces((state) => state.places)
  const places = placesBetween(known, stair - reach, stair + reach).filter(
    (place) => !isGuardian(place) || (place.creatureId !== null && place.stair <= stair + 1),
  )
  return (
    <section className={styles.nearby} aria-label={t('nearby.title')}>
      {places.length === 0 && <p className={textStyles.hidden}>{t('nearby.none')}</p>}
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <Button size="small" onClick={() => goTo(place)}>
              {isGuardian(place)
                ? t('guardian', { stair: place.stair })
                : t('nearby.place', { name: t(`place.${place.placeType}`), stair: place.stair })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
