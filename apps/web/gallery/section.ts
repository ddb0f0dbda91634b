import type { ReactNode } from 'react'

export type Language = 'ru' | 'en'

/** Picks the words of the language on show. */
export type Say = (russian: string, english: string) => string

/** One section is one file of gallery/sections, named by its id; the page and the tests find it by themselves. */
export type Section = {
  id: string
  order: number
  title: { ru: string; en: string }
  Show: (properties: { language: Language; say: Say }) => ReactNode
}
