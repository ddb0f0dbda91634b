import type { ListingView } from '@skystair/contract/market.ts'
import type { ArtifactView } from '@skystair/contract/things.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type { Currency } from '@skystair/rules/wallet/wallet.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { usePriceNumber } from '../../platform/goods/use-price-number.ts'
import { useGame } from '../../platform/state/game.ts'
import { gainOf } from '../../platform/things/best-wearer.ts'
import { ArtifactIcon } from '../../stage/pictures/artifact-icon.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { classes } from '../../ui/theme/classes.ts'
import rarityStyles from '../../ui/theme/rarity.module.css'
import { ListingPrice } from './listing-row.tsx'
import styles from './listing-tile.module.css'
import { useSubjectName } from './use-subject-name.ts'

type Properties = {
  listing: ListingView
  /** What the player owns and wears. */
  things: readonly ArtifactView[]
  onOpen: () => void
}

/** An offer among many: a large picture, whose it is, and what it costs. */
export function ListingTile({ listing, things, onOpen }: Properties) {
  const { t } = useTranslation(['market', 'things', 'common'])
  const nameOf = useSubjectName()
  const exact = usePriceNumber()
  const play = usePressSound()
  const player = useGame((state) => state.player)
  const [artifact] = listing.artifact
  const mark = t('common:number.decimal-mark')
  const gain = artifact && player ? gainOf(artifact, player.creatures, things) : 0
  const isMine = player?.id === listing.sellerId
  return (
    <button
      type="button"
      className={classes(rarityStyles.rarity, styles.tile)}
      data-rarity={artifact?.rarity ?? 'usual'}
      onClick={() => {
        play('open')
        onOpen()
      }}
    >
      <span className={styles.picture}>
        {artifact ? (
          <ArtifactIcon icon={artifact.icon} rarity={artifact.rarity} />
        ) : (
          <Icon name={currencyIcons[listing.subject as Currency]} size={3.5} />
        )}
      </span>
      {artifact && (
        <span className={styles.power}>
          <Icon name="crown" size={0.875} label={t('things:power-label')} />
          {shortNumber(artifact.power, mark)}
        </span>
      )}
      {!artifact && <span className={styles.power}>×{exact(listing.amount)}</span>}
      {gain > 0 && !isMine && (
        <span className={styles.gain}>
          <Icon name="up" size={0.875} label={t('better')} />
          {shortNumber(gain, mark)}
        </span>
      )}
      <span className={styles.words}>
        <b className={styles.name}>{nameOf(listing)}</b>
        <span className={styles.seller}>
          {isMine ? t('tab.sell') : (listing.sellerName ?? t('common:unknown-player'))}
        </span>
      </span>
      <span className={styles.price}>
        <ListingPrice listing={listing} />
      </span>
    </button>
  )
}
