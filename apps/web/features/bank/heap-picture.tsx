import { AtlasIcon } from '../../stage/pictures/atlas-icon.tsx'

/** The heap at its place of the shelf, from two stones to a treasure. It says nothing: the number beside it does. */
export const HeapPicture = ({ place }: { place: number }) => (
  <AtlasIcon atlas="icons-heaps" frame={`heap-${place + 1}`} />
)
