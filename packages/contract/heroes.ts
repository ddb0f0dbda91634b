import { STAT_SOURCES } from '@skystair/rules/heroes/hero-parts.ts'
import { mostSavedSquads } from '@skystair/rules/heroes/squad.ts'
import { SKILL_TYPES, SPECIAL_SKILLS } from '@skystair/rules/skill/skills.ts'
import { type Static, Type } from 'typebox'
import { call } from './call.ts'
import { ForceSheet } from './force-view.ts'
import { HeroView } from './hero-view.ts'
import { PlayerView } from './player-view.ts'
import { Count, Fields, Id, OneOf, OrNull } from './shapes.ts'
import { ArtifactView } from './things.ts'

const HeroId = Fields({ id: Id })
const Squad = Type.Array(Id, { maxItems: 12 })

export const SpecialView = Fields({ skill: OneOf(SPECIAL_SKILLS), chance: Type.Number() })

/** All there is to know of one's own hero. */
export const HeroPage = Fields({
  hero: HeroView,
  /** Experience at which the next rank comes; null at the limit. */
  nextRankAt: OrNull(Type.Number()),
  parts: Type.Array(
    Fields({
      skillType: OneOf(SKILL_TYPES),
      sources: Type.Array(Fields({ source: OneOf(STAT_SOURCES), amount: Type.Number() })),
    }),
  ),
  specials: Type.Array(SpecialView),
  /** What it can learn. */
  sheet: ForceSheet,
  /** What it wears. */
  artifacts: Type.Array(ArtifactView),
  /** Heroes that can be merged into this one. */
  mergeable: Type.Array(Id),
  /** Whether it may be let go, and the gold it leaves then. */
  canLeave: Type.Boolean(),
  farewell: Count,
})
export type HeroPage = Static<typeof HeroPage>

export const getHero = call('heroes.getHero', 'GET /api/creature/{id}/get', {
  summary: 'A hero of one’s own: what it is made of and what can be done with it.',
  who: 'TRIAL',
  changes: false,
  params: HeroId,
  reply: HeroPage,
})

export const chooseSquad = call('heroes.chooseSquad', 'POST /api/creature/squad/set', {
  summary: 'Who fights, in this order: up to six, the leader first.',
  who: 'TRIAL',
  changes: true,
  body: Fields({ heroIds: Squad }),
  reply: PlayerView,
})

export const saveSquad = call('heroes.saveSquad', 'POST /api/creature/squad/save', {
  summary: 'Keep a squad for later under one of the places.',
  who: 'TRIAL',
  changes: true,
  body: Fields({ place: Type.Integer({ minimum: 0, maximum: mostSavedSquads - 1 }), heroIds: Squad }),
  reply: PlayerView,
})

export const mergeHeroes = call('heroes.mergeHeroes', 'POST /api/creature/{id}/merge', {
  summary: 'Two heroes of one kind become one of a higher rank.',
  who: 'TRIAL',
  changes: true,
  params: HeroId,
  body: Fields({ otherId: Id }),
  reply: PlayerView,
})

export const dismissHero = call('heroes.dismissHero', 'POST /api/creature/{id}/dismiss', {
  summary: 'Let a hero go for good.',
  who: 'TRIAL',
  changes: true,
  params: HeroId,
  reply: PlayerView,
})
