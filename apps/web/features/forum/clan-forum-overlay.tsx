import { BoardProvider, clanBoard } from './board.ts'
import ForumOverlay from './forum-overlay.tsx'

/** The forum of the own clan: the same forum, with a board of its own. */
export default function ClanForumOverlay() {
  return (
    <BoardProvider value={clanBoard}>
      <ForumOverlay />
    </BoardProvider>
  )
}
