import { mayDo } from '@skystair/rules/access/access-level.ts'
import i18next from 'i18next'
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { retried } from '../platform/device/retried.ts'
import type { Area } from '../platform/language/text-areas.ts'
import { helpPages } from '../platform/pages/help-pages.ts'
import {
  closeOverlay,
  needsKeeper,
  needsPlayer,
  type OverlayName,
  openOverlay,
  partsOf,
  replaceOverlay,
  type SubjectOverlayName,
  useOverlays,
} from '../platform/pages/overlays.ts'
import { useGame } from '../platform/state/game.ts'
import { type Help, HelpContext } from '../ui/layers/help-context.ts'
import { showToast } from '../ui/layers/show-toast.ts'

const legal = retried(() => import('../features/legal/legal-overlay.tsx'))

/** A page comes with every text that its parts may need: a part that waited for its words would hide the whole page. */
const page = (areas: readonly Area[], load: () => Promise<{ default: ComponentType<{ subject: string }> }>) =>
  lazy(async () => {
    const [piece] = await Promise.all([retried(load)(), i18next.loadNamespaces(areas)])
    return piece
  })

/** Where each overlay lives, and the areas of texts on it; both arrive when it is first opened. */
const overlays: Readonly<Record<OverlayName | SubjectOverlayName, ComponentType<{ subject: string }>>> = {
  register: page(['player', 'security'], () => import('../features/security/register-overlay.tsx')),
  login: page(['recovery', 'security'], () => import('../features/security/login-overlay.tsx')),
  recovery: page(['recovery'], () => import('../features/security/recovery-overlay.tsx')),
  'new-password': page(
    ['recovery', 'security'],
    () => import('../features/security/new-password-overlay.tsx'),
  ),
  'confirm-mail': page(['recovery'], () => import('../features/security/confirm-mail-overlay.tsx')),
  rename: page(['security'], () => import('../features/security/rename-overlay.tsx')),
  contact: page(['recovery', 'security'], () => import('../features/security/contact-overlay.tsx')),
  password: page(['security'], () => import('../features/security/password-overlay.tsx')),
  sessions: page(['security'], () => import('../features/security/sessions-overlay.tsx')),
  export: page(['security'], () => import('../features/security/export-overlay.tsx')),
  deletion: page(['security'], () => import('../features/security/deletion-overlay.tsx')),
  settings: page(
    ['bank', 'console', 'history', 'mercy', 'player', 'push', 'security', 'settings'],
    () => import('../features/settings/settings-overlay.tsx'),
  ),
  notifications: page(
    ['player', 'town'],
    () => import('../features/notifications/notifications-overlay.tsx'),
  ),
  healing: page(['creatures', 'health', 'player'], () => import('../features/health/health-overlay.tsx')),
  'legal/privacy': lazy(async () => ({ default: (await legal()).PrivacyOverlay })),
  'legal/offer': lazy(async () => ({ default: (await legal()).OfferOverlay })),
  'legal/agreement': lazy(async () => ({ default: (await legal()).AgreementOverlay })),
  'legal/cookies': lazy(async () => ({ default: (await legal()).CookiesOverlay })),
  tasks: page(
    ['creatures', 'player', 'tasks', 'things'],
    () => import('../features/tasks/tasks-overlay.tsx'),
  ),
  cards: page(['cards', 'things'], () => import('../features/cards/cards-overlay.tsx')),
  everyday: page(
    ['creatures', 'everyday', 'player', 'tasks', 'things'],
    () => import('../features/everyday/everyday-overlay.tsx'),
  ),
  talk: page(
    ['creatures', 'player', 'story', 'tasks', 'things'],
    () => import('../features/story/talk-overlay.tsx'),
  ),
  chronicle: page(['story'], () => import('../features/story/chronicle-overlay.tsx')),
  chat: page(
    ['arena', 'chat', 'mail', 'moderation', 'player', 'security'],
    () => import('../features/chat/chat-overlay.tsx'),
  ),
  mail: page(['arena', 'mail'], () => import('../features/mail/mail-overlay.tsx')),
  'new-letter': page(['arena', 'friends', 'mail'], () => import('../features/mail/new-letter-overlay.tsx')),
  friends: page(['arena', 'friends'], () => import('../features/friends/friends-overlay.tsx')),
  dialog: page(
    ['arena', 'mail', 'moderation', 'player'],
    () => import('../features/mail/dialog-overlay.tsx'),
  ),
  rating: page(['arena', 'rating'], () => import('../features/rating/rating-overlay.tsx')),
  history: page(['history', 'player'], () => import('../features/history/history-overlay.tsx')),
  market: page(
    ['arena', 'battle', 'market', 'player', 'security', 'shop', 'things'],
    () => import('../features/market/market-overlay.tsx'),
  ),
  player: page(
    [
      'achievements',
      'arena',
      'chat',
      'console',
      'creatures',
      'friends',
      'gifts',
      'mail',
      'mercy',
      'moderation',
      'player',
      'rating',
      'things',
    ],
    () => import('../features/rating/profile-overlay.tsx'),
  ),
  fighter: page(
    ['battle', 'creatures', 'heroes', 'rating', 'things'],
    () => import('../features/rating/fighter-overlay.tsx'),
  ),
  artifact: page(['battle', 'things'], () => import('../features/things/artifact-overlay.tsx')),
  square: page(['square'], () => import('../features/square/square-overlay.tsx')),
  news: page(['news'], () => import('../features/news/news-overlay.tsx')),
  'clan-forum': page(
    ['clan', 'forum', 'moderation', 'player'],
    () => import('../features/forum/clan-forum-overlay.tsx'),
  ),
  'clan-topic': page(
    ['arena', 'chat', 'clan', 'forum', 'moderation', 'player'],
    () => import('../features/forum/clan-topic-overlay.tsx'),
  ),
  forum: page(['forum', 'moderation', 'player'], () => import('../features/forum/forum-overlay.tsx')),
  topic: page(
    ['arena', 'chat', 'forum', 'moderation', 'player'],
    () => import('../features/forum/topic-overlay.tsx'),
  ),
  help: page(['manual'], () => import('../features/manual/help-overlay.tsx')),
  manual: page(['manual'], () => import('../features/manual/page-overlay.tsx')),
  gifts: page(
    ['creatures', 'gifts', 'player', 'tasks', 'things'],
    () => import('../features/gifts/gifts-overlay.tsx'),
  ),
  give: page(
    ['creatures', 'gifts', 'moderation', 'player', 'rating', 'tasks', 'things'],
    () => import('../features/gifts/give-overlay.tsx'),
  ),
  report: page(['moderation'], () => import('../features/moderation/report-overlay.tsx')),
  appeal: page(['moderation', 'player'], () => import('../features/moderation/appeal-overlay.tsx')),
  console: page(
    ['bank', 'calendar', 'console', 'creatures', 'moderation', 'news', 'player', 'shop'],
    () => import('../features/console/console-overlay.tsx'),
  ),
  card: page(
    ['bank', 'console', 'history', 'player', 'rating', 'story'],
    () => import('../features/console/card-overlay.tsx'),
  ),
  replay: page(['battle', 'errors'], () => import('../features/battle/replay/replay-overlay.tsx')),
  heroes: page(['creatures', 'heroes', 'shop'], () => import('../features/heroes/heroes-overlay.tsx')),
  hero: page(
    ['battle', 'creatures', 'forces', 'heroes', 'lore', 'player', 'shop', 'things'],
    () => import('../features/heroes/hero-overlay.tsx'),
  ),
  backpack: page(
    ['battle', 'creatures', 'player', 'things'],
    () => import('../features/things/backpack-overlay.tsx'),
  ),
  wear: page(
    ['battle', 'creatures', 'player', 'things'],
    () => import('../features/things/wear-overlay.tsx'),
  ),
  lacking: page(
    ['everyday', 'market', 'player', 'tasks', 'wallet'],
    () => import('../features/wallet/lacking-overlay.tsx'),
  ),
  shop: page(
    ['battle', 'calendar', 'creatures', 'errors', 'heroes', 'lore', 'player', 'shop'],
    () => import('../features/shop/shop-overlay.tsx'),
  ),
  clan: page(['clan', 'player'], () => import('../features/clan/square/square-overlay.tsx')),
  'clan-info': page(['arena', 'clan', 'town'], () => import('../features/clan/about/info-overlay.tsx')),
  building: page(['clan', 'player', 'town'], () => import('../features/clan/building/building-overlay.tsx')),
  'clan-members': page(['arena', 'clan'], () => import('../features/clan/members/members-overlay.tsx')),
  'clan-recruits': page(['arena', 'clan'], () => import('../features/clan/recruiting/recruits-overlay.tsx')),
  'clan-treasury': page(
    ['clan', 'forces', 'player', 'town'],
    () => import('../features/clan/treasury/treasury-overlay.tsx'),
  ),
  'clan-raid': page(
    ['battle', 'clan', 'creatures', 'player', 'raid'],
    () => import('../features/clan/raid/raid-overlay.tsx'),
  ),
  'clan-about': page(['clan'], () => import('../features/clan/about/about-overlay.tsx')),
  'clan-advertisement': page(['clan'], () => import('../features/clan/about/advertisement-overlay.tsx')),
  'clan-theme': page(['clan', 'player'], () => import('../features/clan/about/theme-overlay.tsx')),
  'clan-hall': page(['clan', 'forces', 'player'], () => import('../features/clan/hall/hall-overlay.tsx')),
  'clan-shop': page(
    ['clan', 'creatures', 'forces', 'player', 'things'],
    () => import('../features/clan/shop/shop-overlay.tsx'),
  ),
  'clan-rating': page(['clan'], () => import('../features/clan/rating/rating-overlay.tsx')),
  'arena-history': page(['arena'], () => import('../features/arena/history/history-overlay.tsx')),
  'arena-leagues': page(['arena', 'player'], () => import('../features/arena/leagues/leagues-overlay.tsx')),
  'arena-shop': page(
    ['arena', 'creatures', 'forces', 'player', 'things'],
    () => import('../features/arena/shop/shop-overlay.tsx'),
  ),
  'arena-place': page(['arena'], () => import('../features/arena/mine/mine-overlay.tsx')),
  chests: page(['chests', 'player', 'things'], () => import('../features/chests/chests-overlay.tsx')),
  'bank-chests': page(
    ['bank', 'chests', 'player', 'things'],
    () => import('../features/chests/bought-overlay.tsx'),
  ),
  'chest-film': page(['bank', 'chests'], () => import('../features/referral/chest-film-overlay.tsx')),
  bank: page(
    ['bank', 'calendar', 'chests', 'creatures', 'player', 'settings', 'shop'],
    () => import('../features/bank/bank-overlay.tsx'),
  ),
  'bank-history': page(['bank'], () => import('../features/bank/history/history-overlay.tsx')),
  invitations: page(['bank', 'player'], () => import('../features/referral/invitations-overlay.tsx')),
  promo: page(['bank', 'player'], () => import('../features/referral/promo-overlay.tsx')),
  calendar: page(
    ['calendar', 'creatures', 'player', 'shop'],
    () => import('../features/calendar/calendar-overlay.tsx'),
  ),
  campaign: page(
    ['calendar', 'creatures', 'shop'],
    () => import('../features/calendar/campaign-overlay.tsx'),
  ),
  event: page(
    ['calendar', 'creatures', 'event', 'player', 'shop', 'tasks', 'things'],
    () => import('../features/event/event-overlay.tsx'),
  ),
  'event-year': page(
    ['calendar', 'creatures', 'event', 'shop'],
    () => import('../features/event/year-overlay.tsx'),
  ),
  'event-news': page(
    ['calendar', 'creatures', 'event', 'shop'],
    () => import('../features/event/news-overlay.tsx'),
  ),
  achievements: page(
    ['achievements', 'player'],
    () => import('../features/achievements/achievements-overlay.tsx'),
  ),
  wheel: page(
    ['creatures', 'player', 'tasks', 'things', 'wheel'],
    () => import('../features/wheel/wheel-overlay.tsx'),
  ),
  draws: page(
    ['creatures', 'draws', 'player', 'things', 'wheel'],
    () => import('../features/draws/draws-overlay.tsx'),
  ),
  'portal-shop': page(
    ['creatures', 'player', 'portal', 'tasks', 'things'],
    () => import('../features/portal/shop-overlay.tsx'),
  ),
  'portal-cards': page(['portal'], () => import('../features/portal/cards-overlay.tsx')),
  portal: page(
    ['creatures', 'player', 'portal', 'tasks', 'things'],
    () => import('../features/portal/door-overlay.tsx'),
  ),
  film: page(['bank', 'player'], () => import('../features/referral/film-overlay.tsx')),
}

