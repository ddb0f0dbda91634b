import { isKept } from './kept.ts'
import { type Word, wordIn } from './told.ts'

/** Written in by the build: the hashed files this build consists of. */
declare const builtFiles: readonly string[]

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends LongEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface PushEvent extends LongEvent {
  readonly data: { text(): string } | null
}

interface NotificationEvent extends LongEvent {
  readonly notification: Notification
}

interface Page {
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

interface Worker {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>
    openWindow(address: string): Promise<unknown>
  }
  addEventListener(kind: 'install' | 'activate', hear: (event: LongEvent) => void): void
  addEventListener(kind: 'fetch', hear: (event: FetchEvent) => void): void
  addEventListener(kind: 'push', hear: (event: PushEvent) => void): void
  addEventListener(kind: 'notificationclick', hear: (event: NotificationEvent) => void): void
}

const worker = self as unknown as Worker
const cacheName = 'skystair'
const offlineFiles = ['/offline.html', '/offline.css', '/icons/192.png']

worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()))
// It takes over only when no page of an older build is left: that page may still need its own files.
worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([drop(), worker.clients.claim()])))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const address = new URL(request.url)
  if (request.mode === 'navigate') {
    // The page of calls and what the server sends as a file are no business of the game's.
    if (!address.pathname.startsWith('/api/')) event.respondWith(page(request))
  } else if (isKept(address, worker.location.origin)) event.respondWith(keptFile(request))
  else if (offlineFiles.includes(address.pathname)) event.respondWith(freshOrKept(request))
})

worker.addEventListener('push', (event) => {
  const word = wordIn(event.data?.text() ?? '')
  if (word !== null) event.waitUntil(show(word))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead((event.notification.data as Pick<Word, 'path'>).path))
})

const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Whoever looks at the game sees it there; a newer word of a kind takes the place of the older. */
async function show({ kind, title, text, path }: Word): Promise<void> {
  if ((await pages()).some(({ visibilityState }) => visibilityState === 'visible')) return
  const look = { body: text, tag: kind, icon: '/icons/192.png', badge: '/icons/192.png', data: { path } }
  await worker.registration.showNotification(title, look)
}

/** A page that is open keeps all that is on it; without one a new page opens where the word leads. */
async function lead(path: string): Promise<void> {
  const [page] = await pages()
  if (page === undefined) return void (await worker.clients.openWindow(path))
  // Some browsers let nobody be called to the front; the way is shown all the same.
  await page.focus().catch(() => undefined)
  page.postMessage({ leadTo: path })
}

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' })))
}

/** Drops what no page of this build asks for. */
async function drop(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
  const cache = await caches.open(cacheName)
  const wanted = new Set([...builtFiles, ...offlineFiles])
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
}

/** A page always comes from the server: what is shown is never older than the game itself. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/offline.html')) ?? Response.error()
  }
}

async function freshOrKept(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

async function keptFile(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  // A device without room for more still plays.
  if (answer.status === 200) await cache.put(request, answer.clone()).catch(() => undefined)
  return answer
}
