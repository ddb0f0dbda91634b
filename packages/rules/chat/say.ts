import { isOpen } from '../access/is-open.ts'
import { waitUntil } from '../format/wait.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import { foldName } from '../security/fold-name.ts'
import { cleanText } from '../writing/clean-text.ts'
import { limitedText } from '../writing/text-limit.ts'
import { pretendsForwarded, readWritten } from '../writing/written.ts'
import { banAt, type Talk } from './talk.ts'

const second = 1000
const kept = 6
/** So many lines in such a time, and the next one waits. */
const burst = { lines: 5, within: 10 * second }
const echo = 60 * second
/** A short answer may be right twice in a minute. */
const shortEcho = 15 * second
const shortSound = 8
const mostAlike = 0.8
const longestSound = 300

interface Speaker {
  readonly level: number
  readonly stair: number
  readonly talk: Talk
}

interface Spoken {
  readonly talk: Talk
  readonly text: string
}

/** Whether a player may be heard at all. */
function mayTalk({ level, stair, talk }: Speaker, now: number): Refusal | null {
  if (banAt(talk, now)) return refused('errors.chat-banned')
  return isOpen('chat', { level, stair }) ? null : refused('errors.chat-level')
}

/** A line as it is to be kept, or why it is not said: too long, too soon, or said just now. */
export function say(speaker: Speaker, entered: string, now: number): Spoken | Refusal {
  return mayTalk(speaker, now) ?? utter(speaker.talk, entered, now)
}

/** The same for somebody who may speak here anyway, as in a letter. */
export function utter(talk: Talk, entered: string, now: number): Spoken | Refusal {
  const text = limitedText('chatMessage', cleanText(entered))
  if (isRefusal(text)) return text
  // Only the server says that something was forwarded: otherwise anybody could put words into another's mouth.
  if (pretendsForwarded(text)) return refused('chat.refused.forward-by-hand')
  const { said } = talk
  const lately = said.filter(({ at }) => now - at < burst.within)
  const first = lately[lately.length - burst.lines]
  if (first !== undefined) {
    return refused('chat.refused.too-fast', waitUntil(first.at + burst.within, now))
  }
  const sound = soundOf(text)
  const within = [...sound].length < shortSound ? shortEcho : echo
  const isEcho = said.some((line) => now - line.at < within && isAlike(line.sound, sound))
  if (isEcho) return refused('chat.refused.repeated')
  return { text, talk: { ...talk, said: [...said, { at: now, sound }].slice(-kept) } }
}

/** How a line sounds: look-alike letters, signs, digits and stretched letters make no difference. */
function soundOf(text: string): string {
  if (readWritten(text).kind === 'smiley') return text
  const folded = foldName(text).replace(/[^\p{Letter}\p{Extended_Pictographic}]/gu, '')
  const sound = folded.replace(/(.)\1+/gu, '$1')
  return [...(sound.length < 4 ? text.toLowerCase() : sound)].slice(0, longestSound).join('')
}

function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const pairs = pairsOf(one)
  const others = pairsOf(other)
  if (pairs.size < 8 || others.size < 8) return false
  const shared = [...pairs].filter((pair) => others.has(pair)).length
  return (2 * shared) / (pairs.size + others.size) > mostAlike
}

const pairsOf = (sound: string): ReadonlySet<string> => {
  const letters = [...sound]
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))
}
