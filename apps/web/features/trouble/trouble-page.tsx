import { useTranslation } from 'react-i18next'
import { knock } from '../../live/page-wire.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { calmDown, enterGame, type Trouble, useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './trouble-page.module.css'

/** Full pages for what stops the game, each with one way on. */
export function TroublePage() {
  const trouble = useGame((state) => state.trouble)
  return trouble === null ? null : <Notice trouble={trouble} />
}

function signIn(): void {
  calmDown()
  openOverlay('login')
}

const reload = () => window.location.reload()

function Notice({ trouble }: { trouble: Trouble }) {
  const { t } = useTranslation('shell')
  const pages = {
    lost: {
      title: t('connection.unavailable'),
      text: t('connection.wait'),
      button: t('connection.connect'),
      go: enterGame,
    },
    terminated: {
      title: t('terminated.title'),
      text: t('terminated.text'),
      button: t('terminated.connect'),
      go: knock,
    },
    outdated: {
      title: t('outdated.title'),
      text: t('outdated.text'),
      button: t('outdated.update'),
      go: reload,
    },
    obsolete: {
      title: t('obsolete.title'),
      text: t('obsolete.text'),
      button: t('obsolete.reload'),
      go: reload,
    },
    'newer-session': {
      title: t('newer-session.title'),
      text: t('newer-session.text'),
      button: t('newer-session.here'),
      go: enterGame,
    },
    moved: {
      title: t('moved.title'),
      text: t('moved.text', { host: window.location.host }),
      button: t('moved.understood'),
      go: calmDown,
    },
    'signed-out': {
      title: t('signed-out.title'),
      text: t('signed-out.text'),
      button: t('log-in'),
      go: signIn,
    },
    failed: { title: t('failure.title'), text: t('failure.text'), button: t('failure.reload'), go: reload },
    'no-graphics': {
      title: t('failure.title'),
      text: t('failure.no-graphics'),
      button: t('failure.reload'),
      go: reload,
    },
  } as const
  const { title, text, button, go } = pages[trouble]
  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => undefined}
      closeLabel=""
      title={title}
      footer={
        <Button colour="green" size="big" onClick={() => void go()}>
          {button}
        </Button>
      }
    >
      <Parchment>
        <p className={styles.text}>{text}</p>
      </Parchment>
    </Dialog>
  )
}
