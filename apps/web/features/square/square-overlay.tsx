import { useTranslation } from 'react-i18next'
import { closeOverlay, openOverlay } from '../../platform/pages/overlays.ts'
import { places } from '../../platform/pages/square.ts'
import { useGame } from '../../platform/state/game.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './square-overlay.module.css'

/** Where people meet: every place of it is one press away. */
export default function SquareOverlay() {
  const { t } = useTranslation(['square', 'common'])
  const player = useGame((state) => state.player)
  if (player === null) return null
  return (
    <Dialog open onClose={closeOverlay} closeLabel={t('common:button.close')} title={t('title')}>
      <Parchment>
        <ul className={styles.places}>
          {places.map(({ overlay, icon, badge }) => {
            const count = badge?.(player) ?? 0
            return (
              <li key={overlay} className={styles.place}>
                <IconButton
                  icon={icon}
                  label={t(`place.${overlay}`)}
                  captioned
                  sound="open"
                  badge={{ count, label: t('unread', { count }) }}
                  onClick={() => openOverlay(overlay)}
                />
                <p className={styles.about}>{t(`about.${overlay}`)}</p>
              </li>
            )
          })}
        </ul>
      </Parchment>
    </Dialog>
  )
}
