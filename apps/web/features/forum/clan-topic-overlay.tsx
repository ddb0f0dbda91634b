import { ClanBoard } from './clan-board.tsx'
import TopicOverlay from './topic-overlay.tsx'

/** A topic of the own clan's forum. */
export default function ClanTopicOverlay({ subject }: { subject: string }) {
  return (
    <ClanBoard>
      <TopicOverlay subject={subject} />
    </ClanBoard>
  )
}
