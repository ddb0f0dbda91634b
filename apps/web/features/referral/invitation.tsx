import type { ReplyOf } from '@skystair/contract/call.ts'
import { type myCode, share as shareCall } from '@skystair/contract/referral.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWait } from '../../platform/language/use-duration.ts'
import { act } from '../../platform/server/act.ts'
import { now, setPlayer } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import styles from './invitations-overlay.module.css'
import { QrPicture } from './qr-picture.tsx'

export type Referral = ReplyOf<typeof myCode>

type Properties = { referral: Referral; onShared: () => void }

/** The link: to be shown, copied and sent. */
export function Invitation({ referral, onShared }: Properties) {
  const { t } = useTranslation(['bank', 'common'])
  const wait = useWait()
  const [busy, setBusy] = useState(false)
  const { url, startBonus, refBonus, refClanBonus, sharing } = referral
  const isRewarded = referral.maySharedAgainAt <= now()

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ text: t('common:button.copied'), tone: 'good', icon: 'check' })
    } catch {
      // Where nothing may be copied the link stands above, to be copied by hand.
      showToast({ text: url, icon: 'copy' })
      return
    }
    await reward()
  }

  async function send() {
    try {
      await navigator.share({ url, text: t('invitations.share-text', { amount: startBonus }) })
    } catch {
      // Whoever changed their mind has not shared anything.
      return
    }
    await reward()
  }

  async function reward() {
    if (!isRewarded) return
    setBusy(true)
    const given = await act(shareCall, {})
    setBusy(false)
    if (given !== null) {
      setPlayer(given.player)
      showToast({ text: t('invitations.shared', { amount: given.emeralds }), tone: 'good', icon: 'emerald' })
    }
    onShared()
  }

  const gift = isRewarded && (
    <span className={styles.gift}>
      {t('invitations.share-gift', { amount: sharing })} <Icon name="emerald" size={1} />
    </span>
  )
  const maySend = 'share' in navigator
  return (
    <section className={styles.invitation}>
      <h3 className={styles.heading}>{t('invitations.invite')}</h3>
      <p>{t('invitations.about', { percent: refBonus })}</p>
      <ul className={styles.gains}>
        <li>
          <Icon name="gift" size={1.5} /> {t('invitations.start', { amount: startBonus })}
        </li>
        <li>
          <Icon name="shield" size={1.5} /> {t('invitations.clan', { amount: refClanBonus })}
        </li>
      </ul>
      <div className={styles.code}>
        <QrPicture link={url} label={t('invitations.code')} />
        <div className={styles.link}>
          <span className={styles.label}>{t('invitations.link')}</span>
          <output className={styles.url}>{url}</output>
          <span className={styles.ways}>
            <Button icon="copy" busy={busy} note={maySend ? null : gift || null} onClick={() => void copy()}>
              {t('invitations.copy')}
            </Button>
            {maySend && (
              <Button
                colour="green"
                icon="people"
                busy={busy}
                note={gift || null}
                onClick={() => void send()}
              >
                {t('invitations.share')}
              </Button>
            )}
          </span>
          {!isRewarded && (
            <span className={styles.label}>
              {t('invitations.again', { time: wait(referral.maySharedAgainAt - now()) })}
            </span>
          )}
        </div>
      </div>
    </section>
  )
}
