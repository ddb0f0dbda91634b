import type { Cue, Timeline } from './choreography.ts'

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
  tick(seconds: number): Cue[] {
    this.clock += seconds
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
