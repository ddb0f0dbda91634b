import { characterCount, textLimits } from '../guard/text-limit.ts'
import { type Refusal, refused } from '../refusal.ts'

/** Control and invisible characters can hide or turn around the text that follows them. */
const unseen = /[\p{Control}\p{Format}\p{Line_Separator}\p{Paragraph_Separator}\p{Surrogate}\p{Private_Use}]/u

/** The title of a forum topic, as it is to be kept. */
export function title(entered: string): string | Refusal {
  const text = entered.normalize('NFC').trim()
  if (text === '') return refused('errors.title-empty')
  if (unseen.test(text)) return refused('errors.text-unseen-characters')
  if (characterCount(text) > textLimits.name)
    return refused('errors.title-too-long', { limit: textLimits.name })
  return text
}
