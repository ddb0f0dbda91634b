import type { MyClan } from '@skystair/contract/clan-view.ts'
import type { ClanRight } from '@skystair/rules/clan/rights.ts'
import { useTranslation } from 'react-i18next'
import { type OverlayName, openOverlay } from '../../../platform/pages/overlays.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import type { IconName } from '../../../ui/icons/icon-source.ts'
import { Parchment } from '../../../ui/surfaces/parchment.tsx'
import { ClanHead } from '../clan-head.tsx'
import styles from './square.module.css'

interface Way {
  readonly overlay: Extract<OverlayName, `clan-${string}` | 'chat'>
  readonly icon: IconName
  readonly right?: ClanRight
}

const ways: readonly Way[] = [
  { overlay: 'clan-members', icon: 'people' },
  { overlay: 'clan-treasury', icon: 'chest' },
  { overlay: 'clan-raid', icon: 'skull' },
  { overlay: 'clan-hall', icon: 'trophy' },
  { overlay: 'clan-shop', icon: 'shop' },
  { overlay: 'clan-recruits', icon: 'tasks', right: 'INVITE' },
  { overlay: 'clan-about', icon: 'book' },
  { overlay: 'clan-advertisement', icon: 'scroll-red', right: 'EDIT_ADVERTISEMENT' },
  { overlay: 'clan-theme', icon: 'flag', right: 'CHANGE_THEME' },
  { overlay: 'clan-rating', icon: 'crown' },
  { overlay: 'chat', icon: 'chat' },
  { overlay: 'clan-forum', icon: 'flame' },
]

/** Every page of the own clan, one press away; only those that the rank has a use for. */
export function Hub({ mine }: { mine: MyClan }) {
  const { t } = useTranslation('clan')
  return (
    <>
      <ClanHead clan={mine.clan}>
        <p className={styles.rank}>{t('hub.rank', { rank: t(`rank.${mine.rank}`) })}</p>
      </ClanHead>
      <Parchment className={styles.ways ?? ''}>
        <ul className={styles.grid}>
          {ways
            .filter(({ right }) => right === undefined || mine.rights.includes(right))
            .map(({ overlay, icon }) => (
              <li key={overlay}>
                <IconButton
                  icon={icon}
                  label={t(`hub.${overlay}`)}
                  captioned
                  sound="open"
                  badge={
                    overlay === 'clan-recruits'
                      ? {
                          count: mine.applications,
                          label: t('recruits.waiting', { count: mine.applications }),
                        }
                      : null
                  }
                  onClick={() => openOverlay(overlay)}
                />
              </li>
            ))}
        </ul>
      </Parchment>
    </>
  )
}
