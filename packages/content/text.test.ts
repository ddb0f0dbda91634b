import { readdirSync, readFileSync } from 'node:fs'
import { accessLevels } from '@skystair/rules/access/access-level.ts'
import { banDurations, banReasons } from '@skystair/rules/chat/ban.ts'
import { chatRooms } from '@skystair/rules/chat/talk.ts'
import { CLAN_RANKS, RAID_DIFFICULTIES } from '@skystair/rules/clan/clan.ts'
import { DEPOSIT_TYPES } from '@skystair/rules/clan/donate.ts'
import { CLAN_EVENTS } from '@skystair/rules/clan/log.ts'
import { durationUnits } from '@skystair/rules/format/duration-parts.ts'
import { forumThemes, topicFlags } from '@skystair/rules/forum/forum.ts'
import { companions } from '@skystair/rules/heroes/companion.ts'
import { categoryOf, HISTORY_CATEGORIES } from '@skystair/rules/history/category.ts'
import { letterKinds } from '@skystair/rules/mail/letter.ts'
import { caseKinds, verdictWords } from '@skystair/rules/moderation/case.ts'
import { deeds } from '@skystair/rules/moderation/deed.ts'
import { textMarks } from '@skystair/rules/moderation/watchlist.ts'
import {
  genders,
  interfaceModes,
  moveSpeedModes,
  paymentMethods,
  qualities,
} from '@skystair/rules/player/choices.ts'
import { consents } from '@skystair/rules/security/consents.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { workKinds } from '@skystair/rules/work/work-kinds.ts'
import { smileys } from '@skystair/rules/writing/written.ts'
import { describe, expect, test } from 'vitest'
import { CLANS } from './clans/clans.ts'

/** Texts of one language by their keys; a key starts with the name of its file. */
type Texts = ReadonlyMap<string, string>

const textFolder = new URL('./text/', import.meta.url)
/** Where refusals are made. */
const refusingFolders = ['../rules/', '../../apps/server/'].map((path) => new URL(path, import.meta.url))
const featuresFolder = new URL('../../apps/server/features/', import.meta.url)
const languages = ['ru', 'en'] as const
type Language = (typeof languages)[number]

const pluralForms: Record<Language, readonly string[]> = {
  ru: ['one', 'few', 'many', 'other'],
  en: ['one', 'other'],
}
const pluralEnding = /_(zero|one|two|few|many|other)$/

/** `$t(area:key)` takes in another text. */
const notWords = /\{\{[^}]*\}\}|\$t\([^)]*\)/g

/** Names that are written the same in every language. */
const sameEverywhere: Record<Language, readonly string[]> = {
  ru: ['Skystair', 'English', 'JSON', 'Telegram', 'CrazyGames', 'RuStore', 'Mail.ru'],
  en: ['Русский'],
}
const foreignLetters: Record<Language, RegExp> = { ru: /[a-z]/i, en: /[а-яё]/i }

const areasOf = (language: Language) => readdirSync(new URL(`${language}/`, textFolder)).sort()

function* leaves(key: string, value: unknown): Generator<[string, string]> {
  if (typeof value === 'string') yield [key, value]
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* leaves(`${key}.${name}`, inner)
  } else throw new Error(`${key} is neither a text nor a group of texts`)
}

function textsOf(language: Language): Texts {
  const areas = areasOf(language).map((file): [string, unknown] => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(`${language}/${file}`, textFolder), 'utf8')),
  ])
  return new Map(areas.flatMap(([area, content]) => [...leaves(area, content)]))
}

const texts: Record<Language, Texts> = { ru: textsOf('ru'), en: textsOf('en') }

const withoutPlural = (key: string) => key.replace(pluralEnding, '')
const keysOf = (language: Language) => new Set([...texts[language].keys()].map(withoutPlural))
const offending = (language: Language, isWrong: (text: string, key: string) => boolean) =>
  [...texts[language]].filter(([key, text]) => isWrong(text, key))

/** All placeholders each text may ask for, over its plural forms. */
function askedIn(language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  const asked = new Map<string, Set<string>>()
  for (const [key, text] of texts[language]) {
    const names = asked.get(withoutPlural(key)) ?? new Set()
    for (const name of text.match(/\{\{[^}]*\}\}/g) ?? []) names.add(name)
    asked.set(withoutPlural(key), names)
  }
  return asked
}

const isSource = (file: string) =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('node_modules')

/** A movement that says no more than its category needs no other name. */
const isCategory = (reason: string): boolean => HISTORY_CATEGORIES.some((category) => category === reason)

function refusalCodes(folder: URL): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)
  return files.flatMap((file) => {
    const source = readFileSync(new URL(file, folder), 'utf8')
    return source.match(/(?<=')(errors|[a-z]+\.refused)\.[a-z-]+(?=')/g) ?? []
  })
}

