import { join, part } from '@skystair/contract/platforms.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goAway } from '../../platform/device/leave.ts'
import { chooseByName } from '../../platform/hosts/by-name.ts'
import type { Host, PlatformName } from '../../platform/hosts/host.ts'
import { useHost } from '../../platform/hosts/host-state.ts'
import { act, attempt } from '../../platform/server/act.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
// Its own, not the page's: what both share would tie the page to this piece, which is fetched on platforms only.
import styles from './platform-settings.module.css'
import { useWhose, type Whose } from './use-whose.ts'

type Somebody = Pick<PlayerView, 'name' | 'level'>

/** Whom the platform around the page opens, and how to change that. Nothing is ever lost by it. */
export default function PlatformSettings() {
  const { t } = useTranslation('platforms')
  const { host, isProven, loginRequired } = useHost()
  const player = useGame((state) => state.player)
  const { whose, again } = useWhose(host, isProven && player !== null)
  if (host === null || host.name === 'own') return null
  const { name: platform, signIn } = host
  return (
    <>
      <h3 className={styles.heading}>{t('title', { platform: t(`name.${platform}`) })}</h3>
      {loginRequired && signIn !== null && (
        <>
          <p className={styles.note}>{t('sign-in-why')}</p>
          <Button wide colour="green" onClick={() => void signInThere(signIn, player !== null)}>
            {t('sign-in', { platform: t(`name.${platform}`) })}
          </Button>
        </>
      )}
      {player !== null && whose !== null && (
        <Joining host={host} platform={platform} player={player} whose={whose} onDone={again} />
      )}
    </>
  )
}

/** Whoever plays already is asked before anything is joined; whoever does not comes in anew as the one signed in. */
async function signInThere(signIn: () => Promise<boolean>, isPlaying: boolean): Promise<void> {
  if (!(await signIn())) return
  if (isPlaying) useHost.setState({ isProven: true, loginRequired: false })
  else await goAway({ kind: 'reload' })
}

type JoiningProperties = {
  host: Host
  platform: PlatformName
  player: PlayerView
  whose: Whose
  onDone: () => void
}

function Joining({ host, platform, player, whose: { opens, before }, onDone }: JoiningProperties) {
  const { t } = useTranslation(['platforms', 'common'])
  const [question, setQuestion] = useState<'join' | 'swap' | null>(null)
  const isOpened = opens?.id === player.id
  const other = isOpened ? before : opens
  const who = ({ name, level }: Somebody) =>
    name === null ? t('traveller', { level }) : t('named', { name, level })
  const words = {
    platform: t(`name.${platform}`),
    me: who(player),
    other: other === null ? '' : who(other),
  }
  const params = { platform }
  const proven = async () => ({ params, body: { proof: (await host.proof()) ?? '' } })

  async function letIn() {
    setQuestion(null)
    if ((await act(join, await proven())) === null) return
    showToast({ text: t('join.done'), tone: 'good', icon: 'check' })
    onDone()
  }

  /** Whoever is here becomes the one who waits: a traveller without a name would not be found again otherwise. */
  async function change() {
    setQuestion(null)
    if (!isOpened && (await attempt(join, await proven())) === null) return
    if ((await attempt(part, await proven())) === null) return
    chooseByName(false)
    await goAway({ kind: 'reload' })
  }

  return (
    <>
      <p className={styles.note}>
        {isOpened || opens === null ? t('here', { who: words.me }) : t('opens', { who: words.other })}
      </p>
      <div className={styles.doors}>
        {!isOpened && (
          <Button wide colour="green" onClick={() => setQuestion('join')}>
            {t('join.submit')}
          </Button>
        )}
        {other !== null && (
          <Button wide onClick={() => setQuestion('swap')}>
            {t('swap.submit', words)}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={question !== null}
        title={question === 'swap' ? t('swap.title') : t('join.title')}
        confirmLabel={question === 'swap' ? t('swap.submit', words) : t('join.submit')}
        cancelLabel={t('common:button.cancel')}
        colour="blue"
        onCancel={() => setQuestion(null)}
        onConfirm={() => void (question === 'swap' ? change() : letIn())}
      >
        {question === 'swap' ? t('swap.text', words) : t(other === null ? 'join.new' : 'join.both', words)}
      </ConfirmDialog>
    </>
  )
}
