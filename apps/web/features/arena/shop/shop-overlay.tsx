import { arenaShop, buyArenaGood } from '@skystair/contract/arena.ts'
import { leagueNamed } from '@skystair/rules/arena/leagues.ts'
import { isSold } from '@skystair/rules/arena/shop.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { WeekShop } from '../../../platform/goods/week-shop.tsx'
import { useWait } from '../../../platform/language/use-duration.ts'
import { PageDialog } from '../../../platform/pages/page-dialog.tsx'
import { act } from '../../../platform/server/act.ts'
import { ask } from '../../../platform/server/ask.ts'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { arenaKey } from '../arena-state.ts'
import { GoodPicture } from './good-picture.tsx'
import { useGoodWords } from './use-good-words.ts'

const shopKey = [...arenaKey, 'shop'] as const
const rarities = {
  tickets: 'usual',
  frame: 'usual',
  artifact: 'legendary',
  hammer: 'mythical',
  guest: 'mythical',
} as const

/** What amethysts buy. */
export default function ArenaShopOverlay() {
  const { t } = useTranslation('arena')
  const queries = useQueryClient()
  const wait = useWait()
  const { nameOf } = useGoodWords()
  return (
    <PageDialog title={t('shop-page.title')} colour="purple">
      <WeekShop
        title={t('shop-page.title')}
        buyLabel={t('shop-page.buy')}
        newIn={(time) => t('shop-page.new-in', { time })}
        currency="amethyst"
        shopKey={shopKey}
        load={(signal) => ask(arenaShop, {}, signal)}
        purchase={(id) => act(buyArenaGood, { params: { id } })}
        // A frame of one's own stands among those that can be worn.
        onBought={() => void askAgain(queries, [...arenaKey, 'view'])}
        show={(good, { bestLeague }) => ({
          name: nameOf(good),
          rarity: rarities[good.kind],
          picture: <GoodPicture good={good} />,
          later: isSold(good, bestLeague)
            ? null
            : t('shop-page.later', { league: t(`leagues.${leagueNamed(good.fromLeague)}`) }),
          gone: t(good.kind === 'frame' ? 'shop-page.owned' : 'shop-page.sold-out'),
          note:
            good.lasts !== null
              ? t('shop-page.lasts', { time: wait(good.lasts) })
              : good.kind !== 'frame' && t('shop-page.left', { count: good.left }),
          bought: t(`shop-page.bought.${good.kind}`),
        })}
      />
    </PageDialog>
  )
}
