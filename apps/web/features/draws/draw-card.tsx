import type { DrawView } from '@skystair/contract/draws.ts'
import { oddsOf } from '@skystair/rules/draw/draw.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptSeal } from '../../platform/device/kept-seals.ts'
import { usePercent } from '../../platform/language/use-percent.ts'
import { useGame } from '../../platform/state/game.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { type Checked, checkDraw } from './check-draw.ts'
import styles from './draws-overlay.module.css'
import { useLotName } from './use-lot-name.ts'

/** One draw: what fell, and behind it all that is needed to draw it again. */
export function DrawCard({ draw }: { draw: DrawView }) {
  const { t, i18n } = useTranslation('draws')
  const nameOf = useLotName()
  const [isOpen, setIsOpen] = useState(false)
  const when = new Date(draw.at).toLocaleString(i18n.language, { dateStyle: 'short', timeStyle: 'short' })
  const title = t('numbered', { kind: t(`kind.${draw.kind}`), number: draw.number + 1 })
  return (
    <li className={styles.draw}>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <strong>{title}</strong> <small>{when}</small>
          <span className={styles.fell}>{t('fell', { what: named(draw.drawn, nameOf) })}</span>
        </summary>
        {isOpen && <Check draw={draw} />}
      </details>
    </li>
  )
}

const named = (drawn: readonly (readonly string[])[], nameOf: (id: string) => string): string =>
  drawn.map((names) => names.map(nameOf).join(', ')).join(' → ')

function Check({ draw }: { draw: DrawView }) {
  const { t } = useTranslation('draws')
  const percent = usePercent()
  const nameOf = useLotName()
  const playerId = useGame((state) => state.player?.id ?? 0)
  const shown = keptSeal(playerId, draw.kind, draw.number)
  const [checked, setChecked] = useState<Checked | null>(null)
  useEffect(() => {
    let wanted = true
    void checkDraw(draw, shown).then((done) => wanted && setChecked(done))
    return () => {
      wanted = false
    }
  }, [draw, shown])
  if (checked === null) return null
  const isFine = checked.verdict !== 'other-seal' && checked.verdict !== 'other-draw'
  return (
    <>
      <p className={styles.verdict} data-fine={isFine || undefined} role="status">
        <Icon name={isFine ? 'check' : 'warning'} size={1.5} /> {t(`verdict.${checked.verdict}`)}
      </p>
      <dl className={styles.facts}>
        <Fact name={t('shown')} code={shown} otherwise={t('not-shown')} />
        <Fact name={t('seed')} code={draw.seed} />
        <Fact name={t('seal')} code={checked.seal} />
        <div>
          <dt>{t('again')}</dt>
          <dd>{named(checked.again, nameOf)}</dd>
        </div>
        <div>
          <dt>{t('chances')}</dt>
          <dd>
            {draw.throws
              .map(({ lots }) => {
                const odds = oddsOf(lots)
                return lots.map(({ id }, place) => `${nameOf(id)} ${percent(odds[place] ?? 0)}`).join(', ')
              })
              .join(' → ')}
          </dd>
        </div>
      </dl>
    </>
  )
}

function Fact({ name, code, otherwise = '—' }: { name: string; code: string | null; otherwise?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{code === null ? otherwise : <code>{code}</code>}</dd>
    </div>
  )
}
