import { readFileSync } from 'node:fs'
import { TALE } from '@skystair/content/story/tale.ts'
import type { Choice, Line, Part, Scene, When } from '@skystair/rules/story/scene.ts'

const LANGUAGES = ['ru', 'en'] as const
type Language = (typeof LANGUAGES)[number]

interface SceneText {
  readonly title: string
  readonly open: Readonly<Record<string, string>>
  readonly choice: Readonly<Record<string, string>>
  readonly after?: Readonly<Record<string, Readonly<Record<string, string>>>>
}
interface PartText {
  readonly part: Readonly<Record<string, string>>
  readonly task: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  readonly scene: Readonly<Record<string, SceneText>>
}
interface Words extends PartText {
  readonly speaker: Readonly<Record<string, string>>
}

/** One part of the tale as a page to be read aloud: every scene, line and answer in both languages. */
export function pageOf(number: number): string {
  const part = TALE.parts.find((one) => one.part === number)
  if (!part) throw new Error(`the tale has parts 1 to ${TALE.parts.length}, not ${number}`)
  const words = { ru: wordsOf('ru', number), en: wordsOf('en', number) }
  const both = (read: (words: Words) => string | undefined) =>
    LANGUAGES.map((language) => read(words[language])).join(' · ')
  return [
    `# ${both(({ part: one }) => one.name)}`,
    `Stairs ${part.from} to ${part.to}`,
    ...part.scenes.map((scene) => sceneOn(scene, words)),
    ...endingsOf(part, words),
    ...part.quests.map(({ id, asked }) =>
      [
        `## Quest ${id} (${asked.scene}: ${asked.by})`,
        ...LANGUAGES.map((language) => {
          const { title, text } = words[language].task[id] ?? {}
          return `- ${title}. ${text}`
        }),
      ].join('\n'),
    ),
    '',
  ].join('\n\n')
}

function wordsOf(language: Language, number: number): Words {
  const read = (area: string) =>
    JSON.parse(
      readFileSync(new URL(`../../packages/content/text/${language}/${area}.json`, import.meta.url), 'utf8'),
    )
  return { ...read(`tale-${number}`), speaker: read('story').speaker }
}

type InBoth = Readonly<Record<Language, Words>>

function sceneOn({ id, kind, stair, when, lines, choices }: Scene, words: InBoth): string {
  const titles = LANGUAGES.map((language) => words[language].scene[id]?.title).join(' · ')
  const asks = LANGUAGES.map((language) => words[language].task[`hear-${id}`]?.text)
  return [
    `## ${stair}. ${titles}`,
    `${[id, kind, ...(when ? [told(when)] : [])].join(', ')}`,
    ...(kind === 'tale' ? asks.map((ask) => `- ${ask}`) : []),
    ...spoken(lines, words, (text) => text.scene[id]?.open),
    ...choices.flatMap((choice) => [
      `> **[${LANGUAGES.map((language) => words[language].scene[id]?.choice[choice.id]).join(' · ')}]** ${comes(choice)}`,
      ...spoken(choice.lines, words, (text) => text.scene[id]?.after?.[choice.id]),
    ]),
  ].join('\n\n')
}

function spoken(
  lines: readonly Line[],
  words: InBoth,
  read: (text: Words) => Readonly<Record<string, string>> | undefined,
): readonly string[] {
  return lines.map(({ speaker, mood, when }, index) =>
    LANGUAGES.map((language) => {
      const name = words[language].speaker[speaker] ?? speaker
      const how = [mood, ...(when ? [told(when)] : [])].join(', ')
      return `**${name}** (${how}): ${read(words[language])?.[index + 1] ?? '?'}`
    }).join('  \n'),
  )
}

function comes({ when, good, evil, gold, ...rest }: Choice): string {
  const effects = Object.entries(rest).filter(([name]) => name !== 'id' && name !== 'lines')
  return [
    ...(when ? [`if ${told(when)}`] : []),
    ...(good ? [`good +${good}`] : []),
    ...(evil ? [`stubborn +${evil}`] : []),
    ...(gold ? [`gold ${gold}`] : []),
    ...effects.map(([name, value]) => `${name} ${JSON.stringify(value).replaceAll('"', '')}`),
  ].join('; ')
}

function endingsOf(part: Part, words: InBoth): readonly string[] {
  return [
    `## The end (both: ${told(part.both)})`,
    ...['kind', 'stubborn', 'both', 'done', 'onward'].map((ending) =>
      LANGUAGES.map((language) => `**${ending}**: ${words[language].part[ending]}`).join('  \n'),
    ),
  ]
}

/** A condition in words. */
function told(when: When): string {
  if ('answered' in when) return when.by ? `${when.answered}: ${when.by}` : `${when.answered} was told`
  if ('companion' in when) return when.companion
  if ('count' in when) return `${when.count} >= ${when.atLeast}`
  if ('leans' in when) return `leans to ${when.leans}`
  if ('finished' in when) return `${when.finished} is done`
  if ('not' in when) return `not (${told(when.not)})`
  if ('all' in when) return when.all.map(told).join(' and ')
  return `(${when.any.map(told).join(' or ')})`
}
