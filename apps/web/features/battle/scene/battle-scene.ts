import { type Rig, UNITS_PER_PIXEL } from '@skystair/art/clips/rig.ts'
import type { BattleStatus } from '@skystair/contract/battle.ts'
import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import i18next from 'i18next'
import * as Phaser from 'phaser'
import { feastsNow } from '../../../platform/event/feast-now.ts'
import { useBattle } from '../../../platform/state/battle-state.ts'
import { useStage } from '../../../platform/state/stage-state.ts'
import { sound } from '../../../sound/sound.ts'
import { Clouds } from '../../../stage/air/clouds.ts'
import { artScale } from '../../../stage/art/art-scale.ts'
import { figureOf } from '../../../stage/art/figurines.ts'
import { puppetArt, textureKey } from '../../../stage/art/first-art.ts'
import { loadArt } from '../../../stage/art/load-art.ts'
import { makeRoom } from '../../../stage/art/make-room.ts'
import { feastArt } from '../../../stage/feast/feast-art.ts'
import { putOnHat } from '../../../stage/feast/put-on-hat.ts'
import { fitCamera, referenceHeight } from '../../../stage/game/fit-camera.ts'
import { longestStep } from '../../../stage/game/longest-step.ts'
import { paintEffects } from '../../../stage/paint/paint-effects.ts'
import { leaveSeats, seatTogether } from '../../../stage/puppet/cast-sheet.ts'
import { paintBestBlow } from '../effects/best-blow.ts'
import { Effects } from '../effects/effects.ts'
import { bossOf, type Creature, stands } from '../play/board.ts'
import { afterPerformance, isMyMove } from '../play/moves.ts'
import {
  beginPlay,
  queueEvents,
  type Standing,
  showEvent,
  showFinalBoard,
  usePlay,
} from '../play/play-state.ts'
import { Actor } from './actor.ts'
import { Aim } from './aim.ts'
import { BattleGround, groundArt, groundOf } from './battle-ground.ts'
import { timelineOf } from './choreography.ts'
import { Director } from './director.ts'
import { dressedFor } from './dressed-for.ts'
import type { Field } from './formation.ts'
import { lineUp } from './line-up.ts'
import { Performer } from './performer.ts'

const bossSize = 1.3
/** The boss of a raid does not run: it leans over. */
const bossStride = 0.28
/** Half of its body, in shares of its height. */
const bossHalf = 0.34
const frozen = 0.05
/** Between the upper bar and the highest head. */
const plateRoom = 46
/** Seconds between two bubbles over whoever is poisoned. */
const bubbling = 0.45

interface Cast {
  readonly ground: BattleGround
  readonly actors: ReadonlyMap<number, Actor>
  readonly effects: Effects
  readonly performer: Performer
  readonly aim: Aim
}

/** Two squads face each other. The scene plays what the server tells and decides nothing. */
export class BattleScene extends Phaser.Scene {
  private cast: Cast | null = null
  private clouds: Clouds | null = null
  private director = new Director()
  private performing = false
  private stop = 0
  private bubbles = 0

  create(): void {
    const { battle, replay } = useBattle.getState()
    const beginning = replay?.beginning ?? battle
    if (beginning === null) throw new Error('no battle to show')
    this.director = new Director()
    this.performing = false
    this.stop = 0
    beginPlay(beginning)
    sound.place(trackOf(beginning))
    fitCamera(this, () => this.arrange())
    this.clouds = new Clouds(this, referenceHeight(this))
    const stopWatching = usePlay.subscribe((now, before) => {
      if (now.covered !== before.covered) this.arrange()
    })
    this.events.once('shutdown', () => {
      stopWatching()
      sound.place(null)
      this.cast = null
      this.clouds = null
      leaveSeats(this)
    })
    void this.gather(beginning)
  }

  override update(_time: number, delta: number): void {
    const real = Math.min(delta / 1000, longestStep)
    this.clouds?.tick(real)
    if (this.cast !== null) this.play(this.cast, real)
  }

