import type { PlayerView } from '@skystair/contract/player-view.ts'
import type { VoiceLine } from '../../sound/sound-files.ts'

export interface Hint {
  readonly id: HintId
  /** What it points at: a control, or something on the stage. */
  readonly anchor: string
  readonly when: (player: PlayerView) => boolean
  /** Arkhip says it aloud to those who have only just come. */
  readonly voice?: VoiceLine
}

type HintId =
  | 'first-battle'
  | 'tasks'
  | 'first-steps'
  | 'first-shrine'
  | 'everyday'
  | 'stair-colours'
  | 'first-lair'
  | 'trader'
  | 'forces'
  | 'snow-world'
  | 'first-boss'
  | 'portal'

const from =
  (stair: number) =>
  ({ bestVictoryStair, worldType }: PlayerView): boolean =>
    worldType === 'main' && bestVictoryStair >= stair

/** What a first force costs when its crystals are bought of the trader. */
const firstForce = { gold: 600, sulfur: 1 }

/** The gold is there, and nobody has ever trained anything. */
const couldTrain = ({ gold, sulfur, trainings, creatures }: PlayerView): boolean =>
  gold >= firstForce.gold &&
  sulfur >= firstForce.sulfur &&
  trainings.length === 0 &&
  creatures.every(({ forcesV2 }) => forcesV2.length === 0)

/** In the order in which a newcomer needs them; the first that fits is shown. */
const hints: readonly Hint[] = [
  {
    id: 'first-battle',
    anchor: 'guardian',
    voice: 'first_battle',
    when: (player) => from(0)(player) && !from(1)(player),
  },
  { id: 'tasks', anchor: 'tasks', voice: 'tasks', when: ({ haveCompletedTasks }) => haveCompletedTasks },
  { id: 'first-steps', anchor: 'stair', voice: 'first_step', when: from(1) },
  { id: 'first-shrine', anchor: 'SKILL', when: from(2) },
  {
    id: 'everyday',
    anchor: 'everyday',
    voice: 'reward',
    when: (player) => from(3)(player) && player.everydayRewardReady,
  },
  { id: 'stair-colours', anchor: 'stair', when: from(4) },
  { id: 'first-lair', anchor: 'CUSTOM_PLACE', when: from(5) },
  { id: 'trader', anchor: 'EXCHANGE', when: from(12) },
  { id: 'forces', anchor: 'heroes', when: (player) => from(12)(player) && couldTrain(player) },
  { id: 'portal', anchor: 'PORTAL', when: from(14) },
  { id: 'snow-world', anchor: 'TURN', when: from(17) },
  { id: 'first-boss', anchor: 'guardian', when: from(24) },
]

/** The one hint this player needs now, if any: of things that can be seen. */
export function nextHint(player: PlayerView, isSeen: (anchor: string) => boolean): Hint | null {
  if (player.educations.includes('all')) return null
  const due = hints.filter(({ id, when }) => !player.educations.includes(id) && when(player))
  return due.find(({ anchor }) => isSeen(anchor)) ?? null
}
