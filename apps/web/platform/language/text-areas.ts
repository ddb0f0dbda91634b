import type achievements from '@skystair/content/text/en/achievements.json'
import type arena from '@skystair/content/text/en/arena.json'
import type bank from '@skystair/content/text/en/bank.json'
import type battle from '@skystair/content/text/en/battle.json'
import type calendar from '@skystair/content/text/en/calendar.json'
import type cards from '@skystair/content/text/en/cards.json'
import type chat from '@skystair/content/text/en/chat.json'
import type chests from '@skystair/content/text/en/chests.json'
import type clan from '@skystair/content/text/en/clan.json'
import type common from '@skystair/content/text/en/common.json'
import type consoleTexts from '@skystair/content/text/en/console.json'
import type creatures from '@skystair/content/text/en/creatures.json'
import type docks from '@skystair/content/text/en/docks.json'
import type draws from '@skystair/content/text/en/draws.json'
import type errors from '@skystair/content/text/en/errors.json'
import type event from '@skystair/content/text/en/event.json'
import type everyday from '@skystair/content/text/en/everyday.json'
import type forces from '@skystair/content/text/en/forces.json'
import type forum from '@skystair/content/text/en/forum.json'
import type friends from '@skystair/content/text/en/friends.json'
import type gifts from '@skystair/content/text/en/gifts.json'
import type health from '@skystair/content/text/en/health.json'
import type heroes from '@skystair/content/text/en/heroes.json'
import type history from '@skystair/content/text/en/history.json'
import type legal from '@skystair/content/text/en/legal.json'
import type lore from '@skystair/content/text/en/lore.json'
import type mail from '@skystair/content/text/en/mail.json'
import type manual from '@skystair/content/text/en/manual.json'
import type market from '@skystair/content/text/en/market.json'
import type mercy from '@skystair/content/text/en/mercy.json'
import type moderation from '@skystair/content/text/en/moderation.json'
import type news from '@skystair/content/text/en/news.json'
import type platforms from '@skystair/content/text/en/platforms.json'
import type player from '@skystair/content/text/en/player.json'
import type portal from '@skystair/content/text/en/portal.json'
import type push from '@skystair/content/text/en/push.json'
import type raid from '@skystair/content/text/en/raid.json'
import type rating from '@skystair/content/text/en/rating.json'
import type recovery from '@skystair/content/text/en/recovery.json'
import type road from '@skystair/content/text/en/road.json'
import type security from '@skystair/content/text/en/security.json'
import type settings from '@skystair/content/text/en/settings.json'
import type shell from '@skystair/content/text/en/shell.json'
import type shop from '@skystair/content/text/en/shop.json'
import type square from '@skystair/content/text/en/square.json'
import type story from '@skystair/content/text/en/story.json'
import type tale1 from '@skystair/content/text/en/tale-1.json'
import type tale2 from '@skystair/content/text/en/tale-2.json'
import type tale3 from '@skystair/content/text/en/tale-3.json'
import type tale4 from '@skystair/content/text/en/tale-4.json'
import type tale5 from '@skystair/content/text/en/tale-5.json'
import type tale6 from '@skystair/content/text/en/tale-6.json'
import type tale7 from '@skystair/content/text/en/tale-7.json'
import type tale8 from '@skystair/content/text/en/tale-8.json'
import type tale9 from '@skystair/content/text/en/tale-9.json'
import type tasks from '@skystair/content/text/en/tasks.json'
import type teaching from '@skystair/content/text/en/teaching.json'
import type things from '@skystair/content/text/en/things.json'
import type town from '@skystair/content/text/en/town.json'
import type wallet from '@skystair/content/text/en/wallet.json'
import type wheel from '@skystair/content/text/en/wheel.json'

/** The areas of texts a screen may ask for; their keys are checked by the compiler. */
export interface Resources {
  readonly achievements: typeof achievements
  readonly arena: typeof arena
  readonly bank: typeof bank
  readonly battle: typeof battle
  readonly calendar: typeof calendar
  readonly cards: typeof cards
  readonly chat: typeof chat
  readonly chests: typeof chests
  readonly clan: typeof clan
  readonly common: typeof common
  readonly console: typeof consoleTexts
  readonly creatures: typeof creatures
  readonly docks: typeof docks
  readonly draws: typeof draws
  readonly errors: typeof errors
  readonly event: typeof event
  readonly everyday: typeof everyday
  readonly forces: typeof forces
  readonly forum: typeof forum
  readonly friends: typeof friends
  readonly gifts: typeof gifts
  readonly health: typeof health
  readonly heroes: typeof heroes
  readonly history: typeof history
  readonly legal: typeof legal
  readonly lore: typeof lore
  readonly mail: typeof mail
  readonly market: typeof market
  readonly manual: typeof manual
  readonly mercy: typeof mercy
  readonly moderation: typeof moderation
  readonly news: typeof news
  readonly platforms: typeof platforms
  readonly player: typeof player
  readonly portal: typeof portal
  readonly push: typeof push
  readonly raid: typeof raid
  readonly rating: typeof rating
  readonly recovery: typeof recovery
  readonly road: typeof road
  readonly security: typeof security
  readonly settings: typeof settings
  readonly shell: typeof shell
  readonly shop: typeof shop
  readonly square: typeof square
  readonly story: typeof story
  readonly 'tale-1': typeof tale1
  readonly 'tale-2': typeof tale2
  readonly 'tale-3': typeof tale3
  readonly 'tale-4': typeof tale4
  readonly 'tale-5': typeof tale5
  readonly 'tale-6': typeof tale6
  readonly 'tale-7': typeof tale7
  readonly 'tale-8': typeof tale8
  readonly 'tale-9': typeof tale9
  readonly tasks: typeof tasks
  readonly teaching: typeof teaching
  readonly things: typeof things
  readonly town: typeof town
  readonly wallet: typeof wallet
  readonly wheel: typeof wheel
}
export type Area = keyof Resources
