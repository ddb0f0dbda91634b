import { useTranslation } from 'react-i18next'
import { isHurt } from '../../../platform/heroes/is-hurt.ts'
import { type OverlayName, openOverlay } from '../../../platform/pages/overlays.ts'
import { sendToPlace } from '../../../platform/state/errand.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { goHome } from '../play/moves.ts'
import { usePlay } from '../play/play-state.ts'
import styles from './ways-on.module.css'

/** No defeat is the end: what can be done about it, one press away. */
export function WaysOn({ placeId }: { placeId: string | null }) {
  const { t } = useTranslation('battle')
  const hurt = usePlay(({ ending }) => ending?.home == null || isHurt(ending.home))
  return (
    <section className={styles.ways}>
      <h3>{t('defeat.helps')}</h3>
      <div className={styles.buttons}>
        {hurt && (
          <Button colour="green" icon="heart" sound="open" onClick={() => void goHomeTo('healing')}>
            {t('defeat.heal')}
          </Button>
        )}
        <Button icon="helmet" sound="open" onClick={() => void goHomeTo('heroes')}>
          {t('defeat.grow')}
        </Button>
        {placeId !== null && (
          <Button colour="yellow" icon="swords" onClick={() => void goBackTo(placeId)}>
            {t('defeat.again')}
          </Button>
        )}
      </div>
      <p>{t('defeat.advice')}</p>
    </section>
  )
}

async function goHomeTo(page: OverlayName): Promise<void> {
  if (await goHome()) openOverlay(page)
}

/** The panel of the lost place says how long the enemy celebrates, and what it costs not to wait. */
async function goBackTo(placeId: string): Promise<void> {
  if (await goHome()) sendToPlace(placeId)
}