export function OverlayStack() {
  const { t } = useTranslation('common')
  const helpFor = (name: OverlayName | SubjectOverlayName): Help | null => {
    const page = helpPages[name]
    return page === undefined ? null : { label: t('help'), open: () => openOverlay(`manual/${page}`) }
  }
  const opened = useOverlays((state) => state.stack)
  // Whoever has just been moved reads why nobody knows them here before the page they came for asks who they are.
  const isTold = useGame((state) => state.trouble !== 'moved')
  const stack = isTold ? opened : []
  const isKnown = useGame((state) => state.info !== null)
  const isPlayer = useGame((state) => state.player !== null)
  const isKeeper = useGame(({ player }) => player !== null && mayDo(player.accessLevel, 'seeModerationQueue'))
  const { arrived, arrive } = useArrivals()
  const isForLogin = (address: string) => !isPlayer && needsPlayer.has(partsOf(address)?.name ?? '')
  const isForKeepers = (address: string) => !isKeeper && needsKeeper.has(partsOf(address)?.name ?? '')
  // One after another: of two dialogs that open at once, each would hide the other from those who cannot see.
  const waiting = stack.findIndex(
    (address) => !arrived.has(address) && !(isKnown && (isForLogin(address) || isForKeepers(address))),
  )
  return stack.slice(0, waiting < 0 ? stack.length : waiting + 1).map((address) => {
    const parts = partsOf(address)
    if (parts === null) return null
    const { name, subject } = parts
    if (isForLogin(address)) return isKnown && <LoginInstead key={address} />
    if (isForKeepers(address)) return <LedAway key={address} />
    const Overlay = overlays[name]
    return (
      <Suspense key={address} fallback={null}>
        <HelpContext value={helpFor(name)}>
          <Overlay subject={subject} />
        </HelpContext>
        <Arrival address={address} onArrived={arrive} />
      </Suspense>
    )
  })
}

/** Which overlays are there with all they need. */
function useArrivals() {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const arrive = useCallback((address: string) => setArrived((before) => new Set(before).add(address)), [])
  return { arrived, arrive }
}

/** Stands behind an overlay: once it is there, so is the overlay. */
function Arrival({ address, onArrived }: { address: string; onArrived: (address: string) => void }) {
  useEffect(() => onArrived(address), [address, onArrived])
  return null
}

/** Whoever has no business at the keepers' desk is told so at the door: the server is not even asked. */
function LedAway() {
  const { t } = useTranslation('common')
  useEffect(() => {
    closeOverlay()
    showToast({ text: t('keepers-only'), icon: 'lock' })
  }, [t])
  return null
}

/** A page of the account was opened by its address, and nobody is logged in: asking the server would only fail. */
function LoginInstead() {
  useEffect(() => replaceOverlay('login'), [])
  return null
}
