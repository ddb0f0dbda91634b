import type { PlayerView } from '@skystair/contract/player-view.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventsOf } from '../../../platform/event/events.ts'
import type { Area } from '../../../platform/language/text-areas.ts'
import { type Door, doors, doorsAt, isReached } from '../../../platform/pages/doors.ts'
import { openLayer, openOverlay } from '../../../platform/pages/overlays.ts'
import { pagesBeside, useDocks } from '../../../platform/state/docks.ts'
import { useGame } from '../../../platform/state/game.ts'
import { EventIcon } from '../../../stage/pictures/event-icon.tsx'
import { BottomNavigation } from '../../../ui/controls/bottom-navigation.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Dialog } from '../../../ui/layers/dialog.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { classes } from '../../../ui/theme/classes.ts'
import styles from './hud.module.css'
import raidStyles from './raid-frame.module.css'

const areaOf = (key: string): Area => key.split(':')[0] as Area
const areas = [...new Set(doors.flatMap(({ label, shut }) => [label, ...(shut ? [shut] : [])]).map(areaOf))]

/** The beam at the foot of the screen. */
export function FootDoors({ player }: { player: PlayerView }) {
  const { t } = useTranslation('road')
  const views = useDoors('foot', player)
  if (views.length === 0) return null
  return (
    <div className={styles.beam}>
      <BottomNavigation
        label={t('door.main')}
        destinations={views.map(({ name, isSeldom, ...view }) => ({ key: name, ...view }))}
      />
    </div>
  )
}

/** Small buttons along the edge; a phone keeps the seldom ones behind the last, a desktop has room for all beside the road. */
export function SideDoors({ player }: { player: PlayerView }) {
  const { t } = useTranslation('shell')
  const views = useDoors('side', player)
  const isRaid = player.worldType === 'raid'
  return (
    <nav className={classes(styles.sides, isRaid && raidStyles.rail)} aria-label={t('access.menu')}>
      {views.map((view) => (
        <SideDoor key={view.name} view={view} />
      ))}
      <MoreDoors views={views.filter(({ isSeldom }) => isSeldom)} />
    </nav>
  )
}

type DoorView = ReturnType<typeof useDoors>[number]

function SideDoor({ view: { name, isSeldom, onSelect, ...view } }: { view: DoorView }) {
  return (
    <IconButton
      {...view}
      picture={name === 'event' ? <FeastPicture /> : null}
      className={isSeldom ? styles.seldom : undefined}
      data-anchor={name}
      title={view.label}
      captioned
      sound={view.locked === null ? 'open' : 'tap'}
      onClick={onSelect}
    />
  )
}

/** The door to a feast shows what is gathered in it. */
function FeastPicture() {
  const kind = useGame(({ info }) => eventsOf(info)[0]?.kind ?? null)
  return (
    kind && (
      <span className={styles.feast}>
        <EventIcon kind={kind} />
      </span>
    )
  )
}

/** What is seldom needed, and all its news on one button. */
function MoreDoors({ views }: { views: readonly DoorView[] }) {
  const { t } = useTranslation(['road', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => (isOpen ? openLayer(() => setIsOpen(false)) : undefined), [isOpen])
  const count = views.reduce((sum, { badge }) => sum + badge.count, 0)
  return (
    <>
      <IconButton
        className={styles.more}
        data-anchor="more"
        icon="down"
        label={t('door.more')}
        title={t('door.more')}
        captioned
        aria-haspopup="dialog"
        beckons={views.some(({ beckons }) => beckons)}
        badge={{ count, label: t('door.news', { count }) }}
        sound="open"
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        closeLabel={t('common:button.close')}
        title={t('door.more')}
        colour="purple"
      >
        <div className={styles.doors}>
          {views.map(({ name, isSeldom, onSelect, ...view }) => (
            <IconButton
              key={name}
              {...view}
              title={view.label}
              captioned
              sound={view.locked === null ? 'open' : 'tap'}
              onClick={() => {
                if (view.locked === null) setIsOpen(false)
                onSelect()
              }}
            />
          ))}
        </div>
      </Dialog>
    </>
  )
}

/** What a door says and does for this player. */
function useDoors(place: Door['place'], player: PlayerView) {
  const { t } = useTranslation(['common', 'road'])
  const { t: labelText } = useTranslation(areas)
  const info = useGame((state) => state.info)
  const whenOpen = ({ opens, shut }: Door): string | null => {
    if (isReached(opens, player)) return null
    if (shut !== undefined) return labelText(shut)
    return opens.level !== undefined && player.level < opens.level
      ? t('opens-at-level', { level: opens.level })
      : t('opens-at-stair', { stair: opens.stair })
  }
  const { isRoomy, pinned } = useDocks()
  const beside = isRoomy ? pagesBeside(pinned) : []
  const there = doorsAt(place, player).filter(
    ({ overlay, isThere }) => (isThere?.(info) ?? true) && !beside.includes(overlay),
  )
  return there.map((door) => {
    const { overlay, icon, label, enter = () => openOverlay(overlay), badge } = door
    const locked = whenOpen(door)
    const count = badge?.(player, info) ?? 0
    return {
      name: overlay,
      isSeldom: door.isSeldom ?? there.some((other) => other.overlay === door.yieldsTo),
      icon,
      label: labelText(label),
      locked,
      beckons: player.prompt === overlay,
      badge: { count, label: t('road:door.news', { count }) },
      onSelect: () => (locked === null ? enter(player) : showToast({ text: locked, icon: 'lock' })),
    }
  })
}
