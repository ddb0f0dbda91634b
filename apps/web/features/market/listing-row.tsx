import type { ListingView } from '@skystair/contract/market.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import type { Currency } from '@skystair/rules/wallet/wallet.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { usePriceNumber } from '../../platform/goods/use-price-number.ts'
import { ArtifactIcon } from '../../stage/pictures/artifact-icon.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Price } from '../../ui/numbers/price.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import { Slot } from '../../ui/surfaces/slot.tsx'
import styles from './market-overlay.module.css'
import { useSubjectName } from './use-subject-name.ts'

type Properties = {
  listing: ListingView
  /** Under the name. */
  text: ReactNode
  /** Instead of the price. */
  end?: ReactNode
  onOpen?: () => void
}

/** A thing or a heap of supplies, with its price. */
export function ListingRow({ listing, text, end = null, onOpen }: Properties) {
  const nameOf = useSubjectName()
  return (
    <div className={styles.row}>
      <ListRow
        start={<ListingPicture listing={listing} />}
        title={nameOf(listing)}
        text={text}
        end={end ?? <ListingPrice listing={listing} />}
        onClick={onOpen ?? null}
      />
    </div>
  )
}

export function ListingPrice({ listing: { payment, price } }: { listing: ListingView }) {
  const { t } = useTranslation('shop')
  const amount = usePriceNumber()(price)
  return <Price icon={currencyIcons[payment]} amount={amount} label={t(`price.${payment}`, { amount })} />
}

export function ListingPicture({ listing }: { listing: ListingView }) {
  const { t } = useTranslation(['market', 'things', 'common'])
  const nameOf = useSubjectName()
  const [artifact] = listing.artifact
  const mark = t('common:number.decimal-mark')
  return (
    <Slot
      label={nameOf(listing)}
      rarity={artifact?.rarity ?? null}
      count={
        artifact
          ? artifact.level > 0
            ? t('things:level', { level: artifact.level })
            : null
          : `×${shortCurrency(listing.subject as Currency, listing.amount, mark)}`
      }
    >
      <span className={styles.picture}>
        {artifact ? (
          <ArtifactIcon icon={artifact.icon} rarity={artifact.rarity} />
        ) : (
          <Icon name={currencyIcons[listing.subject as Currency]} size={2.25} />
        )}
      </span>
    </Slot>
  )
}
