import type { BodyOf } from '@skystair/contract/call.ts'
import { look, subscribe } from '@skystair/contract/push.ts'
import { ask } from '../server/ask.ts'

/** Whether this browser can be told anything while the page is closed. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration()

/** What this browser was subscribed with; null: it was not. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (!canBeTold()) return null
  return (await (await registered())?.pushManager.getSubscription()) ?? null
}

/** Base64 as addresses write it: browsers give and take it without its filling. */
const written = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bodyOf = (subscription: PushSubscription): BodyOf<typeof subscribe> => ({
  endpoint: subscription.endpoint,
  p256dh: written(subscription.getKey('p256dh')),
  auth: written(subscription.getKey('auth')),
})

/** Subscribes this browser by the server's key; one that was subscribed by an older key is subscribed anew. */
export async function subscribeDevice(key: string): Promise<BodyOf<typeof subscribe> | null> {
  const worker = await registered()
  if (worker === undefined) return null
  const known = await worker.pushManager.getSubscription()
  if (known !== null && written(known.options.applicationServerKey) === key) return bodyOf(known)
  await known?.unsubscribe()
  return bodyOf(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
}

/** Browsers change their address now and then, and a new session begins without one: told anew at every start. */
export async function renewDevice(): Promise<void> {
  try {
    if ((await ownSubscription()) === null || Notification.permission !== 'granted') return
    const { key } = await ask(look, {})
    const body = key === null ? null : await subscribeDevice(key)
    if (body !== null) await ask(subscribe, { body })
  } catch {
    // Nobody has pressed anything: it is tried again at the next start.
  }
}
