import { logout } from '@skystair/contract/security.ts'
import { mayDo } from '@skystair/rules/access/access-level.ts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveAccount } from '../../platform/device/kept-account.ts'
import { retried } from '../../platform/device/retried.ts'
import { chooseByName } from '../../platform/hosts/by-name.ts'
import { useHost } from '../../platform/hosts/host-state.ts'
import { type OverlayName, openOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { IconName } from '../../ui/icons/icon-source.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import styles from './settings-overlay.module.css'

const PlatformSettings = lazy(retried(() => import('./platform-settings.tsx')))

/** Since when the account is there, and what the road calls it by now. */
function SinceWhen() {
  const { t, i18n } = useTranslation(['player', 'mercy'])
  const about = useGame(({ player }) => player?.metaData ?? null)
  if (about === null) return null
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(about.createdAt)
  return (
    <p className={styles.since}>
      {t('profile.registered', { date })}
      {about.title !== null && ` · ${t(`mercy:name.${about.title as 'kind-soul'}`)}`}
    </p>
  )
}

/** The doors to the pages of one's own account. */
export function AccountSettings() {
  const { t } = useTranslation(['settings', 'security', 'console', 'common', 'history', 'bank'])
  const level = useGame((state) => state.player?.accessLevel ?? null)
  const [leaving, setLeaving] = useState(false)
  const isOnPlatform = useHost(({ host }) => host !== null && host.name !== 'own')
  const door = (name: OverlayName, label: string, icon: IconName) => (
    <Button key={name} wide icon={icon} onClick={() => openOverlay(name)} sound="open">
      {label}
    </Button>
  )
  const ofPlatform = isOnPlatform && (
    <Suspense fallback={null}>
      <PlatformSettings />
    </Suspense>
  )
  if (level === null)
    return (
      <>
        {door('login', t('account.login'), 'exit')}
        {ofPlatform}
      </>
    )
  const isTraveller = level === 'TRIAL'
  return (
    <>
      <h3 className={styles.heading}>{t('section.account')}</h3>
      <SinceWhen />
      <div className={styles.doors}>
        {isTraveller
          ? [door('register', t('account.register'), 'pencil'), door('login', t('account.login'), 'exit')]
          : [
              door('rename', t('account.name'), 'pencil'),
              door('contact', t('account.contact'), 'mail'),
              door('password', t('account.password'), 'lock'),
            ]}
        {door('sessions', t('account.sessions'), 'people')}
        {mayDo(level, 'seeModerationQueue') && door('console', t('console:door'), 'search')}
      </div>
      <h3 className={styles.heading}>{t('section.records')}</h3>
      <div className={styles.doors}>
        {door('history', t('history:title'), 'coin')}
        {!isTraveller && door('bank-history', t('bank:history.door'), 'emerald')}
        {door('export', t('account.export'), 'down')}
        {door('legal/privacy', t('about.documents'), 'book')}
      </div>
      {ofPlatform}
      <Button wide icon="exit" colour="yellow" onClick={() => setLeaving(true)}>
        {t('account.logout')}
      </Button>
      <button type="button" className={styles.deletion} onClick={() => openOverlay('deletion')}>
        {t('account.delete')}
      </button>
      <ConfirmDialog
        open={leaving}
        title={t('security:logout.title')}
        confirmLabel={t('security:logout.submit')}
        confirmColour="red"
        cancelLabel={t('common:button.cancel')}
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          chooseByName(false)
          void leaveAccount('out', () => act(logout, {}))
        }}
      >
        {isTraveller ? t('security:logout.trial-warning') : t('security:logout.text')}
      </ConfirmDialog>
    </>
  )
}
