import type { Language } from '@skystair/rules/player/choices.ts'
import type { PushKind } from '@skystair/rules/push/kinds.ts'
import type { Texts } from '../../platform/services/texts.ts'

/** What a device shows: words, and the page that they lead to. */
export interface Word {
  readonly kind: PushKind
  readonly title: string
  readonly text: string
  readonly path: string
}

const paths: Readonly<Record<PushKind, string>> = {
  'health-full': '/',
  'chest-open': '/chests',
  'raid-begun': '/clan-raid',
  'arena-lost': '/arena-history',
  'event-begins': '/event',
}

export type Params = Readonly<Record<string, string | number>>

export function wordOf(texts: Texts, language: Language, kind: PushKind, params: Params): Word {
  const { event } = params
  const named =
    event === undefined ? params : { ...params, name: texts.say(language, `calendar.event.${event}.name`) }
  return {
    kind,
    title: texts.say(language, `push.told.${kind}.title`, named),
    text: texts.say(language, `push.told.${kind}.text`, named),
    path: paths[kind],
  }
}