  /** Fetches whoever and whatever is not here yet, and lets the clouds part. */
  private async gather(beginning: BattleStatus): Promise<void> {
    const scale = artScale(this) === 2 ? 2 : 1
    const ground = groundOf(beginning)
    const figures = new Set(beginning.creatures.map(({ imageId }) => figureOf(imageId)))
    const feast = dressedFor(beginning, useBattle.getState().feast, feastsNow())
    const files = [
      ...groundArt(ground, scale),
      ...[...figures].flatMap((id) => puppetArt(id, scale)),
      ...feastArt(feast, scale),
    ]
    makeRoom(this, files)
    const missing = files.filter((file) => {
      const key = textureKey(file)
      return file.kind === 'rig' ? !this.cache.json.exists(key) : !this.textures.exists(key)
    })
    await Promise.all([
      missing.length === 0 ? null : loadArt(this, missing),
      paintEffects(this.textures),
      usePlay.getState().isRaid ? this.paintWords() : null,
    ])
    if (!this.sys.isActive()) return
    seatTogether(
      this,
      [...figures].map((id) => textureKey({ kind: 'puppet', id })),
    )
    this.cast = this.stage(ground)
    this.dress(this.cast, feast)
    this.arrange()
    this.clouds?.part()
    sound.effect('battle_start')
    const { replay } = useBattle.getState()
    if (replay === null) afterPerformance()
    else queueEvents(replay.ending.events)
  }

  private dress({ actors }: Cast, feast: EventKind | null): void {
    if (feast === null) return
    for (const { id, side } of usePlay.getState().board) {
      const actor = side === 'enemy' ? actors.get(id) : undefined
      if (actor !== undefined) void putOnHat(this, actor.puppet, feast)
    }
  }

  private async paintWords(): Promise<void> {
    await i18next.loadNamespaces('raid')
    await paintBestBlow(this.textures, i18next.t('raid:best-blow'))
  }

  private stage(ground: ReturnType<typeof groundOf>): Cast {
    const { isRaid, board } = usePlay.getState()
    const boss = isRaid ? bossOf(board) : undefined
    const stands = lineUp(board, isRaid, this.field(), this.heightOf)
    const actors = new Map<number, Actor>()
    for (const { id, imageId, kind, health } of board) {
      const spot = stands.get(id)
      if (spot === undefined) continue
      const build = isRaid ? { stride: id === boss?.id ? bossStride : 1 } : { scale: sizeOf(kind) }
      const actor = new Actor(this, id, figureOf(imageId), spot.facing, spot, build)
      if (health <= 0) actor.vanish()
      actors.set(id, actor)
    }
    const effects = new Effects(this)
    const performer = new Performer({
      actors,
      effects,
      creature: (id) => usePlay.getState().board.find((one) => one.id === id),
      hold: (seconds) => {
        this.stop = Math.max(this.stop, seconds)
      },
      raid:
        boss === undefined
          ? null
          : { bossId: boss.id, isBest: (damage) => damage >= usePlay.getState().bestBlow },
    })
    return { ground: new BattleGround(this, ground), actors, effects, performer, aim: new Aim(this, actors) }
  }

  private play(cast: Cast, real: number): void {
    const { speed, paused, pending, rushed, board } = usePlay.getState()
    if (pending !== null && !this.performing) this.begin(cast, pending)
    let seconds = paused ? 0 : real * speed
    if (this.stop > 0) {
      this.stop -= seconds
      seconds *= frozen
    }
    if (this.performing && rushed) this.rush(cast)
    else if (this.performing) this.advance(cast, seconds)
    const mine = isMyMove()
    for (const creature of board) {
      const actor = cast.actors.get(creature.id)
      if (actor !== undefined && !this.performing) agree(actor, creature)
      actor?.shade(mine && creature.side === 'player' && !creature.canAct)
      actor?.tick(seconds, paused ? 0 : real)
    }
    this.bubble(cast, seconds)
    cast.effects.tick(seconds)
    cast.aim.tick(real)
    this.tellAway(cast)
  }

