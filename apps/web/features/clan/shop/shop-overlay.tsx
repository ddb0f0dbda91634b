import { buyClanGood, clanShop } from '@skystair/contract/clan.ts'
import type { MyClan } from '@skystair/contract/clan-view.ts'
import { useTranslation } from 'react-i18next'
import { WeekShop } from '../../../platform/goods/week-shop.tsx'
import { act } from '../../../platform/server/act.ts'
import { ask } from '../../../platform/server/ask.ts'
import { ClanPage } from '../clan-page.tsx'
import { clanKey } from '../clan-state.ts'
import { GoodPicture } from './good-picture.tsx'
import { useGoodWords } from './use-good-words.ts'

const shopKey = [...clanKey, 'shop'] as const
const rarities = { consumable: 'usual', artifact: 'legendary', hammer: 'mythical', guest: 'supreme' } as const

/** What members may buy this week for their own gears, what is sold out, and what a higher clan will sell. */
export default function ClanShopOverlay() {
  const { t } = useTranslation('clan')
  return <ClanPage title={t('shop.title')}>{(mine) => <Goods mine={mine} />}</ClanPage>
}

function Goods({ mine }: { mine: MyClan }) {
  const { t } = useTranslation('clan')
  const { nameOf } = useGoodWords()
  return (
    <WeekShop
      title={t('shop.title')}
      buyLabel={t('shop.buy')}
      newIn={(time) => t('shop.new-in', { time })}
      currency="gear"
      shopKey={shopKey}
      load={(signal) => ask(clanShop, {}, signal)}
      purchase={(id) => act(buyClanGood, { params: { id } })}
      show={(good) => ({
        name: nameOf(good),
        rarity: rarities[good.kind],
        picture: <GoodPicture good={good} />,
        later: mine.clan.level < good.fromLevel ? t('shop.later', { level: good.fromLevel }) : null,
        gone: t('shop.sold-out'),
        note: t('shop.left', { count: good.left }),
        bought: t(`shop.bought.${good.kind}`),
      })}
    />
  )
}
