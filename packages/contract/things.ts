import { CONSUMABLE_KINDS } from '@skystair/rules/battle/consumable.ts'
import { HERO_TIERS } from '@skystair/rules/heroes/hero.ts'
import { ARTIFACT_PLACES } from '@skystair/rules/things/artifact.ts'
import { satchelSlots } from '@skystair/rules/things/satchel.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { PlayerView } from './player-view.ts'
import { Count, Fields, Id, OneOf, OrNull } from './shapes.ts'

/** An artifact as anybody may see it. */
export const ArtifactLook = Fields({
  id: Id,
  kind: Type.String(),
  /** Its picture in the atlas of artifacts. */
  icon: Type.String(),
  place: OneOf(ARTIFACT_PLACES),
  rarity: OneOf(HERO_TIERS),
  set: OrNull(Type.String()),
  stair: Count,
  level: Count,
  /** Who wears it; null: it lies in the backpack. */
  heroId: OrNull(Id),
  power: Type.Number(),
  attack: Type.Number(),
  defence: Type.Number(),
  health: Type.Number(),
})
export type ArtifactLook = Static<typeof ArtifactLook>

/** An artifact of one's own. */
export const ArtifactView = Fields({
  ...ArtifactLook.properties,
  locked: Type.Boolean(),
  /** What it is sold for. */
  gold: Count,
  /** What its next level costs; nothing at the highest. */
  upgrade: Type.Array(Fields({ currency: OneOf(['sulfur', 'crystal'] as const), amount: Count })),
  /** Its power after that. */
  upgraded: Type.Number(),
  /** What a hero would keep of it after reforging. */
  reforged: Type.Number(),
})
export type ArtifactView = Static<typeof ArtifactView>

/** What a deed has changed: things that are other now, and those that are no more. */
const Changed = Fields({ player: PlayerView, changed: Type.Array(ArtifactView), gone: Type.Array(Id) })
export type Changed = Static<typeof Changed>

const deed = { who: 'TRIAL', changes: true, reply: Changed } as const
const ThingId = Fields({ id: Id })

export const listArtifacts = call('things.listArtifacts', 'GET /api/artifact/list', {
  summary: 'Everything in the backpack and on the heroes.',
  who: 'TRIAL',
  changes: false,
  reply: Fields({ artifacts: Type.Array(ArtifactView), most: Count }),
})

export const equipArtifact = call('things.equipArtifact', 'POST /api/artifact/{id}/equip', {
  ...deed,
  summary: 'A hero puts a thing on, in the place of what was worn there.',
  params: ThingId,
  body: Fields({ heroId: Id }),
})

export const unequipArtifact = call('things.unequipArtifact', 'POST /api/artifact/{id}/unequip', {
  ...deed,
  summary: 'A thing goes back to the backpack.',
  params: ThingId,
})

export const equipBest = call('things.equipBest', 'POST /api/creature/{id}/artifact/best', {
  ...deed,
  summary: 'A hero puts on the best that is free.',
  params: ThingId,
})

export const lockArtifact = call('things.lockArtifact', 'POST /api/artifact/{id}/lock', {
  ...deed,
  summary: 'A locked thing is neither sold nor reforged.',
  params: ThingId,
  body: Fields({ locked: Type.Boolean() }),
})

export const sellArtifacts = call('things.sellArtifacts', 'POST /api/artifact/sell', {
  ...deed,
  summary: 'Things go to the trader for gold, all of them or none.',
  body: Fields({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }),
})

export const upgradeArtifact = call('things.upgradeArtifact', 'POST /api/forge/{id}/upgrade', {
  ...deed,
  summary: 'One level more, for sulfur and red crystals.',
  params: ThingId,
})

export const reforgeArtifact = call('things.reforgeArtifact', 'POST /api/forge/{id}/reforge', {
  ...deed,
  summary: 'The thing is gone; the hero keeps a quarter of its power.',
  params: ThingId,
  body: Fields({ heroId: Id }),
})

export const showArtifact = call('things.showArtifact', 'GET /api/player/{player}/artifact/{id}', {
  summary: 'The card of a thing of anybody, as it is shown to others.',
  who: 'TRIAL',
  changes: false,
  params: Fields({ player: Id, id: Id }),
  reply: Fields({ artifact: ArtifactLook, owner: Fields({ id: Id, name: OrNull(Type.String()) }) }),
})

const ThingName = Type.String({ maxLength: 60, pattern: '^[a-z-]+$' })

/** Elixirs, scrolls and runes, and what is carried into battle. */
const Satchel = Fields({
  consumables: Type.Array(Fields({ id: Type.String(), kind: OneOf(CONSUMABLE_KINDS), count: Count })),
  runes: Type.Array(
    Fields({
      id: Type.String(),
      count: Count,
      /** What the next of them adds to a hero for ever. */
      gain: Fields({
        attack: Type.Number(),
        defence: Type.Number(),
        health: Type.Number(),
        poison: Type.Number(),
      }),
    }),
  ),
  /** What each slot is for; null: nothing was chosen and everything is carried. */
  slots: OrNull(Type.Array(OrNull(Type.String()))),
  slotsCount: Count,
  slotHolds: Count,
  fromStair: Count,
})
export type Satchel = Static<typeof Satchel>

export const listSatchel = call('things.listSatchel', 'GET /api/consumable/list', {
  summary: 'Elixirs, scrolls and runes of one’s own, and the slots for battle.',
  who: 'TRIAL',
  changes: false,
  reply: Satchel,
})

export const chooseSlots = call('things.chooseSlots', 'POST /api/consumable/slots/set', {
  summary: 'What is carried into battle, slot by slot.',
  who: 'TRIAL',
  changes: true,
  body: Fields({ slots: Type.Array(OrNull(ThingName), { maxItems: satchelSlots }) }),
  reply: Satchel,
})

export const drawRune = call('things.drawRune', 'POST /api/rune/{id}/use', {
  summary: 'A rune is drawn on a hero, who is stronger for ever.',
  who: 'TRIAL',
  changes: true,
  params: Fields({ id: ThingName }),
  body: Fields({ heroId: Id }),
  reply: Fields({ player: PlayerView, satchel: Satchel }),
})
