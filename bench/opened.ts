/** What a row has opened; all of it is closed at the end, the latest first, even when measuring fails. */
export class Opened {
  private readonly things: { close(): Promise<void> }[] = []

  async add<Thing extends { close(): Promise<void> }>(opening: Promise<Thing>): Promise<Thing> {
    const thing = await opening
    this.things.push(thing)
    return thing
  }

  async closeAll(): Promise<void> {
    for (const thing of this.things.reverse()) await thing.close().catch(console.error)
  }
}
