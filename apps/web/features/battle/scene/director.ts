import type { Cue, Timeline } from './choreography.ts'

/** Most frames call nothing, and make nothing new for it. */
const nothing: readonly Cue[] = []

/** Calls the cues of a timeline when their time has come. A pause is time that does not pass. */
export class Director {
  private timeline: Timeline = { cues: [], length: 0 }
  private next = 0
  private clock = 0

  get isDone(): boolean {
    return this.next >= this.timeline.cues.length && this.clock >= this.timeline.length
  }

  begin(timeline: Timeline): void {
    this.timeline = timeline
    this.next = 0
    this.clock = 0
  }

  /** The cues that fell due, in order. */
  tick(seconds: number): readonly Cue[] {
    this.clock += seconds
    const first = this.timeline.cues[this.next]
    if (first === undefined || first.at > this.clock) return nothing
    const due: Cue[] = []
    for (;;) {
      const timed = this.timeline.cues[this.next]
      if (timed === undefined || timed.at > this.clock) return due
      due.push(timed.cue)
      this.next++
    }
  }

  /** Everything that was still to come, at once. */
  rush(): Cue[] {
    const rest = this.timeline.cues.slice(this.next).map(({ cue }) => cue)
    this.next = this.timeline.cues.length
    this.clock = this.timeline.length
    return rest
  }
}
