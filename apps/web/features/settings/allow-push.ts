import { showToast } from '../../ui/layers/show-toast.ts'

/** Asks the browser for leave to call the player; says so when it will not. */
export async function allowPush(blocked: string): Promise<boolean> {
  const permission = 'Notification' in window ? await Notification.requestPermission() : 'denied'
  if (permission !== 'granted') showToast({ text: blocked, tone: 'bad', icon: 'warning' })
  return permission === 'granted'
}
