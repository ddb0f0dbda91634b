import { THING_KINDS } from '@skystair/rules/economy/reward.ts'
import { SKILL_TYPES } from '@skystair/rules/skill/skills.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { Type } from 'typebox'
import { PlayerView } from './player-view.ts'
import { Count, Fields, OneOf, OrNull } from './shapes.ts'

const gains = {
  amounts: Type.Array(Fields({ currency: OneOf(currencies), amount: Count })),
  experience: Count,
  heroExperience: Type.Number(),
  skills: Type.Array(Fields({ skillType: OneOf(SKILL_TYPES), amount: Type.Number() })),
  things: Type.Array(Fields({ kind: OneOf(THING_KINDS), id: Type.String(), stair: Count })),
}

/** What somebody got, in the order in which it should be shown. */
export const RewardView = Fields({
  ...gains,
  /** A level reached by it, and what that brought on top. */
  levelUp: OrNull(Fields({ level: Count, reward: Fields(gains) })),
})

/** The player with it. */
export const Received = Fields({ player: PlayerView, reward: RewardView })
