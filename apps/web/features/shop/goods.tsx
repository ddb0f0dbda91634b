import { type ItemShop, itemShop } from '@skystair/contract/shop.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CampaignNote } from '../../platform/calendar/campaign-note.tsx'
import { useAnswer } from '../../platform/server/use-answer.ts'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { Boosters } from './boosters.tsx'
import { Packs } from './packs.tsx'

/** What the shop sells beside heroes: boosters, and the packs of the week. */
export function Goods() {
  const { t } = useTranslation('shop')
  const { answer } = useAnswer(itemShop, {})
  const [newer, setNewer] = useState<ItemShop | null>(null)
  const shop = newer ?? answer
  if (shop === null) return <Skeleton label={t('loading')} shape="row" count={4} />
  return (
    <>
      <CampaignNote type="BOOSTER" />
      <Boosters boosters={shop.boosters} />
      <Packs shop={shop} onChange={setNewer} />
    </>
  )
}
