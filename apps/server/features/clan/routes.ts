import {
  clanAbout,
  markAdvertisementsSeen,
  restoreClanAbout,
  setAdvertisement,
  setClanAbout,
  setTheme,
} from './appearance.ts'
import { completeBuilding, listBuildings, speedUpBuilding, startBuilding } from './build.ts'
import { clanLog } from './clan-log.ts'
import { donate } from './donate.ts'
import { factoryGift, takeFactoryGift } from './factory.ts'
import { createClan } from './found.ts'
import { hallOptions, improveHall } from './hall.ts'
import { acceptInvitation, applyToClan, inviteToClan, rejectCandidate } from './join.ts'
import { leaveClan, participantAction, resignClan } from './leave.ts'
import { clanCards, clanInfo, invitations, myClan, ownParticipants, participants } from './look.ts'
import { clanRating } from './rating.ts'
import { recruits } from './recruits.ts'
import { setClanName } from './rename.ts'
import { applyToAll } from './seekers.ts'
import { buyClanGood, clanShop } from './shop.ts'

export const clanRoutes = [
  invitations,
  createClan,
  applyToClan,
  applyToAll,
  acceptInvitation,
  inviteToClan,
  rejectCandidate,
  leaveClan,
  resignClan,
  participantAction,
  myClan,
  clanInfo,
  clanCards,
  ownParticipants,
  participants,
  clanRating,
  recruits,
  clanLog,
  donate,
  listBuildings,
  startBuilding,
  speedUpBuilding,
  completeBuilding,
  hallOptions,
  improveHall,
  factoryGift,
  takeFactoryGift,
  clanShop,
  buyClanGood,
  clanAbout,
  setClanAbout,
  restoreClanAbout,
  setAdvertisement,
  markAdvertisementsSeen,
  setTheme,
  setClanName,
]
