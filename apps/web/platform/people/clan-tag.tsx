import { Banner } from './banner.tsx'
import { useClanCard } from './clan-cards.ts'
import styles from './clan-tag.module.css'

/** Banner and name of the clan a player belongs to, beside the player's name; nothing for those on their own. */
export function ClanTag({ clanId }: { clanId: number | null }) {
  const card = useClanCard(clanId)
  if (card === null) return null
  return (
    <span className={styles.tag}>
      <Banner theme={card.theme} size={0.9} />
      <bdi className={styles.name}>{card.name}</bdi>
    </span>
  )
}
