import { Toolbar } from '@base-ui/react/toolbar'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { retried } from '../../platform/device/retried.ts'
import { openOverlay, useOverlays } from '../../platform/pages/overlays.ts'
import {
  type DockName,
  type DockSide,
  dockNames,
  fold,
  isPinned,
  pageOfDock,
  pin,
  setPinned,
  useDocks,
} from '../../platform/state/docks.ts'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import type { IconName } from '../../ui/icons/icon-source.ts'
import { Ribbon, type RibbonColour } from '../../ui/surfaces/ribbon.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './docks.module.css'

const contents = {
  tasks: lazy(retried(() => import('../../features/tasks/tasks-dock.tsx'))),
  squad: lazy(retried(() => import('../../features/heroes/squad-dock.tsx'))),
  chat: lazy(retried(() => import('../../features/chat/chat-dock.tsx'))),
}

const colours: Readonly<Record<DockName, RibbonColour>> = { tasks: 'gold', squad: 'purple', chat: 'blue' }
const icons: Readonly<Record<DockName, IconName>> = { tasks: 'tasks', squad: 'helmet', chat: 'chat' }

/** One side of the road: what the player has pinned there, and what could be. */
export default function Docks({ side }: { side: DockSide }) {
  const { t } = useTranslation('docks')
  const pinned = useDocks((state) => state.pinned)
  const absent = dockNames.filter((name) => !isPinned(pinned, name))
  return (
    <aside className={styles.side} data-side={side} data-dock aria-label={t(`side.${side}`)}>
      {pinned[side].map((name) => (
        <Dock key={name} name={name} side={side} />
      ))}
      {absent.length > 0 && (
        <Toolbar.Root className={styles.absent} aria-label={t('absent')}>
          {absent.map((name) => (
            <Tool
              key={name}
              icon={icons[name]}
              label={t('pin', { name: t(`name.${name}`) })}
              onPress={() => setPinned(pin(pinned, name, side))}
            />
          ))}
        </Toolbar.Root>
      )}
    </aside>
  )
}

function Dock({ name, side }: { name: DockName; side: DockSide }) {
  const { t } = useTranslation(['docks', 'common'])
  const id = useId()
  const play = usePressSound()
  const pinned = useDocks((state) => state.pinned)
  const isFolded = pinned.folded.includes(name)
  const page = pageOfDock[name]
  // The same words in two places at once would be read twice, and asked for twice.
  const isOpenAbove = useOverlays(({ stack }) => stack.includes(page))
  const Content = contents[name]
  const words = { name: t(`name.${name}`) }
  return (
    <section
      className={styles.dock}
      data-name={name}
      data-folded={isFolded || undefined}
      aria-labelledby={id}
    >
      <Toolbar.Root className={styles.header} aria-label={words.name}>
        <span className={styles.tools}>
          <Tool
            icon={isFolded ? 'down' : 'up'}
            label={t(isFolded ? 'unfold' : 'fold', words)}
            isOpen={!isFolded}
            onPress={() => setPinned(fold(pinned, name))}
          />
        </span>
        <h2 id={id} className={styles.title} aria-label={words.name}>
          <Toolbar.Button
            data-anchor={page}
            title={t('whole', words)}
            aria-label={t('whole', words)}
            onClick={() => {
              play('open')
              openOverlay(page)
            }}
          >
            <Ribbon colour={colours[name]} size="small">
              {words.name}
            </Ribbon>
          </Toolbar.Button>
        </h2>
        <span className={styles.tools}>
          <Tool
            icon={side === 'left' ? 'forward' : 'back'}
            label={t('across', words)}
            onPress={() => setPinned(pin(pinned, name, side === 'left' ? 'right' : 'left'))}
          />
          <Tool icon="close" label={t('away', words)} onPress={() => setPinned(pin(pinned, name, null))} />
        </span>
      </Toolbar.Root>
      {!isFolded && (
        <div className={styles.content}>
          {isOpenAbove ? (
            <p className={styles.above}>{t('open-above')}</p>
          ) : (
            <Suspense fallback={<Skeleton label={t('common:loading')} shape="row" />}>
              <Content />
            </Suspense>
          )}
        </div>
      )}
    </section>
  )
}

type ToolProperties = { icon: IconName; label: string; isOpen?: boolean; onPress: () => void }

function Tool({ icon, label, isOpen, onPress }: ToolProperties) {
  const play = usePressSound()
  return (
    <Toolbar.Button
      className={styles.tool}
      title={label}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={() => {
        play('tap')
        onPress()
      }}
    >
      <Icon name={icon} size={1.25} />
    </Toolbar.Button>
  )
}
