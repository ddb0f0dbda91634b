import { type ItemShop, type PackView, takePack } from '@skystair/contract/shop.ts'
import { shortMoney } from '@skystair/rules/format/short-number.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { PriceButton } from '../../platform/goods/price-button.tsx'
import { useCounted } from '../../platform/goods/use-counted.ts'
import { useWait } from '../../platform/language/use-duration.ts'
import { act } from '../../platform/server/act.ts'
import { now, setPlayer } from '../../platform/state/game.ts'
import { figureOf } from '../../stage/art/figurines.ts'
import { Figure } from '../../stage/pictures/figure.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import styles from './goods.module.css'
import shelf from './shop-overlay.module.css'

/** The packs of the week: some are presents, some are paid for, all come in their order. */
export function Packs({ shop, onChange }: { shop: ItemShop; onChange: (shop: ItemShop) => void }) {
  const { t } = useTranslation(['shop', 'common', 'creatures', 'errors', 'player'])
  const wait = useWait()
  const [busy, setBusy] = useState(false)
  const [taken, setTaken] = useState<PackView | null>(null)
  const counted = useCounted()
  const mark = t('common:number.decimal-mark')
  const nameOf = ({ id }: PackView) => t(`pack.name.${id as 'bundle'}`)

  async function take(pack: PackView) {
    setBusy(true)
    const reply = await act(takePack, { params: { id: pack.id } })
    setBusy(false)
    if (reply === null) return
    setPlayer(reply.player)
    onChange(reply.shop)
    setTaken(pack)
  }

  return (
    <section>
      <h3 className={styles.title}>{t('pack.title')}</h3>
      <p className={styles.lead}>{t('pack.lead', { time: wait(Math.max(0, shop.renewsAt - now())) })}</p>
      <ol className={styles.list}>
        {shop.packs.map((pack) => (
          <li key={pack.id} className={styles.item} data-state={pack.state}>
            <Icon name={pack.state === 'TAKEN' ? 'check' : 'gift'} size={2.5} />
            <div className={styles.words}>
              <b>{nameOf(pack)}</b>
              <Gives pack={pack} />
              {pack.guest !== null && (
                <span>
                  {t('pack.guest', {
                    name: t(`creatures:hero.${pack.guest as 'wanderer'}`),
                    time: wait(pack.guestStays),
                  })}
                </span>
              )}
            </div>
            {pack.state === 'NEXT' ? (
              <PriceButton
                size="small"
                goods={nameOf(pack)}
                price={pack.price}
                free={t('pack.free')}
                busy={busy}
                onPay={() => void take(pack)}
              >
                {t('pack.take')}
              </PriceButton>
            ) : pack.state === 'LATER' ? (
              <Button
                size="small"
                colour="grey"
                sound="refuse"
                onClick={() => showToast({ text: t('errors:previous-pack'), tone: 'bad', icon: 'warning' })}
              >
                {t('pack.LATER')}
              </Button>
            ) : (
              <span className={styles.state}>{t('pack.TAKEN')}</span>
            )}
          </li>
        ))}
      </ol>
      <Celebration
        open={taken !== null}
        onClose={() => setTaken(null)}
        title={t('pack.taken')}
        text={taken && nameOf(taken)}
        icon="gift"
        picture={
          taken?.guest ? (
            <span className={shelf.newcomer}>
              <Figure figure={figureOf(taken.guest)} alive />
            </span>
          ) : null
        }
        rewards={(taken?.gives ?? []).map(({ currency, amount }) => ({
          icon: currencyIcons[currency],
          amount: shortMoney(amount, mark),
          label: counted(currency, amount),
        }))}
        actionLabel={t('common:button.close')}
      />
    </section>
  )
}

function Gives({ pack: { gives } }: { pack: PackView }) {
  const { t } = useTranslation(['player', 'common'])
  const mark = t('common:number.decimal-mark')
  return (
    <ul className={styles.gives}>
      {gives.map(({ currency, amount }) => (
        <li key={currency}>
          <Icon name={currencyIcons[currency]} size={1.25} label={t(`resource.name.${currency}`)} />
          {shortMoney(amount, mark)}
        </li>
      ))}
    </ul>
  )
}
