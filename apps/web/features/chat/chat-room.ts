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
  readonly state: 'closed' | 'loading' | 'open' | 'failed'
}

const closed: Room = { lines: [], seenId: 0, state: 'closed' }

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

/** One such question at a time. */
async function once(name: string, work: () => Promise<void>): Promise<void> {
  if (busy.has(name)) return
  busy.add(name)
  try {
    await work()
  } catch {
    // The next page, push or return of the wire asks again.
  } finally {
    busy.delete(name)
  }
}

export const openRoom = (room: ChatRoom): Promise<void> =>
  once(`open ${room}`, async () => {
    change(room, { state: 'loading', lines: [] })
    try {
      const { messages, seenId, deleted } = await ask(listChat, { params: { room }, query: messagePage(0) })
      add(room, messages, deleted)
      change(room, { state: 'open', seenId })
    } catch (error) {
      change(room, { state: 'failed' })
      throw error
    }
  })

/** The page before the oldest line held. */
export const loadOlder = (room: ChatRoom): Promise<void> =>
  once(`older ${room}`, async () => {
    const { lines, state } = roomOf(room)
    if (state !== 'open' || lines.length === 0 || lines[0]?.id === 1) return
    const { messages, deleted } = await ask(listChat, { params: { room }, query: messagePage(lines.length) })
    add(room, messages, deleted)
  })

/** Asks for everything that was missed, page by page. */
export const catchUp = (room: ChatRoom): Promise<void> =>
  once(`catch up ${room}`, async () => {
    if (roomOf(room).state === 'failed') return openRoom(room)
    if (roomOf(room).state !== 'open') return
    for (;;) {
      const afterId = wholeUpTo(roomOf(room).lines)
      const { messages, lastId, deleted } = await ask(latestChat, { params: { room }, query: { afterId } })
      if (lastId - afterId > tooFar) return openRoom(room)
      add(room, messages, deleted)
      if (messages.length === 0 || wholeUpTo(roomOf(room).lines) >= lastId) return
    }
  })

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
