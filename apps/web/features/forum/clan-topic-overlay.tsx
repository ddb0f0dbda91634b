import { BoardProvider, clanBoard } from './board.ts'
import TopicOverlay from './topic-overlay.tsx'

/** A topic of the own clan's forum. */
export default function ClanTopicOverlay({ subject }: { subject: string }) {
  return (
    <BoardProvider value={clanBoard}>
      <TopicOverlay subject={subject} />
    </BoardProvider>
  )
}
