import type { MailLine } from '@skystair/contract/mail-line.ts'
import { useTranslation } from 'react-i18next'
import { usePlainWords } from '../../platform/messages/game-link.tsx'

type Properties = { text: string; letter: MailLine['letter']; own?: boolean }

/** The words of a letter; those of the Stair are texts of the game. */
export function LetterText({ text, letter, own = false }: Properties) {
  const { t } = useTranslation('mail')
  const plain = usePlainWords()
  if (letter !== null) return t(`letter.${letter}`)
  return own ? t('you', { text: plain(text) }) : plain(text)
}
