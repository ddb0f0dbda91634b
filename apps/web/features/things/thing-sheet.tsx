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
import { shortMoney, shortNumber } from '@skystair/rules/format/short-number.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeroOptions } from '../../platform/heroes/use-hero-options.ts'
import { CopyLink } from '../../platform/messages/copy-link.tsx'
import { LayerDialog } from '../../platform/pages/layer-dialog.tsx'
import { act, tellRefusal } from '../../platform/server/act.ts'
import type { Refused } from '../../platform/server/ask.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './backpack-overlay.module.css'
import { ThingFacts } from './thing-facts.tsx'
import { UpgradeButton } from './upgrade-button.tsx'

type Properties = {
  thing: ArtifactView
  onClose: () => void
  onChange: (changes: Changed) => void
  /** The thing may be other than shown. */
  onRefused: () => void
}
type Deed = Promise<ReplyOf<typeof equipArtifact> | null>

/** One thing: what it is worth and everything that can be done with it. */
export function ThingSheet({ thing, onClose, onChange, onRefused }: Properties) {
  const { t } = useTranslation(['things', 'creatures', 'common'])
  const optionsOf = useHeroOptions()
  const heroes = useGame((state) => state.player?.creatures) ?? []
  const playerId = useGame((state) => state.player?.id ?? 0)
  const [heroId, setHeroId] = useState(String(thing.heroId ?? heroes[0]?.id ?? ''))
  const [question, setQuestion] = useState<'sell' | 'reforge' | null>(null)
  const [busy, setBusy] = useState(false)
  const mark = t('common:number.decimal-mark')
  const name = t(`name.artifact.${thing.kind as 'oak-shield'}`)
  const nameOf = (id: string) =>
    t(`creatures:hero.${(heroes.find((one) => String(one.id) === id)?.imageId ?? '') as 'wanderer'}`)
  const params = { id: thing.id }
  const isFree = thing.heroId === null
  const gold = shortMoney(thing.gold, mark)

  function refuse(refused: Refused) {
    tellRefusal(refused)
    onRefused()
  }

  /** Does it and says so; the dialog goes with a thing that is gone. */
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
    <LayerDialog onClose={onClose} title={name} colour="green">
      <Parchment>
        <ThingFacts thing={thing} />
        {thing.heroId !== null && (
          <p className={styles.wearer}>{t('worn-by', { name: nameOf(String(thing.heroId)) })}</p>
        )}
        <Select label={t('act.for')} value={heroId} options={optionsOf(heroes)} onValueChange={setHeroId} />
        <div className={styles.deeds}>
          {!isFree && (
            <Button busy={busy} onClick={() => void perform(act(unequipArtifact, { params }, refuse), null)}>
              {t('act.unequip')}
            </Button>
          )}
          {String(thing.heroId) !== heroId && (
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
          <UpgradeButton
            thing={thing}
            busy={busy}
            onUpgrade={() =>
              void perform(
                act(upgradeArtifact, { params }, refuse),
                t('upgraded', { level: thing.level + 1 }),
              )
            }
          />
          <Button
            icon="lock"
            busy={busy}
            onClick={() =>
              void perform(act(lockArtifact, { params, body: { locked: !thing.locked } }, refuse), null)
            }
          >
            {t(thing.locked ? 'act.unlock' : 'act.lock')}
          </Button>
          <CopyLink to={`artifact/${playerId}-${thing.id}`}>{t('card.share')}</CopyLink>
          {isFree && !thing.locked && (
            <>
              <Button icon="hammer" colour="yellow" onClick={() => setQuestion('reforge')}>
                {t('act.reforge')}
              </Button>
              <Button icon="coin" colour="red" note={gold} onClick={() => setQuestion('sell')}>
                {t('act.sell')}
              </Button>
            </>
          )}
        </div>
      </Parchment>
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
        <p className={styles.gain}>+{shortNumber(thing.reforged, mark)}</p>
      </ConfirmDialog>
    </LayerDialog>
  )
}
