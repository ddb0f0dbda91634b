import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { HeroToken } from './hero-token.tsx'
import styles from './heroes-overlay.module.css'
import type { Pulling } from './squad-places.tsx'

/** Those who rest, the strongest first. */
export function Bench({ player, order, chosen, onChoose, onKey, handlersFor }: Pulling) {
  const { t } = useTranslation(['heroes', 'shop'])
  const resting = player.creatures
    .filter(({ id }) => !order.includes(id))
    .sort((one, two) => two.power - one.power)
  if (resting.length === 0) {
    return (
      <EmptyState
        icon="helmet"
        title={t('squad.bench-empty')}
        action={
          <Button colour="green" icon="shop" sound="open" onClick={() => openOverlay('shop')}>
            {t('shop:title')}
          </Button>
        }
      />
    )
  }
  return (
    <ul className={styles.bench}>
      {resting.map((hero) => (
        <li key={hero.id}>
          <HeroToken
            hero={hero}
            chosen={hero.id === chosen}
            onChoose={() => onChoose(hero.id)}
            onKey={(key) => onKey(hero.id, key)}
            handlers={handlersFor(hero.id)}
          />
        </li>
      ))}
    </ul>
  )
}
