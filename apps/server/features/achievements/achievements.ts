import { ACHIEVEMENTS } from '@skystair/content/achievements.data.ts'
import {
  listAchievements as listCall,
  takeAchievement as takeCall,
  wearTitle as wearCall,
} from '@skystair/contract/achievements.ts'
import {
  achieved,
  achievementsWaiting,
  takeAchievement as take,
  wearTitle as wear,
} from '@skystair/rules/achievements/achievement.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action, read } from '../../platform/action/action.ts'
import { achieverOf } from '../../platform/views/achiever-of.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { amountsView } from '../../platform/views/reward-view.ts'

export const listAchievements = read(listCall, ({ player }) => ({
  achievements: ACHIEVEMENTS.map((design) => ({
    id: design.id,
    progress: achieved(design, achieverOf(player)),
    total: design.total,
    taken: player.achievements.taken.includes(design.id),
    reward: amountsView(design.reward),
    leadsTo: design.leadsTo,
  })),
  title: player.achievements.title,
  waiting: achievementsWaiting(ACHIEVEMENTS, player.achievements, achieverOf(player)),
}))

export const takeAchievement = action(takeCall, ({ player, params: { id } }) => {
  const taken = take(ACHIEVEMENTS, player.achievements, achieverOf(player), id)
  if (isRefusal(taken)) return taken
  const reward = amountsView(taken.reward)
  return {
    player: { ...player, achievements: taken.life },
    movements: reward.map((one) => ({
      ...one,
      counterparty: ofWorld('achievement'),
      reason: 'ACHIEVEMENT',
    })),
    reply: (saved, now) => ({ player: playerView(saved, now), reward }),
  }
})

export const wearTitle = action(wearCall, ({ player, body: { title } }) => {
  const achievements = wear(player.achievements, title)
  if (isRefusal(achievements)) return achievements
  return { player: { ...player, achievements }, reply: () => ({ done: true }) }
})
