/** Key of a text and what stands in its gaps. */
export interface Said {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** A fact: a text of the game, or a number that the rules themselves use. */
export interface Fact {
  readonly label: Said
  readonly value: Said | string | number
}

export const chapters = ['BASICS', 'PEOPLE', 'PLACES', 'HEROES'] as const
export type Chapter = (typeof chapters)[number]

/** A short page: a picture, a few sentences, facts. Numbers come from where the rules take them. */
export interface ManualPage {
  readonly id: string
  readonly chapter: Chapter
  /** An icon of the kit, or a figurine by the name of its hero. */
  readonly picture: { readonly icon: string } | { readonly figure: string }
  readonly title: Said
  readonly words: readonly Said[]
  readonly facts: readonly Fact[]
}

export const said = (key: string, params?: Said['params']): Said => (params ? { key, params } : { key })
