import type { Call } from '@skystair/contract/call.ts'
import { latestChat, listChat, seeChat } from '@skystair/contract/chat.ts'
import { listTopics, readTopic, writeComment, writeTopic } from '@skystair/contract/forum.ts'
import { listGifts } from '@skystair/contract/gifts.ts'
import { listDialog, listMail, seeDialog } from '@skystair/contract/mail.ts'
import {
  browseMarket,
  buyListing,
  type ListingView,
  myListings,
  offerResource,
  priceHistory,
} from '@skystair/contract/market.ts'
import { listNews } from '@skystair/contract/news.ts'
import { profile, rating } from '@skystair/contract/rating.ts'
import { buyBooster, itemShop } from '@skystair/contract/shop.ts'
import type { Question } from '@skystair/server/testing/game.ts'
import type { Moment } from './evening.ts'

/** Asks as one of the evening; nothing may be refused. */
type Look = (call: Call, question?: Question) => Promise<never>

const main = { room: 'MAIN' }
const shelf = { section: 'resource', payment: 'gold', order: 'cheapest' }

/** Places that one opens between two battles, and what is done there. The chat is opened most often. */
const visits: readonly ((look: Look, partner: number, self: number) => Promise<unknown>)[] = [
  openChat,
  async (look, partner) => {
    await look(listMail)
    await look(listDialog, { params: { partner }, query: { from: 0, to: 20 } })
    await look(seeDialog, { params: { partner } })
  },
  async (look) => {
    await look(browseMarket, { query: shelf })
    await look(offerResource, { body: { resource: 'crystal', amount: 10, price: 100, payment: 'gold' } })
    await look(myListings)
  },
  openChat,
  async (look) => {
    await look(rating, { params: { type: 'params' }, query: { from: 1, to: 20 } })
    await look(rating, { params: { type: 'level' }, query: { from: 1, to: 20, filter: 'Even' } })
  },
  async (look) => {
    await look(itemShop)
    await look(buyBooster, { params: { id: 'experience' } })
  },
  openChat,
  async (look, _, self) => {
    const { listings } = (await look(browseMarket, { query: shelf })) as { listings: readonly ListingView[] }
    await look(priceHistory, { params: { subject: 'crystal' }, query: { payment: 'gold' } })
    const cheapest = listings.find(({ sellerId }) => sellerId !== self)
    if (cheapest) await look(buyListing, { params: { id: cheapest.id } })
  },
  async (look, partner) => {
    await look(profile, { params: { id: partner } })
    await look(listGifts)
    await look(listNews)
  },
  async (look) => {
    const draft = { theme: 'TALK', flag: 'OPEN', title: 'By the fire', text: 'Who has seen the bear?' }
    const { id } = (await look(writeTopic, { body: draft })) as { id: string }
    await look(listTopics)
    await look(readTopic, { params: { id } })
    await look(writeComment, { params: { id }, body: { text: 'I have.' } })
  },
]

async function openChat(look: Look): Promise<void> {
  const { lastId } = (await look(listChat, { params: main, query: { from: 0, to: 20 } })) as {
    lastId: number
  }
  await look(seeChat, { params: main, body: { id: lastId } })
  await look(latestChat, { params: main, query: { afterId: lastId } })
}

const deedsBetween = 4

/** Now and then one of the evening opens the next of those places. */
export async function visitNowAndThen({ place, deed, people, ask }: Moment): Promise<void> {
  if (deed % deedsBetween !== 0) return
  const self = people[place]
  if (!self) throw new Error(`nobody has the place ${place}`)
  const look: Look = async (call, question = {}) => {
    const { response, isDone } = await ask(call, { ...question, as: self.token })
    if (!isDone) throw new Error(`${call.id}: ${response.payload}`)
    return response.json()
  }
  const partner = people[(place + 1) % people.length]?.player.id ?? 0
  await visits[(place + deed / deedsBetween) % visits.length]?.(look, partner, self.player.id)
}
