import type { Event } from '@skystair/rules/battle/event.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { decimalMark } from '../../../platform/language/decimal-mark.ts'
import { sound } from '../../../sound/sound.ts'
import { bestBlowKey } from '../effects/best-blow.ts'
import { type Effects, hues } from '../effects/effects.ts'
import type { Creature } from '../play/board.ts'
import type { Actor } from './actor.ts'
import type { Cue } from './choreography.ts'

const gold = 0xffe27a
const grey = 0xd8d0ea
/** A blow that takes so much of the whole health is a great one. */
const greatShare = 0.3
const lightStop = 0.06
const heavyStop = 0.11
const toldInFull = 10_000_000

interface Stage {
  readonly actors: ReadonlyMap<number, Actor>
  readonly effects: Effects
  readonly creature: (id: number) => Creature | undefined
  /** The blow freezes for a moment. */
  readonly hold: (seconds: number) => void
  /** The camera is pushed the way the blow goes. */
  readonly push: (way: 1 | -1 | 0, strength: number) => void
  /** A boss that many fight; `isBest`: nothing stronger has struck it. */
  readonly raid: { readonly bossId: number; readonly isBest: (damage: number) => boolean } | null
}

/** 482 600, or 482,600 where a comma does not part the tenths. */
const fullNumber = (damage: number): string =>
  damage < toldInFull
    ? String(Math.floor(damage)).replace(/\B(?=(\d{3})+$)/g, decimalMark() === ',' ? ' ' : ',')
    : amountOf(damage)

const amountOf = (health: number): string => shortNumber(health, decimalMark())

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>

/** Turns cues into motion, light and sound. */
export class Performer {
  private readonly stage: Stage

  constructor(stage: Stage) {
    this.stage = stage
  }

  perform(cue: Cue): void {
    if (cue.kind === 'event') this.show(cue.event)
    else this.act(cue)
  }

  private show(event: Event): void {
    const show = this.shows[event.type] as ((event: Event) => void) | undefined
    show?.(event)
  }

  private act(cue: Exclude<Cue, { kind: 'event' }>): void {
    const actor = this.stage.actors.get(cue.id)
    if (cue.kind === 'answer') actor?.answer(cue.speed)
    else if (cue.kind === 'cast') actor?.cast()
    else {
      const target = this.stage.actors.get(cue.targetId)
      if (actor === undefined || target === undefined) return
      if (cue.kind === 'charge') actor.charge(target, cue.holds)
      else this.shoot(actor, target, cue.seconds)
    }
  }

  private shoot(actor: Actor, target: Actor, seconds: number): void {
    const { effects, creature } = this.stage
    const hue = hues[creature(actor.id)?.colour ?? 'red']
    const chest = () => target.chest
    if (actor.plan === 'archer') {
      sound.effect('arrow')
      effects.arrow(actor.puppet.mark('palm'), chest, hue[0], seconds)
      return
    }
    sound.effect(hue === hues.blue ? 'lightning' : 'fireball')
    if (actor.plan === 'dragon' || actor.plan === 'zmey')
      effects.breath(() => actor.puppet.mark('mouth', 'mouth-headMiddle'), chest, hue, seconds)
    else if (hue === hues.blue)
      effects.lightning(actor.puppet.mark('tip', 'mouth', 'palm'), chest, hue, seconds)
    else effects.bolt(actor.puppet.mark('tip', 'mouth', 'palm'), chest, hue, seconds)
  }

  private readonly shows: { readonly [Type in Event['type']]?: (event: EventOf<Type>) => void } = {
    hit: (event) => this.hit(event),
    missed: (event) => this.miss(event),
    countered: (event) => this.counter(event),
    died: (event) => this.die(event),
    consumed: (event) => this.consume(event),
    finished: (event) => this.finish(event),
    'round-started': () => sound.effect('turn'),
    survived: ({ creatureId }) =>
      this.at(creatureId, (actor, effects) => {
        sound.effect('luck')
        effects.pillar(actor.foot, gold)
        actor.puppet.blaze(0.9)
      }),
    poisoned: ({ creatureId }) =>
      this.at(creatureId, (actor, effects) => {
        sound.effect('poison')
        effects.poison(actor.chest, 10)
      }),
    'poison-ticked': ({ creatureId, damage }) =>
      this.at(creatureId, (actor, effects) => {
        sound.effect('poison')
        effects.poison(actor.chest, 8)
        effects.number(actor.crown, `-${amountOf(damage)}`, 'poison')
        actor.suffer(0.25)
      }),
    resurrected: ({ creatureId, health }) =>
      this.at(creatureId, (actor, effects) => {
        sound.effect('resurrection')
        actor.rise()
        effects.pillar(actor.foot, gold)
        effects.number(actor.crown, `+${amountOf(health)}`, 'heal')
      }),
    healed: ({ creatureId, amount }) =>
      this.at(creatureId, (actor, effects) => {
        sound.effect('heal')
        actor.puppet.blaze(0.5)
        effects.heal(actor.chest)
        effects.number(actor.crown, `+${amountOf(amount)}`, 'heal')
      }),
    mirrored: (event) => this.mirror(event),
    skipped: ({ creatureId }) =>
      this.at(creatureId, (actor) => {
        sound.effect('turn')
        actor.flinch()
      }),
  }

