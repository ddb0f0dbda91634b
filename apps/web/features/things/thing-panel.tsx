import type { ReplyOf } from '@skystair/contract/call.ts'
import {
  type ArtifactView,
  type Changed,
  equipArtifact,
  lockArtifact,
  reforgeArtifact,
  sellArtifacts,
  unequipArtifact,
  upgradeArtifact,
} from '@skystair/contract/things.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BalanceChange } from '../../platform/goods/balance-change.tsx'
import { PriceButton } from '../../platform/goods/price-button.tsx'
import { usePriceNumber } from '../../platform/goods/use-price-number.ts'
import { useHeroOptions } from '../../platform/heroes/use-hero-options.ts'
import { CopyLink } from '../../platform/messages/copy-link.tsx'
import { openLayer } from '../../platform/pages/overlays.ts'
import { act, tellRefusal } from '../../platform/server/act.ts'
import type { Refused } from '../../platform/server/ask.ts'
import { useGame } from '../../platform/state/game.ts'
import { bestWearer, wornInstead } from '../../platform/things/best-wearer.ts'
import { ThingComparison } from '../../stage/pictures/thing-comparison.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { Price } from '../../ui/numbers/price.tsx'
import { SetFacts } from './thing-facts.tsx'
import styles from './thing-panel.module.css'

type Properties = {
  thing: ArtifactView
  /** Everything the player owns, among it what is worn. */
  things: readonly ArtifactView[]
  forHero: number | null
  onClose: () => void
  onChange: (changes: Changed) => void
  /** The thing may be other than shown. */
  onRefused: () => void
}
type Deed = Promise<ReplyOf<typeof equipArtifact> | null>

/** One thing under the grid: how it compares with what is worn, and everything that can be done with it. */
export function ThingPanel({ thing, things, forHero, onClose, onChange, onRefused }: Properties) {
  const { t } = useTranslation(['things', 'creatures', 'common', 'player'])
  const optionsOf = useHeroOptions()
  const exact = usePriceNumber()
  const heroes = useGame((state) => state.player?.creatures) ?? []
  const playerId = useGame((state) => state.player?.id ?? 0)
  const [heroId, setHeroId] = useState(String(forHero ?? bestWearer(thing, heroes, things) ?? ''))
  const [question, setQuestion] = useState<'sell' | 'reforge' | null>(null)
  const [busy, setBusy] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => openLayer(() => close()), [])
  const name = t(`name.artifact.${thing.kind as 'oak-shield'}`)
  const nameOf = (id: string) =>
    t(`creatures:hero.${(heroes.find((one) => String(one.id) === id)?.imageId ?? '') as 'wanderer'}`)
  const params = { id: thing.id }
  const isFree = thing.heroId === null
  const gold = exact(thing.gold)
  const goldLabel = `${t('player:resource.name.gold')}: ${gold}`

  function refuse(refused: Refused) {
    tellRefusal(refused)
    onRefused()
  }

  /** Does it and says so; the panel goes with a thing that is gone. */
  async function perform(deed: Deed, word: string | null, isGone = false) {
    setBusy(true)
    const changes = await deed
    setBusy(false)
    setQuestion(null)
    if (changes === null) return
    if (isGone) onClose()
    onChange(changes)
    if (word !== null) showToast({ text: word, tone: 'good', icon: question === 'sell' ? 'coin' : 'hammer' })
  }

  return (
    <section className={styles.panel} aria-label={name}>
      <ThingComparison
        thing={thing}
        worn={String(thing.heroId) === heroId ? thing : wornInstead(thing, Number(heroId), things)}
        corner={
          <>
            <IconButton
              icon="lock"
              size="small"
              colour={thing.locked ? 'yellow' : 'night'}
              label={t(thing.locked ? 'act.unlock' : 'act.lock')}
              aria-pressed={thing.locked}
              onClick={() =>
                void perform(act(lockArtifact, { params, body: { locked: !thing.locked } }, refuse), null)
              }
            />
            <IconButton
              icon="close"
              size="small"
              colour="red"
              label={t('common:button.close')}
              sound="close"
              onClick={onClose}
            />
          </>
        }
      />
      <div className={styles.deeds}>
        <Select
          labelHidden
          label={t('act.for')}
          value={heroId}
          options={optionsOf(heroes)}
          onValueChange={setHeroId}
        />
        {String(thing.heroId) === heroId ? (
          <Button busy={busy} onClick={() => void perform(act(unequipArtifact, { params }, refuse), null)}>
            {t('act.unequip')}
          </Button>
        ) : (
          <Button
            colour="green"
            busy={busy}
            onClick={() =>
              void perform(act(equipArtifact, { params, body: { heroId: Number(heroId) } }, refuse), null)
            }
          >
            {t('act.equip')}
          </Button>
        )}
        {thing.upgrade.length > 0 && (
          <PriceButton
            className={styles.upgrade}
            price={thing.upgrade}
            busy={busy}
            onPay={() =>
              void perform(
                act(upgradeArtifact, { params }, refuse),
                t('upgraded', { level: thing.level + 1 }),
              )
            }
          >
            {t('act.upgrade-to', { level: thing.level + 1 })}
          </PriceButton>
        )}
        {isFree && !thing.locked && (
          <>
            <Button
              size="small"
              note={<Price icon="coin" amount={gold} label={goldLabel} />}
              onClick={() => setQuestion('sell')}
            >
              {t('act.sell')}
            </Button>
            <Button size="small" icon="hammer" onClick={() => setQuestion('reforge')}>
              {t('act.reforge')}
            </Button>
          </>
        )}
        <CopyLink to={`artifact/${playerId}-${thing.id}`}>{t('card.share')}</CopyLink>
      </div>
      <SetFacts thing={thing} />
      <ConfirmDialog
        open={question === 'sell'}
        title={t('sell-title')}
        confirmLabel={t('act.sell')}
        cancelLabel={t('common:button.cancel')}
        confirmColour="red"
        busy={busy}
        onCancel={() => setQuestion(null)}
        onConfirm={() =>
          void perform(act(sellArtifacts, { body: { ids: [thing.id] } }, refuse), t('sold', { gold }), true)
        }
      >
        <p>{t('sell-text', { name, gold })}</p>
        <BalanceChange changes={[{ currency: 'gold', amount: thing.gold }]} />
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'reforge'}
        title={t('reforge-title')}
        confirmLabel={t('act.reforge')}
        cancelLabel={t('common:button.cancel')}
        confirmIcon="hammer"
        colour="gold"
        busy={busy}
        onCancel={() => setQuestion(null)}
        onConfirm={() =>
          void perform(
            act(reforgeArtifact, { params, body: { heroId: Number(heroId) } }, refuse),
            t('reforged', { hero: nameOf(heroId) }),
            true,
          )
        }
      >
        <p>{t('reforge-text', { thing: name, hero: nameOf(heroId) })}</p>
        <p className={styles.gain}>+{shortNumber(thing.reforged, t('common:number.decimal-mark'))}</p>
      </ConfirmDialog>
    </section>
  )
}
