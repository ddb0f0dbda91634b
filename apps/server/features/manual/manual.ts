import { MANUAL, manualPage } from '@skystair/content/manual/manual.ts'
import type { ManualPage, Said } from '@skystair/content/manual/page.ts'
import {
  type ManualEntry,
  readManual as readCall,
  searchManual as searchCall,
} from '@skystair/contract/manual.ts'
import { plainWords, seekWords } from '@skystair/rules/manual/seek-words.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { open } from '../../platform/action/handler.ts'
import type { Texts } from '../../platform/services/texts.ts'

const spoken = (texts: Texts, language: Language, { key, params }: Said): string =>
  texts.say(language, key, params)

function entryOf(texts: Texts, language: Language, { id, chapter, picture, title }: ManualPage): ManualEntry {
  return {
    id,
    chapter,
    title: spoken(texts, language, title),
    picture: {
      icon: 'icon' in picture ? picture.icon : null,
      figure: 'figure' in picture ? picture.figure : null,
    },
  }
}

function pageOf(texts: Texts, language: Language, page: ManualPage) {
  const factValue = (value: ManualPage['facts'][number]['value']): string =>
    typeof value === 'object' ? spoken(texts, language, value) : String(value)
  return {
    ...entryOf(texts, language, page),
    words: page.words.map((words) => spoken(texts, language, words)),
    facts: page.facts.map(({ label, value }) => ({
      label: spoken(texts, language, label),
      value: factValue(value),
    })),
  }
}

export const readManual = open(readCall, async ({ texts }, { params: { x }, language }) => {
  const page = manualPage(x)
  return page === undefined ? refused('manual.refused.not-found') : { reply: pageOf(texts, language, page) }
})

interface Indexed {
  readonly entry: ManualEntry
  readonly title: string
  readonly all: string
}

/** Pages never change while the server runs: each language is written out once. */
const indexes = new WeakMap<Texts, Map<Language, readonly Indexed[]>>()

function indexOf(texts: Texts, language: Language): readonly Indexed[] {
  const known = indexes.get(texts) ?? new Map<Language, readonly Indexed[]>()
  indexes.set(texts, known)
  const index =
    known.get(language) ??
    MANUAL.map((page) => {
      const { title, words, facts } = pageOf(texts, language, page)
      const factWords = facts.flatMap(({ label, value }) => [label, value])
      return {
        entry: entryOf(texts, language, page),
        title: plainWords(title),
        all: plainWords([title, ...words, ...factWords].join(' ')),
      }
    })
  known.set(language, index)
  return index
}

/** Every word asked for must begin a word of the page; pages named so come first. */
export const searchManual = open(searchCall, async ({ texts }, { query: { search = '' }, language }) => {
  const isIn = seekWords(search)
  const found = indexOf(texts, language).filter(({ all }) => isIn(all))
  const sorted = found.toSorted((one, other) => Number(isIn(other.title)) - Number(isIn(one.title)))
  return { reply: { pages: sorted.map(({ entry }) => entry) } }
})
