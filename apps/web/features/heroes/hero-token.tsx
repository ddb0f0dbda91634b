import type { HeroView } from '@skystair/contract/hero-view.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { figureOf } from '../../stage/art/figurines.ts'
import { Figure } from '../../stage/pictures/figure.tsx'
import { HeroFace } from '../../stage/pictures/hero-face.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Stars } from '../../ui/numbers/stars.tsx'
import textStyles from '../../ui/theme/text.module.css'
import styles from './heroes-overlay.module.css'

type Handler = (event: PointerEvent) => void

export type TokenProperties = {
  hero: HeroView
  /** Stands in the squad on a plate, or rests on a card. */
  stands?: boolean
  chosen: boolean
  onChoose: () => void
  /** Whether the key meant something. */
  onKey: (key: string) => boolean
  handlers: Readonly<Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', Handler>>
}

/** A hero that can be pressed, pulled and moved by keys. */
export function HeroToken({ hero, stands = false, chosen, onChoose, onKey, handlers }: TokenProperties) {
  const { t } = useTranslation(['heroes', 'creatures', 'common'])
  const play = usePressSound()
  const mark = t('common:number.decimal-mark')
  return (
    <button
      type="button"
      className={styles.token}
      data-tier={hero.tier}
      data-stands={stands || undefined}
      data-hero={hero.id}
      aria-pressed={chosen}
      {...handlers}
      onClick={() => {
        play('tap')
        onChoose()
      }}
      onKeyDown={(event) => {
        if (!onKey(event.key)) return
        event.preventDefault()
        play('tab')
      }}
    >
      <span className={styles.body}>
        {stands ? <Figure figure={figureOf(hero.imageId)} alive /> : <HeroFace hero={hero.imageId} />}
      </span>
      <span className={styles.words}>
        <Stars value={hero.rank} size={0.75} label={t('stars', { value: hero.rank, of: hero.rankLimit })} />
        <span className={stands ? styles.name : textStyles.hidden}>
          {t(`creatures:hero.${hero.imageId as 'wanderer'}`)}
        </span>
        <span className={styles.small}>
          <Icon name="crown" size={0.875} label={t('page.power')} />
          {shortNumber(hero.power, mark)}
        </span>
      </span>
    </button>
  )
}
