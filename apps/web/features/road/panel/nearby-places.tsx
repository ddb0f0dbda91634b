import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import textStyles from '../../../ui/theme/text.module.css'
import styles from '../hud/step-buttons.module.css'
import { isGuardian, placesBetween, usePlaces } from '../places/road-places.ts'
import { goTo, useRoad } from '../walk/road-state.ts'

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
