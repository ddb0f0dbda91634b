import { Rooms } from './rooms.tsx'

/** Beside the road: talk goes on while the squad climbs and fights. */
export default function ChatDock() {
  return <Rooms withPictures={false} />
}
