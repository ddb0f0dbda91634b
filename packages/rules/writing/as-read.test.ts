import { describe, expect, test } from 'vitest'
import { utter } from '../chat/say.ts'
import { silence } from '../chat/talk.ts'
import { title } from '../forum/topic-title.ts'
import { reasonMissing } from '../moderation/keeper.ts'
import { marksOf, type Watchlist } from '../moderation/watchlist.ts'
import { contact } from '../security/contact.ts'
import { foldName } from '../security/fold-name.ts'
import { asRead, isBlank } from './as-read.ts'
import { cleanText } from './clean-text.ts'
import { limitedText } from './text-limit.ts'
import { pretendsForwarded, writeForwarded } from './written.ts'

const unseen = {
  'a zero-width space': '\u200B',
  'a zero-width non-joiner': '\u200C',
  'a zero-width joiner': '\u200D',
  'a word joiner': '\u2060',
  'an invisible plus': '\u2064',
  'a byte order mark': '\uFEFF',
  'a soft hyphen': '\u00AD',
  'a left-to-right mark': '\u200E',
  'an override of the direction': '\u202E',
  'an isolate of the direction': '\u2066',
  'an Arabic letter mark': '\u061C',
  'a variation of a letter': '\uFE0F',
  'a variation of a Mongolian letter': '\u180B',
  'a rare variation': '\u{E0101}',
  'a tag': '\u{E0061}',
  'a grapheme joiner': '\u034F',
  'a Hangul filler': '\u3164',
  'a Khmer vowel nobody sees': '\u17B4',
  'a beam of music': '\u{1D173}',
  'an accent': '\u0301',
  'a stroke through the letter': '\u0336',
  'a bell': '\u0007',
  'half a sign': '\uD800',
  'a sign of nobody': '\uE000',
}

const list: Watchlist = {
  russianRoots: [],
  russianPrefixes: [],
  englishWords: ['goblin'],
  innocent: [],
  salesTalk: [['дёшево', 'изумруд']],
}

describe.each(Object.entries(unseen))('%s', (_, sign) => {
  const within = (text: string) => [...text].join(sign)

  test('is not read', () => {
    expect(asRead(`${sign}${within('goblin')}${sign}`)).toBe('goblin')
    expect(isBlank(` ${sign} `)).toBe(true)
  })

  test('makes no other name', () => {
    expect(foldName(within('Ratibor'))).toBe(foldName('Ratibor'))
  })

  test('hides no word from the filter, and no address, number or offer', () => {
    expect(marksOf(within('goblin'), list)).toEqual(['PROFANITY'])
    for (const text of ['best-gold.ru', '+7 912 345-67-89', 'дёшево изумруды', 'вайбер goldshop'])
      expect([text, marksOf(within(text), list)]).toEqual([text, ['ADVERTISEMENT']])
  })

  test('hides no mark of a forwarded line', () => {
    for (const text of [
      within('/forward'),
      `${sign}/forward`,
      `/forward${sign}`,
      ` / forward`.replace(' f', `${sign}f`),
    ])
      expect([text, utter(silence, `${text} The bear says yes`, 0)]).toEqual([
        text,
        { refused: 'chat.refused.forward-by-hand', params: {} },
      ])
  })

  test('is no line, comment, title or reason by itself', () => {
    expect(limitedText('comment', cleanText(sign.repeat(3)))).toMatchObject({
      refused: 'errors.comment-empty',
    })
    expect(utter(silence, sign, 0)).toMatchObject({ refused: 'errors.message-empty' })
    expect(title(sign.repeat(3))).toMatchObject({ refused: 'errors.title-empty' })
    expect(reasonMissing(sign)).toMatchObject({ refused: 'moderation.refused.no-reason' })
  })

  test('makes no second address of one', () => {
    const entered = contact(`owl${sign}@forest.example`)
    if (sign !== unseen['an accent'])
      expect(entered).toMatchObject({ refused: 'security.refused.mail-invalid' })
  })
})

test('a sign without dots and wide spaces are gaps like any other', () => {
  expect(asRead('one\u2800two\u3000three\nfour')).toBe('one two three four')
  expect(isBlank('\u2800\u3000')).toBe(true)
})

test('only a whole mark at the beginning is a mark of a forwarded line', () => {
  expect(pretendsForwarded(writeForwarded('hello'))).toBe(true)
  expect(pretendsForwarded('／Forward　hello')).toBe(true)
  for (const honest of ['/forwards', 'go /forward now', 'forward!', '/smile wink'])
    expect([honest, pretendsForwarded(honest)]).toEqual([honest, false])
})

describe('however much stands behind one sign', () => {
  const signs = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))

  test('no sign is read as more than four: a long text is not many times as long for those who look through it', () => {
    expect(signs.filter((sign) => asRead(sign).length > 4 * sign.length)).toEqual([])
  })

  test('a whole phrase in one sign is something to read, but hides no word', () => {
    expect(isBlank('\uFDFA')).toBe(false)
    expect(marksOf('\uFDFAgoblin\uFDFA', list)).toEqual(['PROFANITY'])
  })

  test('a few letters in one sign are read as those letters', () => {
    expect(asRead('\u33C4\uFB01')).toBe('ccfi')
  })
})
