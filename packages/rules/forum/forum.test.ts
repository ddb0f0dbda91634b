import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { silence } from '../chat/talk.ts'
import { isRefusal } from '../refusal.ts'
import { blocksOf, spansOf } from './format.ts'
import { commentWords, mayEdit, mayPost, mayRead, mayRemove, topicWords } from './forum.ts'

const writer = { id: 1, accessLevel: 'PLAYER', level: 10, stair: 5, talk: silence } as const
const code = (answer: unknown) => (isRefusal(answer) ? answer.refused : answer)

describe('the forum', () => {
  test('is written in from level 10, with a voice', () => {
    expect(mayPost(writer, 0)).toBeNull()
    expect(code(mayPost({ ...writer, level: 9 }, 0))).toBe('errors.forum-level')
    const banned = { ...writer, talk: { ...silence, ban: { reason: 'FLOOD', until: 5 } as const } }
    expect(code(mayPost(banned, 0))).toBe('errors.chat-banned')
  })

  test('shows travellers what is for guests, and private topics to their author and the keepers', () => {
    const [traveller, keeper] = [
      { ...writer, accessLevel: 'TRIAL' } as const,
      { id: 9, accessLevel: 'MODERATOR' } as const,
    ]
    const topic = (flag: 'OPEN' | 'GUEST' | 'PRIVATE') => ({ authorId: 1, flag })
    expect(mayRead(traveller, topic('GUEST'))).toBe(true)
    expect(mayRead(traveller, topic('OPEN'))).toBe(false)
    expect(mayRead({ ...writer, id: 2 }, topic('PRIVATE'))).toBe(false)
    expect(mayRead(writer, topic('PRIVATE'))).toBe(true)
    expect(mayRead(keeper, topic('PRIVATE'))).toBe(true)
  })

  test('lets everybody change their own words; keepers carry away, and rewrite nobody', () => {
    const keeper = { id: 9, accessLevel: 'MODERATOR' } as const
    expect([mayEdit(writer, { authorId: 1 }), mayEdit(keeper, { authorId: 1 })]).toEqual([true, false])
    expect([mayRemove(writer, { authorId: 2 }), mayRemove(keeper, { authorId: 1 })]).toEqual([false, true])
  })

  test('takes titles of 40, topics of 20,000 and comments of 3,000 characters', () => {
    expect(topicWords({ title: 'x'.repeat(40), text: 'y'.repeat(20_000) })).toMatchObject({
      title: 'x'.repeat(40),
    })
    expect(code(topicWords({ title: 'x'.repeat(41), text: 'y' }))).toBe('errors.title-too-long')
    expect(code(topicWords({ title: 'x', text: 'y'.repeat(20_001) }))).toBe('errors.text-too-long')
    expect(code(topicWords({ title: 'x', text: ' ' }))).toBe('errors.topic-empty')
    expect(code(commentWords('z'.repeat(3_001)))).toBe('errors.text-too-long')
    expect(code(commentWords(' '))).toBe('errors.comment-empty')
  })
})

describe('formatting', () => {
  test('knows bold, lists and quotes', () => {
    expect(blocksOf('Take **two** apples\n- one\n- two\n\n> said the owl\nand left')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [
            { kind: 'words', text: 'Take ' },
            { kind: 'bold', text: 'two' },
            { kind: 'words', text: ' apples' },
          ],
        ],
      },
      { kind: 'list', items: [[{ kind: 'words', text: 'one' }], [{ kind: 'words', text: 'two' }]] },
      { kind: 'quote', lines: [[{ kind: 'words', text: 'said the owl' }]] },
      { kind: 'paragraph', lines: [[{ kind: 'words', text: 'and left' }]] },
    ])
  })

  test('leads only into the game', () => {
    expect(spansOf('See /player/77 and https://sky.example/replay/a-b1!')).toEqual([
      { kind: 'words', text: 'See ' },
      { kind: 'link', to: 'player', subject: '77' },
      { kind: 'words', text: ' and ' },
      { kind: 'link', to: 'replay', subject: 'a-b1' },
      { kind: 'words', text: '!' },
    ])
    expect(spansOf('/artifact/7-31 /fighter/7-3').filter(({ kind }) => kind === 'link')).toEqual([
      { kind: 'link', to: 'artifact', subject: '7-31' },
      { kind: 'link', to: 'fighter', subject: '7-3' },
    ])
    for (const words of [
      'javascript:alert(1)',
      'https://evil.example/x',
      '<a href=/player/7/evil>',
      '//player//',
    ])
      expect(spansOf(words).every(({ kind }) => kind === 'words')).toBe(true)
  })

  test('loses no word and invents none, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const said = spansOf(text).map((span) =>
          span.kind === 'link' ? `/${span.to}/${span.subject}` : span.text,
        )
        expect(text.replaceAll('**', '')).toContain(said[0]?.replaceAll('**', '') ?? '')
        expect(() => blocksOf(text)).not.toThrow()
      }),
    )
  })

  test('answers a bomb of marks at once', () => {
    const began = process.cpuUsage()
    blocksOf('**'.repeat(10_000))
    blocksOf('> - '.repeat(5_000))
    blocksOf('/player/'.repeat(2_500))
    // Microseconds of thought: a busy machine does not make it slower.
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000)
  })
})
