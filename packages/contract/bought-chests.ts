import { CAMPAIGN_CHESTS, CHEST_CAMPAIGNS } from '@skystair/rules/chests/bought-chest.ts'
import { call } from './call.ts'
import { ChestStatus, opened } from './chests.ts'
import { Fields, OneOf } from './shapes.ts'

export const openChest = call('chests.open', 'POST /api/campaign/chest/{campaign}/{chest}/open', {
  summary: 'Open a chest that what was bought has reached, once in a run of its campaign.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ campaign: OneOf(CHEST_CAMPAIGNS), chest: OneOf(CAMPAIGN_CHESTS) }),
  reply: Fields({ ...opened, status: ChestStatus }),
})
