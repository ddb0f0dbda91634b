import type { Game, Question } from './game.ts'
import type { Person } from './people.ts'

/** One valid way to make a call. Every call of the contract needs one: the proofs walk through them. */
export interface Sample {
  /** Who can make it; a traveller unless said otherwise (a name costs a slow hash). */
  readonly by?: (game: Game) => Promise<Person>
  /** A question that is answered with success. */
  ask(game: Game, person: Person): Promise<Question> | Question
  /** A different question of the same call, if there can be one. */
  readonly other?: Question
  /**
   * The call aimed at what belongs to somebody else, and the answer it must get; `null` if it names nothing,
   * 'the world' if what it names (a place, a task, a way to heal) is the same for all and belongs to nobody.
   */
  readonly against: null | 'the world' | ((game: Game, victim: Person) => Promise<Aim> | Aim)
}

interface Aim {
  readonly question: Question
  readonly code: string
}