describe('texts', () => {
  test('both languages have the same files', () => {
    expect(areasOf('ru')).toEqual(areasOf('en'))
  })

  test('every text exists in both languages', () => {
    const russian = keysOf('ru')
    const english = keysOf('en')
    expect([...russian].filter((key) => !english.has(key))).toEqual([])
    expect([...english].filter((key) => !russian.has(key))).toEqual([])
  })

  test('both wordings of a text ask for the same things', () => {
    const english = askedIn('en')
    for (const [key, names] of askedIn('ru')) expect(english.get(key), key).toEqual(names)
  })

  test('every refusal has its text', () => {
    const codes = refusingFolders.flatMap(refusalCodes)
    expect(codes.length).toBeGreaterThan(20)
    const known = keysOf('ru')
    expect(codes.filter((code) => !known.has(code))).toEqual([])
  })

  test('whatever a feature takes from a player or gives to one has its name in the history', () => {
    const files = readdirSync(featuresFolder, { recursive: true, encoding: 'utf8' }).filter(isSource)
    const sources = files.map((file) => readFileSync(new URL(file, featuresFolder), 'utf8'))
    const reasons = sources.flatMap(
      (source) => source.match(/(?<=(reason: |bookedAs\()')[A-Z_]+(?=')/g) ?? [],
    )
    for (const known of ['CLAN_DONATION', 'RAID_SPEEDUP', 'ARENA_WIN', 'ARENA_FIGHT', 'MARKET_FEE'])
      expect(reasons).toContain(known)
    // Whoever has left for ever reads no history.
    const read = reasons.filter((reason) => reason !== 'ACCOUNT_DELETED')
    const known = keysOf('ru')
    const isNamed = (reason: string) => known.has(`history.reason.${reason}`) || isCategory(reason)
    expect(read.filter((reason) => !isNamed(reason))).toEqual([])
  })

  test('whatever the arena takes or gives stands under its own word in the history', () => {
    expect(categoryOf(ofWorld('arena'), 'ARENA_WIN')).toBe('ARENA')
  })

  test('a refusal is told among the texts of the word that refuses', () => {
    // Errors are everybody's, and a purse is opened by every feature.
    const rooms = readdirSync(featuresFolder, { recursive: true, withFileTypes: true })
    const words = new Set([
      'errors',
      'wallet',
      ...rooms.filter((room) => room.isDirectory()).map(({ name }) => name),
    ])
    const areas = new Set(refusingFolders.flatMap(refusalCodes).map((code) => code.replace(/\..*/, '')))
    expect([...areas].filter((area) => !words.has(area))).toEqual([])
  })

  test.each(languages)(
    'a refusal that names a wait leaves its unit to the length of the wait (%s)',
    (language) => {
      const unit = /\}\}\s*(сек|мин|час|д[не]|sec|min|hour|day)/i
      const isRefusal = (key: string) => key.startsWith('errors.') || key.includes('.refused.')
      expect(offending(language, (text, key) => isRefusal(key) && unit.test(text))).toEqual([])
    },
  )
})

/** Words that would take whoever reads them for a man. Of others, and of things, they may be said. */
const asToAMan =
  /ещё один\.|, путник|воспитанный путник|первый гость|сказать первым|первым торговцем|самому себе|^Дорогой/

describe('the wording', () => {
  test('speaks to nobody as to a man', () => {
    expect(offending('ru', (text) => asToAMan.test(text))).toEqual([])
  })

  test('copies, and does not crib', () => {
    expect(offending('ru', (text) => /^Списать/.test(text))).toEqual([])
  })

  test('writes a percentage one way in each language', () => {
    expect(offending('ru', (text) => /(?<!\u00A0)%/.test(text))).toEqual([])
    expect(offending('en', (text) => /\s%/.test(text))).toEqual([])
  })

  // A field on a phone of 390 has room for so many letters.
  test.each(languages)('a hint in a field of one line is not cut on a phone (%s)', (language) => {
    const lines = ['console.form.note-placeholder', 'console.players.placeholder', 'chat.placeholder']
    const hints = (key: string) => key.endsWith('search-placeholder') || lines.includes(key)
    expect(offending(language, (text, key) => hints(key) && [...text].length > 26)).toEqual([])
  })
})

