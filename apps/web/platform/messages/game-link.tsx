import { type LinkKind, type Span, spansOf } from '@skystair/rules/forum/format.ts'
import { useTranslation } from 'react-i18next'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { type OverlayAddress, openOverlay } from '../pages/overlays.ts'
import styles from './game-link.module.css'

/** A way from words to a page of the game: a player, a battle, a topic, a page of the manual. */
function GameLink({ to, subject }: { to: LinkKind; subject: string }) {
  const { t } = useTranslation('common')
  const play = usePressSound()
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => {
        play('open')
        openOverlay(`${to}/${subject}` as OverlayAddress)
      }}
    >
      {t(`link.${to}`)}
    </button>
  )
}

/** The same words where nothing can be pressed: a preview, a quote. */
export function usePlainWords(): (text: string) => string {
  const { t } = useTranslation('common')
  return (text) =>
    spansOf(text)
      .map((span) => (span.kind === 'link' ? t(`link.${span.to}`) : span.text))
      .join('')
}

/** Words of a player with the ways in them; nothing else in them ever does anything. */
export function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, place) => {
    const key = `${place}`
    if (span.kind === 'link') return <GameLink key={key} to={span.to} subject={span.subject} />
    if (span.kind === 'bold') return <strong key={key}>{span.text}</strong>
    return <span key={key}>{span.text}</span>
  })
}
