import { MERCY } from '@skystair/content/mercy.data.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { afterVictory, judge } from '@skystair/rules/mercy/mercy.ts'
import { count } from './diary.ts'
import { doFor, type Life } from './life.ts'
import { give } from './returns.ts'

const WORD_SECONDS = 3

/** A guardian may give up, and one who was spared may say thanks; half are spared, half are looted. */
export function answerMercy(life: Life, battle: Battle): void {
  const { life: after, thanks } = afterVictory(life.mercy, battle, MERCY, life.now)
  life.mercy = after
  if (thanks !== null) give(life, 'thanks', rewardOf({ amounts: thanks.amounts }))
  if (after.waiting === null) return
  const mercy = life.cup.chance(0.5) ? 'SPARE' : 'LOOT'
  const judged = judge(after, battle.id, mercy, MERCY, life.now)
  if ('refused' in judged) throw new Error(judged.refused)
  life.mercy = judged.life
  life.goodPoints += judged.good
  life.evilPoints += judged.evil
  count(life.diary.won, mercy === 'SPARE' ? 'spared' : 'looted', 1)
  doFor(life, WORD_SECONDS)
  give(life, 'mercy', rewardOf({ amounts: judged.amounts }))
}
