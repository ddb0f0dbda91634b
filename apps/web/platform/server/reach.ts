import { moveTo } from '../device/move.ts'

/** Where calls are made; empty: where the page is from. */
let home = ''

export const callAt = (address: string): void => {
  home = address
}

/** The address at which calls are made now, for what is no question: the live wire. */
export const callsGoTo = (): string => home || window.location.origin

/** Every question to the server goes this way: whatever it was about, a game that has moved is followed. */
export async function reach(address: string, question: RequestInit): Promise<Response> {
  // A redirect that names no location is handed over as it is, but only to whoever is ready to follow it.
  const response = await answerTo(address, { ...question, redirect: 'follow' })
  if (response.status !== 307) return response
  const { message } = (await response.json()) as { message: string }
  return moveTo(message)
}

async function answerTo(address: string, question: RequestInit): Promise<Response> {
  if (home === '') return fetch(address, question)
  try {
    // Another site's cookies are nobody's: whoever asks there says who it is.
    return await fetch(home + address, { ...question, credentials: 'omit' })
  } catch (error) {
    // The direct way is closed: the next try goes where the page is from.
    callAt('')
    throw error
  }
}
