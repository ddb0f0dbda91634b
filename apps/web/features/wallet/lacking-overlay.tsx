import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { missingOf, priceIn } from '../../platform/goods/lacking.ts'
import { usePriceNumber } from '../../platform/goods/use-price-number.ts'
import { doors, isReached } from '../../platform/pages/doors.ts'
import { closeOverlay, leaveOverlays, replaceOverlay, useOverlays } from '../../platform/pages/overlays.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './lacking-overlay.module.css'
import { titleFor } from './title-for.ts'
import { waysTo } from './ways-to.ts'

/** What is missing for a price, where it comes from, and the doors that lead there. */
export default function LackingOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['wallet', 'player', 'tasks', 'everyday', 'market', 'common'])
  const player = useGame((state) => state.player)
  const exact = usePriceNumber()
  const stack = useOverlays((state) => state.stack)
  if (player === null) return null
  const missing = missingOf(priceIn(subject), player)
  const [first] = missing
  const ways = waysTo(missing.map(({ currency }) => currency))
  const open = doors.filter(
    (door) => ways.includes(door.overlay) && !stack.includes(door.overlay) && isReached(door.opens, player),
  )
  const lacksEmeralds = missing.some(({ currency }) => currency === 'mithril') && !stack.includes('bank')
  const title = t(titleFor(missing, stack) as 'enough')
  return (
    <Dialog
      open
      colour="gold"
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={title}
      footer={
        first && (
          <>
            {lacksEmeralds && (
              <Button colour="yellow" icon="emerald" sound="open" onClick={() => replaceOverlay('bank')}>
                {t('common:button.bank')}
              </Button>
            )}
            {open.map(({ overlay, icon, label }) => (
              <Button key={overlay} icon={icon} sound="open" onClick={() => replaceOverlay(overlay)}>
                {t(label as 'market:door')}
              </Button>
            ))}
            <Button colour="green" icon="forward" sound="close" onClick={leaveOverlays}>
              {t('to-road')}
            </Button>
          </>
        )
      }
    >
      <Parchment>
        {first === undefined && <p>{t('enough-text')}</p>}
        {lacksEmeralds && <p>{t('to-the-bank')}</p>}
        <ul className={styles.list}>
          {missing.map(({ currency, amount }) => (
            <li key={currency}>
              <ListRow
                start={<Icon name={currencyIcons[currency]} size={2.5} />}
                title={t(`player:resource.name.${currency}`)}
                text={t(`where.${currency}`)}
                end={<b className={styles.missing}>{t('missing', { amount: exact(amount) })}</b>}
              />
            </li>
          ))}
        </ul>
      </Parchment>
    </Dialog>
  )
}
