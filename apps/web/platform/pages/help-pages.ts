import type { OverlayName, SubjectOverlayName } from './overlays.ts'

/** What explains itself: the manual, and the words of lawyers. */
type Plain = 'help' | 'manual' | `legal/${string}`

/** Which page of the manual explains which page of the game. */
export const helpPages: Readonly<
  Record<Exclude<OverlayName | SubjectOverlayName, Plain>, string> & Partial<Record<Plain, string>>
> = {
  register: 'name',
  login: 'name',
  rename: 'name',
  contact: 'name',
  password: 'name',
  sessions: 'settings',
  export: 'settings',
  deletion: 'settings',
  replay: 'replays',
  talk: 'story',
  settings: 'settings',
  healing: 'health',
  tasks: 'tasks',
  everyday: 'everyday',
  chat: 'chat',
  heroes: 'squad',
  hero: 'heroes',
  shop: 'shop',
  backpack: 'backpack',
  history: 'history',
  market: 'market',
  lacking: 'history',
  mail: 'mail',
  dialog: 'mail',
  rating: 'rating',
  player: 'rating',
  fighter: 'squad',
  artifact: 'backpack',
  news: 'news',
  forum: 'forum',
  topic: 'forum',
  'clan-forum': 'forum',
  'clan-topic': 'forum',
  gifts: 'gifts',
  give: 'gifts',
  report: 'peace',
  appeal: 'peace',
  console: 'peace',
  card: 'peace',
  square: 'stair',
  notifications: 'news',
}
