import { moveTo } from '../device/move.ts'

/** Every question to the server goes this way: whatever it was about, a game that has moved is followed. */
export async function reach(address: string, question: RequestInit): Promise<Response> {
  // A redirect that names no location is handed over as it is, but only to whoever is ready to follow it.
  const response = await fetch(address, { ...question, redirect: 'follow' })
  if (response.status !== 307) return response
  const { message } = (await response.json()) as { message: string }
  return moveTo(message)
}
