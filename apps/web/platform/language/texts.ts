import { stripMarks } from '@skystair/rules/format/strip-marks.ts'
import type { Language } from '@skystair/rules/player/choices.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { retried } from '../device/retried.ts'
import type { Area, Resources } from './text-areas.ts'

const files = import.meta.glob<{ default: object }>('../../../../packages/content/text/*/*.json')

const storageKey = 'skystair.language'
const firstAreas: readonly Area[] = ['shell', 'common']

const turningMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}

function keptLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === 'RU' || kept === 'EN' ? kept : null
  } catch {
    return null
  }
}

/** Whether somebody has chosen one here before. */
export const isLanguageKept = (): boolean => keptLanguage() !== null

/** The language of the last visit, else what the browser speaks. */
const firstLanguage = (): Language =>
  keptLanguage() ?? (navigator.language.toLowerCase().startsWith('ru') ? 'RU' : 'EN')

export const spokenLanguage = (): Language => (i18next.language === 'ru' ? 'RU' : 'EN')

async function readArea(language: string, area: string): Promise<object> {
  const file = files[`../../../../packages/content/text/${language}/${area}.json`]
  if (file === undefined) throw new Error(`no texts of ${area} in ${language}`)
  return (await retried(file)()).default
}

/** Texts arrive area by area, when a screen first needs them. */
export async function openTexts(reportMissing: (key: string) => void): Promise<void> {
  await i18next
    .use({
      type: 'backend' as const,
      read: (language: string, area: string, done: (error: unknown, texts: object | null) => void) =>
        void readArea(language, area).then(
          (texts) => done(null, texts),
          (error) => done(error, null),
        ),
    })
    .use({
      type: 'postProcessor' as const,
      name: 'strip-marks',
      process: (said: unknown) => (typeof said === 'string' ? stripMarks(said) : said) as string,
    })
    .use(initReactI18next)
    .init({
      lng: firstLanguage().toLowerCase(),
      supportedLngs: ['ru', 'en'],
      fallbackLng: false,
      ns: [...firstAreas],
      defaultNS: 'common',
      // React makes markup harmless; what turns the direction of writing is taken out here.
      interpolation: { escapeValue: true, escape: (value) => value.replace(turningMarks, '') },
      postProcess: ['strip-marks'],
      parseMissingKeyHandler: (key) => {
        reportMissing(key)
        return '???'
      },
    })
  dressPage()
}

let turningTo: Language | null = null
let wished: Language | null = null

/** What the player has just chosen and the server has yet to hear. */
export const wishedLanguage = (): Language | null => wished
export function wishLanguage(language: Language | null): void {
  wished = language
}

/** The language of the player's record, unless another has just been chosen. */
export const speakTo = ({ lang }: { readonly lang: Language }): Promise<void> => speak(wished ?? lang)

/** Speaks another language everywhere at once: all areas in use are loaded before anything changes. */
export async function speak(language: Language): Promise<void> {
  if (language === (turningTo ?? spokenLanguage())) return
  turningTo = language
  await i18next.changeLanguage(language.toLowerCase())
  // Another one was chosen while the texts of this one arrived.
  if (turningTo !== language) return
  turningTo = null
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // A browser that keeps nothing asks the player's record next time.
  }
  dressPage()
}

function dressPage(): void {
  document.documentElement.lang = i18next.language
  document.title = i18next.t('shell:title')
  document
    .querySelector('link[rel=manifest]')
    ?.setAttribute('href', `/skystair-${i18next.language}.webmanifest`)
}
