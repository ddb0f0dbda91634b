import type { Clan } from './clan.ts'
import type { ClanDesign } from './design.ts'

/** A clan begins at level 1; level n + 1 is reached with what level n asks for. */
export function levelOf(experience: number, { levelExperience, topLevel }: ClanDesign): number {
  let level = 1
  while (level < topLevel && experience >= levelExperience(level)) level += 1
  return level
}

/** Experience at which the next level comes; null at the top. */
export function nextLevelAt(experience: number, design: ClanDesign): number | null {
  const level = levelOf(experience, design)
  return level === design.topLevel ? null : design.levelExperience(level)
}

export const mostMembersAt = (
  level: number,
  { firstMembers, membersPerLevel, mostMembers }: ClanDesign,
): number => Math.min(mostMembers, firstMembers + membersPerLevel * level)

export const isFull = (clan: Clan, design: ClanDesign): boolean =>
  clan.members.length >= mostMembersAt(levelOf(clan.experience, design), design)