  private hit(event: EventOf<'hit'>): void {
    const { effects, hold, actors, raid } = this.stage
    const [attacker, defender] = [actors.get(event.attackerId), actors.get(event.defenderId)]
    if (attacker === undefined || defender === undefined) return
    const hue = hues[event.colour]
    if (event.effect === 'GOLEM_BLOCK' || event.effect === 'CLAN_BLOCK') {
      sound.effect(event.effect === 'GOLEM_BLOCK' ? 'block' : 'shield')
      effects.shield(defender.chest, defender.side, event.effect === 'GOLEM_BLOCK' ? hue[1] : gold)
    }
    if (event.damage <= 0) {
      effects.number(defender.crown, '0', 'nothing')
      hold(lightStop)
      return
    }
    const share = event.damage / Math.max(1, event.healthTotal)
    const great = event.lucky || share >= greatShare
    const strength = Math.min(1, share * 2) + (event.lucky ? 0.5 : 0)
    if (event.shapeshifted) sound.effect('shapeshift')
    if (event.attackKind === 'DEFAULT') this.mark(attacker, defender, hue[0])
    sound.attack(event.damage)
    if (event.lucky) sound.effect('critical')
    effects.impact(defender.chest, hue, strength)
    if (event.defenderId === raid?.bossId) this.tellBlow(defender, event.damage, raid.isBest(event.damage))
    else effects.number(defender.crown, `-${amountOf(event.damage)}`, great ? 'great' : 'hurt')
    this.stage.push(attacker.side, strength)
    defender.suffer(great ? 0.7 : 0.45, 0.3 + Math.min(0.7, strength))
    hold(great ? heavyStop : lightStop)
  }

  /** Many look at this number: it is told in full, where the boss is largest. */
  private tellBlow(boss: Actor, damage: number, isBest: boolean): void {
    const { effects } = this.stage
    if (isBest) {
      sound.effect('critical')
      this.stage.push(0, 0.6)
    }
    effects.number(boss.chest, `-${fullNumber(damage)}`, 'mighty', isBest ? bestBlowKey : null)
  }

  /** What the weapon leaves: a blade cuts, claws tear, a fist raises dust. */
  private mark(attacker: Actor, defender: Actor, tint: number): void {
    const { effects } = this.stage
    const { plan, side } = attacker
    if (plan === 'biped' || plan === 'robed' || plan === 'jinn' || plan === 'archer')
      effects.slash(defender.chest, side, tint)
    else if (plan === 'golem' || plan === 'blob') effects.dust(defender.foot, 14)
    else effects.claws(defender.chest, side, tint)
  }

  private miss(event: EventOf<'missed'>): void {
    this.at(event.defenderId, (actor, effects) => {
      sound.effect('miss')
      effects.sparkle(actor.chest, grey, 12)
      effects.number(actor.crown, '0', 'nothing')
      actor.flinch()
    })
  }

  private counter(event: EventOf<'countered'>): void {
    const { effects, actors, hold } = this.stage
    const [attacker, defender] = [actors.get(event.attackerId), actors.get(event.defenderId)]
    if (attacker === undefined || defender === undefined) return
    sound.attack(event.damage)
    this.mark(attacker, defender, 0xffffff)
    effects.impact(defender.chest, hues.yellow, 0.25)
    effects.number(defender.crown, `-${amountOf(event.damage)}`, 'hurt')
    this.stage.push(attacker.side, 0.1)
    defender.suffer(0.4, 0.35)
    hold(lightStop)
  }

  /** The blow flies back the way it came. */
  private mirror(event: EventOf<'mirrored'>): void {
    const { effects, actors, hold } = this.stage
    const [boss, defender] = [actors.get(event.attackerId), actors.get(event.defenderId)]
    if (boss === undefined || defender === undefined) return
    sound.effect('shield')
    effects.shield(boss.chest, boss.side, gold)
    effects.impact(defender.chest, hues.yellow, 0.7)
    effects.number(defender.crown, `-${amountOf(event.damage)}`, 'great')
    this.stage.push(boss.side, 0.4)
    defender.suffer(0.6, 0.7)
    hold(heavyStop)
  }

  private die(event: EventOf<'died'>): void {
    const { creature } = this.stage
    sound.effect(creature(event.creatureId)?.side === 'player' ? 'hero_death' : 'monster_death')
    this.at(event.creatureId, (actor, effects) => actor.fall(() => effects.dust(actor.foot, 14)))
  }

  private consume(event: EventOf<'consumed'>): void {
    sound.effect(event.consumableId.startsWith('scroll') ? 'scroll' : 'potion')
    this.at(event.targetCreatureId, (actor, effects) => {
      if (event.effect === 'burn') {
        sound.effect('fireball')
        effects.impact(actor.chest, hues.red, 0.8)
        effects.number(actor.crown, `-${amountOf(event.amount)}`, 'great')
        this.stage.push(0, 0.5)
        actor.suffer(0.7, 0.5)
        return
      }
      sound.effect('heal')
      actor.puppet.blaze(0.6)
      if (event.effect === 'heal' || event.effect === 'cleanse') effects.heal(actor.chest)
      else effects.pillar(actor.foot, gold)
      if (event.effect === 'heal') effects.number(actor.crown, `+${amountOf(event.amount)}`, 'heal')
    })
  }

  private finish({ winner }: EventOf<'finished'>): void {
    const { actors, creature, effects, raid } = this.stage
    if (winner === 'player') effects.fireworks()
    // Nobody beats the boss of a raid alone: who is still standing has done well.
    const glad = raid === null ? winner : 'player'
    for (const [id, actor] of actors) {
      const one = creature(id)
      if (one === undefined || one.health <= 0) continue
      if (one.side === glad) actor.rejoice()
      else if (raid === null) actor.kneel()
    }
  }

  private at(id: number, show: (actor: Actor, effects: Effects) => void): void {
    const actor = this.stage.actors.get(id)
    if (actor !== undefined) show(actor, this.stage.effects)
  }
}
