import { sendGift } from './give.ts'
import { giftKinds, listGifts } from './list.ts'
import { takeGift, thankForGift } from './receive.ts'

export const giftsRoutes = [giftKinds, listGifts, sendGift, takeGift, thankForGift]
