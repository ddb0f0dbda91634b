import { REALM } from '@skystair/content/realm.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import type { Realm } from '@skystair/rules/road/road-design.ts'
import { asTold } from '@skystair/rules/story/as-told.ts'
import { recall } from '@skystair/rules/story/memory.ts'

/** The world as this player's answers have made it. */
export const realmOf = (player: Player): Realm => asTold(REALM, TALE, recall(TALE, climberOf(player)))
