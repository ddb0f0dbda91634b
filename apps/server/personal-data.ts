import { arenaData } from './features/arena/personal-data.ts'
import { bankData } from './features/bank/personal-data.ts'
import { battleData } from './features/battle/personal-data.ts'
import { chatData } from './features/chat/personal-data.ts'
import { clanData } from './features/clan/personal-data.ts'
import { drawsData } from './features/draws/personal-data.ts'
import { eventData } from './features/event/personal-data.ts'
import { forumData } from './features/forum/personal-data.ts'
import { friendsData } from './features/friends/personal-data.ts'
import { giftsData } from './features/gifts/personal-data.ts'
import { mailData } from './features/mail/personal-data.ts'
import { marketData } from './features/market/personal-data.ts'
import { moderationData } from './features/moderation/personal-data.ts'
import { pushData } from './features/push/personal-data.ts'
import { securityData } from './features/security/personal-data.ts'
import { wheelData } from './features/wheel/personal-data.ts'
import { type PersonalData, personalDataOfTheFrame } from './platform/people/personal-data.ts'

/** Who answers for which tables when a player asks what is kept, or leaves. */
export const personalData: readonly PersonalData[] = [
  personalDataOfTheFrame,
  securityData,
  battleData,
  chatData,
  mailData,
  marketData,
  moderationData,
  giftsData,
  forumData,
  clanData,
  bankData,
  arenaData,
  drawsData,
  wheelData,
  eventData,
  pushData,
  friendsData,
]
