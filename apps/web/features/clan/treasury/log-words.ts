import type { LogLine } from '@skystair/contract/clan-view.ts'
import type { ClanRank } from '@skystair/rules/clan/clan.ts'
import type { ClanEventType } from '@skystair/rules/clan/log.ts'
import { useTranslation } from 'react-i18next'
import type { IconName } from '../../../ui/icons/icon-source.ts'
import { useBuildingName } from '../building-words.ts'

export const logIcons: Readonly<Record<ClanEventType, IconName>> = {
  created: 'banner',
  invite: 'mail',
  joined: 'people',
  reject: 'close',
  kick: 'exit',
  left: 'exit',
  raise: 'up',
  subsidence: 'down',
  leaderReplace: 'crown',
  subLeader: 'crown',
  goldDonated: 'coin',
  redCrystalDonated: 'red-crystal',
  blueCrystalDonated: 'blue-crystal',
  gemsDonated: 'emerald',
  gearsDonated: 'gears',
  ticketsDonated: 'ticket',
  buildingStarted: 'hammer',
  buildingSpeedUp: 'hourglass',
  buildingUpgraded: 'star',
  upgradeWallOfFame: 'trophy',
  changeDescription: 'pencil',
  changeTheme: 'flag',
  giveAdvertisement: 'scroll-red',
  changeDifficulty: 'skull',
}

/** A line of the log in words. Nobody's gender is known here, so all of it is told as if it happened now. */
export function useLogWords(): (line: LogLine) => string {
  const { t, i18n } = useTranslation(['clan', 'common', 'forces'])
  const nameOfBuilding = useBuildingName()
  const nameOf = (person: LogLine['actor']) =>
    person === null ? t('log.nobody') : (person.name ?? t('common:unknown-player'))
  return ({ type, actor, subject, params }) => {
    const { building, force, rank, theme, difficulty, level = 0, amount = 0, name = '' } = params
    const key = actor === null && i18n.exists(`clan:log.by-itself.${type}`) ? 'by-itself' : 'line'
    return t(`log.${key}.${type}` as 'log.line.joined', {
      actor: nameOf(actor),
      subject: nameOf(subject),
      name,
      level,
      count: Number(amount),
      building: building === undefined ? '' : nameOfBuilding(String(building)),
      force: force === undefined ? '' : t(`forces:force.${force as 'HUMAN'}.name`),
      rank: rank === undefined ? '' : t(`rank.${rank as ClanRank}`),
      theme: theme === undefined ? '' : t(`theme.name.${theme as 1}`),
      difficulty: difficulty === undefined ? '' : t(`difficulty.${difficulty as 'EASY'}`),
    })
  }
}