describe('texts of the rules', () => {
  test.each([
    ...accessLevels.map((level) => `player.access.${level}`),
    ...banReasons.map((reason) => `player.ban.reason.${reason}`),
    ...banDurations.map((duration) => `player.ban.duration.${duration}`),
    ...caseKinds.map((kind) => `moderation.report.kind.${kind}`),
    ...verdictWords.flatMap((verdict) => [`console.decision.${verdict}`, `console.decided.${verdict}`]),
    ...deeds.map((deed) => `console.deed.${deed}`),
    ...HISTORY_CATEGORIES.map((category) => `history.category.${category}`),
    ...workKinds.map((kind) => `console.work.kind.${kind}`),
    ...textMarks.map((mark) => `console.mark.${mark}`),
    ...forumThemes.map((theme) => `forum.theme.${theme}`),
    ...topicFlags.map((flag) => `forum.flag.${flag}`),
    ...letterKinds.map((kind) => `mail.letter.${kind}`),
    ...smileys.map((smiley) => `chat.smiley.${smiley}`),
    ...chatRooms.map((room) => `chat.room.${room}`),
    ...qualities.map((quality) => `settings.quality.${quality}`),
    ...interfaceModes.map((mode) => `settings.interface.${mode}`),
    ...moveSpeedModes.map((mode) => `settings.move-speed.${mode}`),
    ...paymentMethods.map((method) => `settings.payment.${method}`),
    ...companions.map((companion) => `player.choice.companion.${companion}.name`),
    ...currencies.flatMap((currency) => [
      `player.resource.name.${currency}`,
      `player.resource.counted.${currency}`,
      `wallet.not-enough.${currency}`,
    ]),
    ...consents.flatMap((consent) => [`security.register.consent.${consent}`, `legal.${consent}.title`]),
    ...durationUnits.flatMap((unit) => [`common.duration.${unit}`, `common.wait.${unit}`]),
    ...genders.map((gender) => `common.gender.${gender}`),
    ...CLAN_RANKS.map((rank) => `clan.rank.${rank}`),
    ...CLAN_EVENTS.flatMap((event) => [`clan.log.line.${event}`, `clan.log.filter.${event}`]),
    ...DEPOSIT_TYPES.map((type) => `clan.treasury.for.${type}`),
    ...RAID_DIFFICULTIES.map((difficulty) => `clan.difficulty.${difficulty}`),
    ...Array.from({ length: CLANS.themes }, (_, place) => `clan.theme.name.${place + 1}`),
  ])('%s is written', (key) => {
    expect(keysOf('ru')).toContain(key)
  })
})

test.each([
  'Not enough emeralds',
  'Not enough gems!',
  'Insufficient emeralds',
  'Not enough resources',
  'Not enough tickets',
  'Not enough amethysts',
  'Not enough caviar!',
  'Not enough funds to buy',
  'The clan has insufficient funds',
  'Your clan has the maximum number of members. Increase the clan level to invite more people.',
  "You can't write in chat, possible reason: chat ban",
  'You are not allowed to chat, possible reason: chat ban',
  'You need level 10 to send a message!',
  'No free space for artifact',
  'All slots are filled',
  'Oops! The game is unavailable, probably an update',
  'wait a minute',
  'Connect',
  'SERVER CONNECTION HAS BEEN TERMINATED',
  'TRY TO CONNECT LATER',
  'CONNECT',
  'Your version is outdated',
  'Update',
  'VERSION OBSOLETE',
  'RELOAD',
  'Initialization error',
  'You have already used the promotion',
  "You've already used the offering.",
  'You can use offer not more than {{count}} times per day',
  'Arena has not opened yet, wait a little...',
  'Sale is not started yet',
  'Please take previous pack before',
  'Text is too long',
  'The title cannot be empty.',
  'The name cannot be empty!',
  'The title cannot be longer than {{limit}} characters.',
  'The maximum message length is {{limit}} characters.',
  'It is your current nickname',
  'Oops! The entered passwords do not match',
  'invalid phone number',
  'invalid mail address',
  'loading {{percent}}%',
  '???',
])('the wording of the specification is kept: %s', (wording) => {
  expect([...texts.en.values()]).toContain(wording)
})

describe.each(languages)('texts in %s', (language) => {
  test('counted texts have every form of the language and no other', () => {
    const forms = new Map<string, string[]>()
    for (const key of texts[language].keys()) {
      const form = pluralEnding.exec(key)?.[1]
      if (form !== undefined) forms.set(withoutPlural(key), [...(forms.get(withoutPlural(key)) ?? []), form])
    }
    for (const [key, found] of forms) expect(found.sort(), key).toEqual([...pluralForms[language]].sort())
  })

  test('counted texts say the number', () => {
    expect(offending(language, (text, key) => pluralEnding.test(key) && !text.includes('{{count}}'))).toEqual(
      [],
    )
  })

  test('no text is empty or has space around it', () => {
    expect(offending(language, (text) => text === '' || text !== text.trim() || text.includes('  '))).toEqual(
      [],
    )
  })

  test('no text holds letters of the other language', () => {
    const isForeign = (text: string) => {
      const own = sameEverywhere[language].reduce((rest, name) => rest.replaceAll(name, ''), text)
      return foreignLetters[language].test(own.replaceAll(notWords, ''))
    }
    expect(offending(language, isForeign)).toEqual([])
  })

  test('no text has brackets that would be stripped or a broken placeholder', () => {
    const isBroken = (text: string) => /[[\]{}]/.test(text.replaceAll(/\{\{[a-zA-Z]+\}\}/g, ''))
    expect(offending(language, isBroken)).toEqual([])
  })

  test('a line of text is never a wall', () => {
    expect(offending(language, (text) => text.length > 180)).toEqual([])
  })
})
