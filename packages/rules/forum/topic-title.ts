import { type Refusal, refused } from '../refusal.ts'
import { isBlank } from '../writing/as-read.ts'
import { cleanText } from '../writing/clean-text.ts'
import { characterCount, textLimits } from '../writing/text-limit.ts'

/** The title of a forum topic, as it is to be kept. */
export function title(entered: string): string | Refusal {
  const text = entered.normalize('NFC').trim()
  if (isBlank(text)) return refused('errors.title-empty')
  // What would not be kept as it is can hide or turn around the text that follows it.
  if (text.includes('\n') || cleanText(text) !== text) return refused('errors.text-unseen-characters')
  if (characterCount(text) > textLimits.name)
    return refused('errors.title-too-long', { limit: textLimits.name })
  return text
}
