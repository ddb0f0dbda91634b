import { marksOf } from '@skystair/rules/moderation/watchlist.ts'
import { textLimits } from '@skystair/rules/writing/text-limit.ts'
import { describe, expect, test } from 'vitest'
import { WATCHLIST } from './watchlist.data.ts'

const marks = (text: string) => marksOf(text, WATCHLIST)

describe('the filter marks', () => {
  test.each([
    'иди на хуй',
    'Хуйня какая-то',
    'нахуя мне это',
    'XYЙ', // Latin letters that look Russian
    'х у й',
    'х.у.й',
    'хууууй',
    'huy tebe',
    'pizdec',
    'пиздец',
    'п1здец пи3дец',
    'blyat',
    'бл@ть',
    'ебать',
    'заебал',
    'yob... ebat',
    'what the FUCK',
    'f u c k you',
    'fuuuck',
    'sh1t',
    'fuсk', // with a Russian с
    'bitch',
  ])('swearing: %s', (text) => {
    expect(marks(text)).toContain('PROFANITY')
  })

  test.each([
    'заходи на best-gold.ru',
    'http://example.org',
    'best gold точка ру',
    't.me/goldshop',
    'пиши в телеграм @goldshop',
    '+7 (912) 345-67-89',
    'Продам аккаунт, недорого',
    'cheap emeralds here',
    'discord.gg/abc',
  ])('advertising: %s', (text) => {
    expect(marks(text)).toContain('ADVERTISEMENT')
  })
})

test.each([
  'Доброе утро, Лестница!',
  'Кто идёт на ступень 120?',
  'Хлеб да соль, ребята',
  'Нужно потреблять меньше зелий',
  'Команда собралась, мандарины купили',
  'Художник худеет, хуже некуда',
  'Корабля не видно, рубля нет, сабля сломана',
  'Оскорблять никого не надо, наблюдай',
  'Тебе себе, не было, небо, облако, обещал',
  'Who goes up? I am at stair 1200.',
  'Scunthorpe is a town. Classic assassin, shiitake mushroom.',
  'The first step bites. 10:45, 3-4 bears, 5.5 gold',
  'Я на ступени 12. Кто со мной?',
  'Куплю меч за золото',
  'хм... ну, да. и я с ней',
  'Ура! Победа!',
  'Чудо-юдо у моста, ужас',
])('ordinary talk is left alone: %s', (text) => {
  expect(marks(text)).toEqual([])
})

describe('a text made to keep the filter busy is judged in no time', () => {
  const longest = textLimits.topic
  test.each([
    ['a row of stars', '*'.repeat(44)],
    ['a row of stars of the greatest length', '*'.repeat(longest)],
    ['a letter in a row of stars', `a${'* '.repeat(longest / 2)}`],
    ['one word without an end', 'q'.repeat(longest)],
    ['thousands of words', Array.from({ length: longest / 5 }, (_, index) => index + 1_000).join(' ')],
    ['a messenger, and colons', `${'телега'.repeat(200)}${':'.repeat(longest - 1_200)}`],
    ['nothing but a messenger', 'телега'.repeat(longest / 6)],
    ['a number that does not come', '+7 ('.repeat(longest / 4)],
  ])('%s', (_, text) => {
    // What the processor did, not the clock on the wall: others may be at work beside the test.
    const begun = process.cpuUsage()
    marks(text)
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(1_000)
  })
})

test('stars between the letters hide no word, however many', () => {
  for (const text of ['f * u * c * k', 'f***u***c***k', 'f ** u ** c ** k', 'х*у*й'])
    expect([text, marks(text)]).toEqual([text, ['PROFANITY']])
})
