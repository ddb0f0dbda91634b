import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@skystair/rules/player/choices.ts'
import i18next from 'i18next'

export interface Texts {
  /** The text of a key (`area.key`) in this language; '???' for a key that nobody wrote. */
  say(language: Language, key: string, params?: Readonly<Record<string, string | number>>): string
}

const folder = new URL(import.meta.resolve('@skystair/content/text/ru/errors.json'))

/** All texts of one language, one area per file. */
function areas(language: string): Record<string, object> {
  const files = new URL(`../${language}/`, folder)
  return Object.fromEntries(
    readdirSync(files)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, files), 'utf8'))]),
  )
}

export function openTexts(missing: (key: string) => void): Texts {
  const texts = i18next.createInstance()
  texts.init({
    lng: 'en',
    resources: { ru: areas('ru'), en: areas('en') },
    nsSeparator: ':',
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  // Keys of refusals are only known when they happen, so the compiler cannot check them; a test does.
  const translate = texts.t as (path: string, options: object) => string
  return {
    say(language, key, params = {}) {
      const [area, ...rest] = key.split('.')
      const lng = language.toLowerCase()
      const path = `${area}:${rest.join('.')}`
      if (!texts.exists(path, { lng, ...params })) {
        missing(key)
        return '???'
      }
      return translate(path, { lng, ...params })
    },
  }
}
