interface Closable {
  close(): Promise<unknown>
}

/** What a row has opened; all of it is closed at the end, the latest first, however the measuring ended. */
export class Opened {
  private readonly things: Closable[] = []

  async add<Thing extends Closable>(opening: Thing | Promise<Thing>): Promise<Thing> {
    const thing = await opening
    this.things.push(thing)
    return thing
  }

  async closeAll(): Promise<void> {
    for (let thing = this.things.pop(); thing !== undefined; thing = this.things.pop())
      await thing.close().catch(console.error)
  }
}