  private begin({ actors }: Cast, pending: Parameters<typeof timelineOf>[0]): void {
    const still = { duration: 1, hit: 0.5 }
    this.performing = true
    this.director.begin(timelineOf(pending, (id) => actors.get(id)?.clips ?? { attack: still, cast: still }))
  }

  private advance({ performer }: Cast, seconds: number): void {
    for (const cue of this.director.tick(seconds)) {
      if (cue.kind === 'event') showEvent(cue.event)
      performer.perform(cue)
    }
    if (this.director.isDone) this.finish()
  }

  /** Not shown, but told; and everybody is where and what they would be. */
  private rush({ actors }: Cast): void {
    for (const cue of this.director.rush()) if (cue.kind === 'event') showEvent(cue.event)
    this.finish()
    for (const creature of usePlay.getState().board) if (!stands(creature)) actors.get(creature.id)?.vanish()
  }

  private finish(): void {
    this.performing = false
    const { battle, replay } = useBattle.getState()
    const known = replay?.ending ?? battle
    if (known === null) {
      usePlay.setState({ pending: null })
      return
    }
    showFinalBoard(known)
    if (replay === null) afterPerformance()
  }

  private bubble({ actors, effects }: Cast, seconds: number): void {
    this.bubbles += seconds
    if (this.bubbles < bubbling) return
    this.bubbles = 0
    for (const creature of usePlay.getState().board) {
      const actor = actors.get(creature.id)
      if (creature.poisoned > 0 && stands(creature) && actor) effects.poison(actor.chest, 1)
    }
  }

  /** The page hides the plate of whoever has left its place. */
  private tellAway({ actors }: Cast): void {
    const away = [...actors.values()].filter((actor) => actor.isAway).map(({ id }) => id)
    const { away: before } = usePlay.getState()
    if (away.length !== before.length || away.some((id, i) => id !== before[i])) usePlay.setState({ away })
  }

  private field(): Field {
    const { scale } = useStage.getState().size
    const { top, bottom } = usePlay.getState().covered
    return { top: top / scale, bottom: referenceHeight(this) - bottom / scale }
  }

  private readonly heightOf = (imageId: string): number => {
    const rig = this.cache.json.get(textureKey({ kind: 'rig', id: figureOf(imageId) })) as Rig
    return rig.height / UNITS_PER_PIXEL
  }

  private arrange(): void {
    const height = referenceHeight(this)
    this.cameras.main.centerOn(300, height / 2)
    if (this.cast === null) return
    const { ground, actors } = this.cast
    const field = this.field()
    ground.arrange(field.top, field.bottom, height)
    const standings: Record<number, Standing> = {}
    const { isRaid, board } = usePlay.getState()
    const boss = isRaid ? bossOf(board) : undefined
    for (const [id, spot] of lineUp(board, isRaid, field, this.heightOf)) {
      const actor = actors.get(id)
      if (actor === undefined) continue
      actor.stand(spot)
      const { height } = actor.puppet
      // Nobody's head is behind the upper bar, however tall; the bar of a raid is the boss's own.
      const y = isRaid ? spot.y : Math.max(spot.y, field.top + height + plateRoom)
      actor.stand({ ...spot, y })
      standings[id] = { x: spot.x, y, height, ...(id === boss?.id ? { half: height * bossHalf } : {}) }
    }
    usePlay.setState({ standings })
  }
}

const sizeOf = (kind: Creature['kind']): number => (kind === 'TM5' ? bossSize : 1)

/** What was not performed (a battle looked at anew) is simply so. */
function agree(actor: Actor, creature: Creature): void {
  if (actor.isDown === !stands(creature)) return
  if (stands(creature)) actor.rise()
  else actor.vanish()
}

/** What is played: the stands have a band of their own, and so have the great ones of the road and the bosses of raids. */
function trackOf({ type, creatures }: BattleStatus): 'arena' | 'boss' | 'battle' {
  if (type === 'ARENA') return 'arena'
  return type === 'MULTI' || creatures.some(({ kind }) => kind === 'TM5') ? 'boss' : 'battle'
}
