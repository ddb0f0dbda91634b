import { seeChat as contract } from '@skystair/contract/chat.ts'
import { action } from '../../platform/action/action.ts'

export const seeChat = action(contract, ({ player, params: { room }, body: { id } }) => {
  const { talk } = player
  const seen = { ...talk.seen, [room]: Math.max(talk.seen[room], id) }
  const whispers = room === 'PRIVAT' ? 0 : talk.whispers
  return { player: { ...player, talk: { ...talk, seen, whispers } }, reply: () => ({ done: true }) }
})
