import type { ClanRight, RightsOfRanks } from '@skystair/rules/clan/rights.ts'

const NEWBIE: readonly ClanRight[] = ['DONATE', 'TAKE_FACTORY_GIFT', 'LEAVE_CLAN']
const PARTICIPANT: readonly ClanRight[] = [...NEWBIE, 'WRITE_FORUM']
const REPRESENTATIVE: readonly ClanRight[] = [
  ...PARTICIPANT,
  'PROMOTE_TO_PARTICIPANT',
  'INVITE',
  'COMPLETE_BUILDING',
  'KEEP_FORUM',
]
const DEPUTY_LEADER: readonly ClanRight[] = [
  ...REPRESENTATIVE,
  'PROMOTE_TO_REPRESENTATIVE',
  'DEMOTE_REPRESENTATIVE',
  'KICK',
  'START_BUILDING',
  'IMPROVE_HALL',
  'CHANGE_THEME',
  'EDIT_ABOUT',
  'EDIT_ADVERTISEMENT',
  'CHANGE_RAID_DIFFICULTY',
]
const SUBLEADER: readonly ClanRight[] = [...DEPUTY_LEADER, 'PROMOTE_TO_DEPUTY_LEADER', 'DEMOTE_DEPUTY_LEADER']
const LEADER: readonly ClanRight[] = [...SUBLEADER, 'GIVE_LEADERSHIP', 'RESIGN']

/** Who may what in a clan. The web shows only what the rank may; the server asks here. */
export const CLAN_RIGHTS_OF: RightsOfRanks = {
  LEADER,
  SUBLEADER,
  DEPUTY_LEADER,
  REPRESENTATIVE,
  PARTICIPANT,
  NEWBIE,
}
