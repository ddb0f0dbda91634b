import { readdirSync, readFileSync } from 'node:fs'
import i18next from 'i18next'

const folder = (language: string) => new URL(`../../packages/content/text/${language}/`, import.meta.url)

const read = (language: string) =>
  Object.fromEntries(
    readdirSync(folder(language)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, folder(language)), 'utf8')),
    ]),
  )

const texts = i18next.createInstance()
await texts.init({
  resources: { ru: read('ru'), en: read('en') },
  interpolation: { escapeValue: false },
})

/** The very text the game shows: `security:login.title` in Russian or in English. */
export function text(
  language: 'ru' | 'en',
  key: string,
  params: Record<string, string | number> = {},
): string {
  const said = (texts.t as (key: string, options: object) => string)(key, { lng: language, ...params })
  if (said === key.split(':')[1]) throw new Error(`no text ${key}`)
  return said
}
