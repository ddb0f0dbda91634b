/** What each platform starts the page with. Any other names itself in the address it was registered with: ?platform=name. */
const signs: Readonly<Record<string, string>> = {
  tgWebAppData: 'messenger',
  vk_user_id: 'games1',
  logged_user_id: 'social',
  fotoUid: 'photo',
  viewer_id: 'mail',
}

export interface Launch {
  /** The platform's name, as whoever has registered it has spelled it. */
  readonly platform: string
  readonly query: string
  readonly hash: string
}

const storageKey = 'skystair.launch'

export function launchIn({
  search,
  hash,
}: {
  readonly search: string
  readonly hash: string
}): Launch | null {
  const fields = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`)
  const sign = Object.keys(signs).find((name) => fields.has(name))
  const platform = fields.get('platform') ?? (sign === undefined ? null : signs[sign])
  return platform ? { platform, query: search.slice(1), hash: hash.slice(1) } : null
}

/** Pages over the game change the address: a tab remembers what it was started with. */
function readLaunch(): Launch | null {
  try {
    const found = launchIn(window.location)
    if (found !== null) sessionStorage.setItem(storageKey, JSON.stringify(found))
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Launch | null
  } catch {
    return launchIn(window.location)
  }
}

/** How the page was started; null: from its own address. Read at once, before the address changes. */
export const launch: Launch | null = typeof window === 'undefined' ? null : readLaunch()

/** Where the game begins anew, in the same place. */
export const beginning = (): string =>
  launch === null ? '/' : `/?${launch.query}${launch.hash === '' ? '' : `#${launch.hash}`}`

/** Inside a page of somebody else. */
export const isFramed = (): boolean => typeof window !== 'undefined' && window.parent !== window
