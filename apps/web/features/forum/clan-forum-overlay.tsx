import { ClanBoard } from './clan-board.tsx'
import ForumOverlay from './forum-overlay.tsx'

/** The forum of the own clan: the same forum, with a board of its own. */
export default function ClanForumOverlay() {
  return (
    <ClanBoard>
      <ForumOverlay />
    </ClanBoard>
  )
}
