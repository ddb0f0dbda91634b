import { latestChat, listChat, seeChat } from '@skystair/contract/chat.ts'
import type { ChatLine } from '@skystair/contract/chat-line.ts'
import { messagePage } from '@skystair/rules/display/pages.ts'
import type { ChatRoom } from '@skystair/rules/talk/talk.ts'
import { create } from 'zustand'
import { ask } from '../../platform/ask.ts'
import { refreshGame } from '../../platform/game.ts'
import { wholeUpTo, withNew } from '../../platform/held.ts'
import { withoutLines } from './without-lines.ts'

interface Room {
  readonly lines: readonly ChatLine[]
  /** What the player had seen when the room was opened. */
  readonly seenId: number
  /** There is nothing before the oldest line held. */
  readonly whole: boolean
  readonly state: 'closed' | 'loading' | 'open' | 'failed'
}

const closed: Room = { lines: [], seenId: 0, whole: false, state: 'closed' }

export const useRooms = create<Readonly<Record<ChatRoom, Room>>>(() => ({
  MAIN: closed,
  CLAN: closed,
  PRIVAT: closed,
}))

const roomOf = (room: ChatRoom): Room => useRooms.getState()[room]
const change = (room: ChatRoom, changes: Partial<Room>) =>
  useRooms.setState({ [room]: { ...roomOf(room), ...changes } })
const add = (room: ChatRoom, lines: readonly ChatLine[], gone: readonly number[]) =>
  change(room, { lines: withoutLines(withNew(roomOf(room).lines, lines), gone) })

/** So far behind, it is quicker to begin with the newest page again. */
const tooFar = 200
const busy = new Set<string>()

/** One such question at a time; the next one may be asked as soon as this is answered. */
async function once<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer | null> {
  if (busy.has(name)) return null
  busy.add(name)
  try {
    return await work()
  } catch {
    // The next page, push or return of the wire asks again.
    return null
  } finally {
    busy.delete(name)
  }
}

export const openRoom = (room: ChatRoom): Promise<unknown> =>
  once(`open ${room}`, async () => {
    change(room, { ...closed, state: 'loading' })
    try {
      const { messages, seenId, deleted } = await ask(listChat, { params: { room }, query: messagePage(0) })
      change(room, { lines: withoutLines(withNew([], messages), deleted), seenId, state: 'open' })
    } catch (error) {
      change(room, { state: 'failed' })
      throw error
    }
  })

/** The page before the oldest line held. */
export async function loadOlder(room: ChatRoom): Promise<void> {
  const { lines, state, whole } = roomOf(room)
  if (state !== 'open' || whole || lines.length === 0 || lines[0]?.id === 1) return
  const page = await once(`older ${room}`, () =>
    ask(listChat, { params: { room }, query: messagePage(lines.length) }),
  )
  if (page === null) return
  add(room, page.messages, page.deleted)
  if (page.messages.length === 0) change(room, { whole: true })
}

const missed = new Set<ChatRoom>()

/** Asks for everything that was missed; asked meanwhile, or in vain, it looks once more for who asked last. */
export async function catchUp(room: ChatRoom): Promise<void> {
  missed.add(room)
  await once(`catch up ${room}`, async () => {
    while (missed.delete(room)) await readMissed(room).catch(() => undefined)
  })
}

/** Page by page. */
async function readMissed(room: ChatRoom): Promise<void> {
  if (roomOf(room).state === 'failed') return void (await openRoom(room))
  if (roomOf(room).state !== 'open') return
  for (;;) {
    const afterId = wholeUpTo(roomOf(room).lines)
    const { messages, lastId, deleted } = await ask(latestChat, { params: { room }, query: { afterId } })
    if (lastId - afterId > tooFar) return void (await openRoom(room))
    add(room, messages, deleted)
    if (messages.length === 0 || wholeUpTo(roomOf(room).lines) >= lastId) return
  }
}

/** A push. A number that does not follow tells that others were missed. */
export function hearLine(room: ChatRoom, line: ChatLine): void {
  if (roomOf(room).state !== 'open') return
  add(room, [line], [])
  if (wholeUpTo(roomOf(room).lines) < line.id) void catchUp(room)
}

export const hearDeletion = (room: ChatRoom, id: number): void => add(room, [], [id])

/** Tells the server how far the player has read, when the room is left. */
export async function leaveRoom(room: ChatRoom): Promise<void> {
  const { lines, seenId } = roomOf(room)
  const id = lines.at(-1)?.id ?? 0
  if (id <= seenId && room !== 'PRIVAT') return
  try {
    await ask(seeChat, { params: { room }, body: { id } })
    if (room === 'PRIVAT') await refreshGame()
  } catch {
    // It will be told the next time.
  }
}
