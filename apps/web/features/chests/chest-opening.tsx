import { Dialog as Base } from '@base-ui/react/dialog'
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChestLook } from '../../platform/chests/chest-looks.ts'
import { ChestPicture } from '../../platform/chests/chest-picture.tsx'
import { sound } from '../../sound/sound.ts'
import { prefersCalm } from '../../stage/game/calm.ts'
import { Button } from '../../ui/controls/button.tsx'
import dialogStyles from '../../ui/layers/dialog.module.css'
import { useWayBack } from '../../ui/layers/way-back.ts'
import { Ribbon } from '../../ui/surfaces/ribbon.tsx'
import textStyles from '../../ui/theme/text.module.css'
import { CardPicture } from './card-picture.tsx'
import styles from './chest-opening.module.css'
import { type OpenedCard, useCardWords } from './use-card-words.ts'

export interface Opening {
  readonly look: ChestLook
  readonly name: string
  readonly cards: readonly OpenedCard[]
  readonly seed: string | null
}

/** Milliseconds: how long it shakes, how long the light comes before the cards, how long each takes to turn. */
const SHAKES = 1_100
const SHINES = 700
const TURNS = 450

/** A chest shakes, light breaks out, the lid flies up, cards turn over one by one. A tap shows it all at once. */
export function ChestOpening({ opening, onClose }: { opening: Opening; onClose: () => void }) {
  const { t } = useTranslation('chests')
  const { opened } = useCardWords()
  const faces = opening.cards.flatMap((card) => opened(card) ?? [])
  const { isOpen, turned, showAll } = useAnticipation(faces.length)
  const isOver = turned === faces.length
  return (
    <Base.Root open onOpenChange={(open) => !open && (isOver ? onClose() : showAll())}>
      <Base.Portal>
        <Base.Backdrop forceRender className={dialogStyles.backdrop} />
        <Base.Popup
          {...useWayBack()}
          className={styles.stage}
          data-open={isOpen || undefined}
          onClick={showAll}
        >
          <span className={styles.rays} aria-hidden="true" />
          <span className={styles.chest} data-shaking={!isOpen || undefined}>
            <ChestPicture look={opening.look} isOpen={isOpen} />
          </span>
          <Base.Title className={styles.title}>
            <Ribbon colour="gold">{opening.name}</Ribbon>
          </Base.Title>
          <ul className={styles.cards} aria-label={t('opened.list')} style={columnsOf(faces.length)}>
            {faces.map((face, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card has no identity but its place in the chest
              <li key={place} className={styles.card} data-turned={place < turned || undefined}>
                {place < turned ? (
                  <span className={styles.face} data-rarity={face.rarity}>
                    <CardPicture face={face} />
                    <b className={styles.amount}>{face.amount}</b>
                    <span className={styles.what}>{face.label}</span>
                  </span>
                ) : (
                  <span className={styles.back}>
                    <span className={textStyles.hidden}>{t('opened.covered')}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
          {isOver ? (
            <>
              {opening.seed !== null && (
                <p className={styles.seed}>
                  {t('opened.seed')}: <code>{opening.seed}</code>
                </p>
              )}
              <Button colour="green" size="big" shining onClick={onClose}>
                {t('act.on')}
              </Button>
            </>
          ) : (
            <p className={styles.skip}>{t('act.skip')}</p>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** As many beside each other as look well. */
const columnsOf = (count: number): CSSProperties & Record<'--columns', number> => ({
  '--columns': count <= 4 ? Math.min(count, count === 4 ? 2 : 3) : Math.ceil(count / Math.ceil(count / 4)),
})

/** Whether the lid is up, and how many cards lie face up. */
function useAnticipation(count: number) {
  const [isOpen, setIsOpen] = useState(prefersCalm)
  const [turned, setTurned] = useState(() => (prefersCalm() ? count : 0))
  const lift = useEffectEvent(() => {
    setIsOpen(true)
    sound.effect('chest')
  })
  const turn = useEffectEvent(() => {
    setTurned((before) => Math.min(count, before + 1))
    sound.effect(turned + 1 >= count ? 'reward' : 'page_turn')
  })
  useEffect(() => {
    if (isOpen) return
    sound.effect('chest_locked')
    const timer = setTimeout(lift, SHAKES)
    return () => clearTimeout(timer)
  }, [isOpen])
  useEffect(() => {
    if (!isOpen || turned >= count) return
    const timer = setTimeout(turn, turned === 0 ? SHINES : TURNS)
    return () => clearTimeout(timer)
  }, [isOpen, turned, count])
  const showAll = () => {
    if (turned >= count) return
    if (!isOpen) sound.effect('chest')
    setIsOpen(true)
    setTurned(count)
    sound.effect('reward')
  }
  return { isOpen, turned, showAll }
}
