import { latestChat, listChat, seeChat } from '@skystair/contract/chat.ts'
import type { ChatLine } from '@skystair/contract/chat-line.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import { messagePage } from '@skystair/rules/page-sizes.ts'
import { create } from 'zustand'
import { wholeUpTo, withNew } from '../../platform/messages/unbroken-lines.ts'
import { ask } from '../../platform/server/ask.ts'
import { lastWins } from '../../platform/server/last-wins.ts'
import { oneAtATime } from '../../platform/server/one-at-a-time.ts'
import { refreshGame, useGame } from '../../platform/state/game.ts'
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

const forEachRoom = <One>(make: (room: ChatRoom) => One): Readonly<Record<ChatRoom, One>> => ({
  MAIN: make('MAIN'),
  CLAN: make('CLAN'),
  PRIVAT: make('PRIVAT'),
})

export const useRooms = create(() => forEachRoom<Room>(() => closed))

const roomOf = (room: ChatRoom): Room => useRooms.getState()[room]
const change = (room: ChatRoom, changes: Partial<Room>) =>
  useRooms.setState({ [room]: { ...roomOf(room), ...changes } })
const add = (room: ChatRoom, lines: readonly ChatLine[], gone: readonly number[]) =>
  change(room, { lines: withoutLines(withNew(roomOf(room).lines, lines), gone) })

/** So far behind, it is quicker to begin with the newest page again. */
const tooFar = 200

const opening = forEachRoom((room) =>
  oneAtATime(async () => {
    change(room, { ...closed, state: 'loading' })
    try {
      const { messages, seenId, deleted } = await ask(listChat, { params: { room }, query: messagePage(0) })
      change(room, { lines: withoutLines(withNew([], messages), deleted), seenId, state: 'open' })
      // Whoever closes the browser from here has heard the whispers all the same.
      if (room === 'PRIVAT') void seeRoom(room)
    } catch {
      // The next push or return of the wire asks again.
      change(room, { state: 'failed' })
    }
  }),
)

export const openRoom = (room: ChatRoom): Promise<void> => opening[room]()

const older = forEachRoom((room) =>
  oneAtATime(async () => {
    const { lines, state, whole } = roomOf(room)
    if (state !== 'open' || whole || lines.length === 0 || lines[0]?.id === 1) return
    const page = await ask(listChat, { params: { room }, query: messagePage(lines.length) }).catch(() => null)
    // Opened anew meanwhile, the room has no place for so old a page yet.
    if (page === null || roomOf(room).lines[0]?.id !== lines[0]?.id) return
    add(room, page.messages, page.deleted)
    if (page.messages.length === 0) change(room, { whole: true })
  }),
)

/** The page before the oldest line held. What fails is asked for again when that line comes in sight again. */
export const loadOlder = (room: ChatRoom): Promise<void> => older[room]()

const catchingUp = forEachRoom((room) => lastWins<void>(() => readMissed(room).catch(() => undefined)))

/** Asks for everything that was missed; asked meanwhile, or in vain, it looks once more for who asked last. */
export const catchUp = (room: ChatRoom): Promise<void> => catchingUp[room]()

/** Page by page, once the room is open. */
async function readMissed(room: ChatRoom): Promise<void> {
  if (roomOf(room).state !== 'open') await openRoom(room)
  while (roomOf(room).state === 'open') {
    const afterId = wholeUpTo(roomOf(room).lines)
    const { messages, lastId, deleted } = await ask(latestChat, { params: { room }, query: { afterId } })
    if (lastId - afterId > tooFar) return openRoom(room)
    add(room, messages, deleted)
    if (messages.length === 0 || wholeUpTo(roomOf(room).lines) >= lastId) return
  }
}

/** A push. A number that does not follow tells that others were missed. */
export function hearLine(room: ChatRoom, line: ChatLine): void {
  if (roomOf(room).state === 'open') add(room, [line], [])
  if (wholeUpTo(roomOf(room).lines) < line.id) void catchUp(room)
}

export const hearDeletion = (room: ChatRoom, id: number): void => add(room, [], [id])

/** Words that were carried away by mistake are read anew, where their place is shown. */
export async function hearReturn(room: ChatRoom, id: number): Promise<void> {
  if (!roomOf(room).lines.some((line) => line.id === id)) return
  const page = await ask(latestChat, { params: { room }, query: { afterId: id - 1 } }).catch(() => null)
  const back = page?.messages.find((line) => line.id === id)
  if (back === undefined) return
  change(room, { lines: roomOf(room).lines.map((line) => (line.id === id ? back : line)) })
}

/** Tells the server how far the player has read. A keeper who looks with the player's eyes reads nothing. */
export async function seeRoom(room: ChatRoom): Promise<void> {
  if (useGame.getState().info?.visited) return
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
