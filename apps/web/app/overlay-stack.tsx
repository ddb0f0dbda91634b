import { mayDo } from '@skystair/rules/access/access-level.ts'
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../platform/game.ts'
import { helpPages } from '../platform/help-pages.ts'
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
} from '../platform/overlays.ts'
import { retried } from '../platform/retried.ts'
import { type Help, HelpContext } from '../ui/help-context.ts'
import { showToast } from '../ui/show-toast.ts'

const legal = retried(() => import('../features/legal/legal-overlay.tsx'))

/** Where each overlay lives; its code arrives when it is first opened. */
const overlays: Readonly<Record<OverlayName | SubjectOverlayName, ComponentType<{ subject: string }>>> = {
  register: lazy(retried(() => import('../features/security/register-overlay.tsx'))),
  login: lazy(retried(() => import('../features/security/login-overlay.tsx'))),
  rename: lazy(retried(() => import('../features/security/rename-overlay.tsx'))),
  contact: lazy(retried(() => import('../features/security/contact-overlay.tsx'))),
  password: lazy(retried(() => import('../features/security/password-overlay.tsx'))),
  sessions: lazy(retried(() => import('../features/security/sessions-overlay.tsx'))),
  export: lazy(retried(() => import('../features/security/export-overlay.tsx'))),
  deletion: lazy(retried(() => import('../features/security/deletion-overlay.tsx'))),
  settings: lazy(retried(() => import('../features/settings/settings-overlay.tsx'))),
  notifications: lazy(retried(() => import('../features/notifications/notifications-overlay.tsx'))),
  healing: lazy(retried(() => import('../features/health/health-overlay.tsx'))),
  'legal/privacy': lazy(async () => ({ default: (await legal()).PrivacyOverlay })),
  'legal/offer': lazy(async () => ({ default: (await legal()).OfferOverlay })),
  'legal/agreement': lazy(async () => ({ default: (await legal()).AgreementOverlay })),
  'legal/cookies': lazy(async () => ({ default: (await legal()).CookiesOverlay })),
  tasks: lazy(retried(() => import('../features/tasks/tasks-overlay.tsx'))),
  everyday: lazy(retried(() => import('../features/everyday/everyday-overlay.tsx'))),
  talk: lazy(retried(() => import('../features/story/talk-overlay.tsx'))),
  chat: lazy(retried(() => import('../features/chat/chat-overlay.tsx'))),
  mail: lazy(retried(() => import('../features/mail/mail-overlay.tsx'))),
  dialog: lazy(retried(() => import('../features/mail/dialog-overlay.tsx'))),
  rating: lazy(retried(() => import('../features/rating/rating-overlay.tsx'))),
  history: lazy(retried(() => import('../features/history/history-overlay.tsx'))),
  market: lazy(retried(() => import('../features/market/market-overlay.tsx'))),
  player: lazy(retried(() => import('../features/rating/profile-overlay.tsx'))),
  fighter: lazy(retried(() => import('../features/rating/fighter-overlay.tsx'))),
  artifact: lazy(retried(() => import('../features/backpack/artifact-overlay.tsx'))),
  square: lazy(retried(() => import('../features/square/square-overlay.tsx'))),
  news: lazy(retried(() => import('../features/news/news-overlay.tsx'))),
  forum: lazy(retried(() => import('../features/forum/forum-overlay.tsx'))),
  topic: lazy(retried(() => import('../features/forum/topic-overlay.tsx'))),
  help: lazy(retried(() => import('../features/manual/help-overlay.tsx'))),
  manual: lazy(retried(() => import('../features/manual/page-overlay.tsx'))),
  gifts: lazy(retried(() => import('../features/gifts/gifts-overlay.tsx'))),
  give: lazy(retried(() => import('../features/gifts/give-overlay.tsx'))),
  report: lazy(retried(() => import('../features/moderation/report-overlay.tsx'))),
  appeal: lazy(retried(() => import('../features/moderation/appeal-overlay.tsx'))),
  console: lazy(retried(() => import('../features/console/console-overlay.tsx'))),
  card: lazy(retried(() => import('../features/console/card-overlay.tsx'))),
  replay: lazy(retried(() => import('../features/battle/replay-overlay.tsx'))),
  heroes: lazy(retried(() => import('../features/heroes/heroes-overlay.tsx'))),
  hero: lazy(retried(() => import('../features/heroes/hero-overlay.tsx'))),
  backpack: lazy(retried(() => import('../features/backpack/backpack-overlay.tsx'))),
  shop: lazy(retried(() => import('../features/shop/shop-overlay.tsx'))),
}

export function OverlayStack() {
  const { t } = useTranslation('common')
  const helpFor = (name: OverlayName | SubjectOverlayName): Help | null => {
    const page = helpPages[name]
    return page === undefined ? null : { label: t('help'), open: () => openOverlay(`manual/${page}`) }
  }
  const stack = useOverlays((state) => state.stack)
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
