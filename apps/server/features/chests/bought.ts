import { chestsOf } from '@skystair/content/chests/bought-chests.data.ts'
import { openChest as openCall } from '@skystair/contract/bought-chests.ts'
import {
  artStatus as artCall,
  type ChestStatus,
  chest2Status as chest2Call,
  chest3Status as chest3Call,
  chestStatus as chestCall,
} from '@skystair/contract/chests.ts'
import { EMPTY_BOOK } from '@skystair/rules/bank/bank-book.ts'
import { campaignOf, type RunningCampaign } from '@skystair/rules/calendar/campaign.ts'
import {
  boughtWithin,
  CAMPAIGN_CHESTS,
  type ChestCampaign,
  OPENS_AFTER,
  openChest as openRule,
  stateOfChest,
  THRESHOLDS,
} from '@skystair/rules/chests/bought-chest.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import {
  type CalendarChanges,
  calendarChanges,
  campaignsAmong,
  runsOf,
} from '../../platform/calendar/running.ts'
import { owner, sql } from '../../platform/database/sql.ts'
import { mustTouch } from '../../platform/database/steps.ts'
import { nextSeal } from '../../platform/draws/draws.ts'
import { type StoredBook, selectBook } from '../../platform/payments/payment-rows.ts'
import type { Config } from '../../platform/services/config.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { contentsView } from './contents-view.ts'
import { openedChest } from './opened-chest.ts'

interface Around {
  readonly book: StoredBook | null
  readonly changes: CalendarChanges
}

const around = {
  select: (_: unknown, callerId: number) => ({
    book: selectBook(owner(callerId)),
    changes: calendarChanges.select(),
  }),
}

/** Campaigns that run, and those whose chests may still be opened, however short they were; the newest first. */
const runsFor = (player: Player, changes: CalendarChanges, now: number): readonly RunningCampaign[] =>
  campaignsAmong(runsOf(player, changes, { from: now - OPENS_AFTER, to: now + 1 })).toReversed()

function statusView(
  player: Player,
  campaign: ChestCampaign,
  { book, changes }: Around,
  now: number,
  config: Config,
): ChestStatus {
  const seal = nextSeal(config, player, 'chest')
  const run = campaignOf(runsFor(player, changes, now), campaign)
  if (run === null) return { run: null, bought: 0, chests: [], seal }
  const bought = boughtWithin(book?.book ?? EMPTY_BOOK, run)
  const chests = chestsOf(campaign, run.contents)
  return {
    run: { startsAt: run.startsAt, endsAt: run.endsAt, opensUntil: run.endsAt + OPENS_AFTER },
    bought,
    chests: CAMPAIGN_CHESTS.flatMap((chest) => {
      const contents = chests[chest]
      if (contents === undefined) return []
      const state = stateOfChest(player.chests, run, chest, bought)
      return [{ chest, from: THRESHOLDS[chest], state, contents: contentsView(contents, player.stair) }]
    }),
    seal,
  }
}

const statusOf = (call: typeof chestCall, campaign: ChestCampaign) =>
  readWith<typeof chestCall, Around>(call, around, ({ player, extra, now, services: { config } }) =>
    statusView(player, campaign, extra, now, config),
  )

export const chestStatus = statusOf(chestCall, 'CHEST')
export const chest2Status = statusOf(chest2Call, 'CHEST_2')
export const chest3Status = statusOf(chest3Call, 'CHEST_3')
export const artStatus = statusOf(artCall, 'ARTIFACT_SET_1')

/** Nothing was paid back since the book was read; whoever has bought nothing has no book. */
const bookIsTheSame = (playerId: number, { version }: StoredBook) =>
  mustTouch(
    'book',
    sql`UPDATE bank_book SET version = bank_book.version
      WHERE bank_book.player_id = ${owner(playerId)} AND bank_book.version = ${version}::integer`,
  )

export const openChest = actionWith<typeof openCall, Around>(
  openCall,
  around,
  ({ player, params: { campaign, chest }, extra, now, services: { config } }) => {
    const runs = runsFor(player, extra.changes, now)
    const run = campaignOf(runs, campaign)
    if (run === null) return refused('chests.refused.no-campaign')
    const contents = chestsOf(campaign, run.contents)[chest]
    if (contents === undefined) return refused('chests.refused.unknown')
    const bought = boughtWithin(extra.book?.book ?? EMPTY_BOOK, run)
    const life = openRule(player.chests, runs, run, chest, bought)
    if (isRefusal(life)) return life
    const opened = openedChest(player, contents, {
      kind: 'chest',
      reason: chest === 'PROMO' ? 'PROMO_CHEST' : 'BOUGHT_CHEST',
      now,
      config,
    })
    if (isRefusal(opened)) return opened
    return {
      player: { ...opened.player, chests: life },
      movements: opened.movements,
      writes: [...opened.writes, ...(extra.book === null ? [] : [bookIsTheSame(player.id, extra.book)])],
      reply: (saved) => ({
        player: playerView(saved, now),
        ...opened.shown,
        status: statusView(saved, campaign, extra, now, config),
      }),
    }
  },
)
