import { isKept } from './kept.ts'

/** Written in by the build: the hashed files this build consists of. */
declare const builtFiles: readonly string[]

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends LongEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Worker {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  addEventListener(kind: 'install' | 'activate', hear: (event: LongEvent) => void): void
  addEventListener(kind: 'fetch', hear: (event: FetchEvent) => void): void
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
