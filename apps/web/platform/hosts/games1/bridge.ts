type Answer = Readonly<Record<string, unknown>>
type Native = Readonly<Record<string, ((params: string) => void) | undefined>>
type Handlers = Readonly<Record<string, { postMessage(params: object): void } | undefined>>

const patience = 10 * 60_000

let frame: unknown
let asked = 0
const waiting = new Map<string, (answer: Answer | null) => void>()
const listeners = new Map<string, () => void>()

/** VK's own bridge: inside its page by messages, inside its applications by what they put into the window. */
function say(handler: string, params: object): void {
  const { AndroidBridge: android, webkit } = window as unknown as {
    AndroidBridge?: Native
    webkit?: { messageHandlers?: Handlers }
  }
  const ios = webkit?.messageHandlers?.[handler]
  if (android?.[handler]) android[handler](JSON.stringify(params))
  else if (ios) ios.postMessage(params)
  else
    window.parent.postMessage(
      { handler, params, type: 'vk-connect', webFrameId: frame, connectVersion: '2.15.0' },
      '*',
    )
}

function hear(heard: unknown): void {
  const { type, data, frameId } = (heard ?? {}) as { type?: unknown; data?: Answer; frameId?: unknown }
  if (typeof type !== 'string' || !type.startsWith('VKWebApp')) return
  if (type === 'VKWebAppSettings') frame = frameId
  listeners.get(type)?.()
  const id = String(data?.request_id ?? '')
  waiting.get(id)?.(type.endsWith('Failed') ? null : (data ?? {}))
  waiting.delete(id)
}

export function openBridge(): void {
  window.addEventListener('message', ({ data, source }) => {
    if (source === window.parent) hear(data)
  })
  window.addEventListener('VKWebAppEvent', (event) => hear((event as CustomEvent).detail))
}

/** null: it was refused, or given up. */
export function askBridge(method: string, params: object = {}): Promise<Answer | null> {
  asked += 1
  const id = `skystair-${asked}`
  return new Promise((answered) => {
    const giveUp = setTimeout(() => answered(null), patience)
    waiting.set(id, (answer) => {
      clearTimeout(giveUp)
      answered(answer)
    })
    say(method, { ...params, request_id: id })
  })
}

export const onBridge = (event: string, heard: () => void): void => void listeners.set(event, heard)
