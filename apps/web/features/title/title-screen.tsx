import { loadingBar } from '@skystair/rules/client/loading.ts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptAccount } from '../../platform/device/kept-account.ts'
import { useFeast } from '../../platform/event/use-feast.ts'
import { chooseLanguage } from '../../platform/language/choose-language.ts'
import { spokenLanguage } from '../../platform/language/texts.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { enter } from '../../platform/state/entered.ts'
import { useGame } from '../../platform/state/game.ts'
import { useStage } from '../../platform/state/stage-state.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Progress } from '../../ui/numbers/progress.tsx'
import { Logo } from '../../ui/theme/logo.tsx'
import { AgeBadge } from './age-badge.tsx'
import { CookieNote } from './cookie-note.tsx'
import heroes from './heroes@1x.webp'
import fineHeroes from './heroes@2x.webp'
import { Hint } from './hint.tsx'
import styles from './title-screen.module.css'

/** Comes only while a feast lasts. */
const FeastTrim = lazy(() => import('./feast-trim.tsx'))

/** The first thing anybody sees: ready to be touched before the stage has arrived. */
export function TitleScreen() {
  const { t } = useTranslation(['shell', 'common'])
  const info = useGame((state) => state.info)
  const [waiting, setWaiting] = useState(false)
  const ready = useStage((state) => state.ready)
  const signedOut = useGame((state) => state.trouble === 'signed-out')
  if (waiting && signedOut) setWaiting(false)
  else if (waiting && ready && info !== null) enter()
  const climb = () => setWaiting(true)
  const width = useStage((state) => state.size.width)
  const language = spokenLanguage()
  return (
    <main className={styles.screen}>
      <div className={styles.column} style={{ width }}>
        <Trim part="behind" />
        <div className={styles.corner}>
          <IconButton
            icon="settings"
            label={t('access.menu')}
            sound="open"
            onClick={() => openOverlay('settings')}
          />
          <AgeBadge />
          <Button
            size="small"
            aria-label={`${language === 'RU' ? 'EN' : 'RU'}: ${t('access.language')}`}
            onClick={() => chooseLanguage(language === 'RU' ? 'EN' : 'RU')}
          >
            {language === 'RU' ? 'EN' : 'RU'}
          </Button>
        </div>
        <h1 className={styles.logo}>
          <Logo language={language === 'RU' ? 'ru' : 'en'} label={t('title')} />
        </h1>
        <p className={styles.tagline}>{t('tagline')}</p>
        <img
          className={styles.heroes}
          src={heroes}
          srcSet={`${fineHeroes} 2x`}
          alt=""
          width={625}
          height={325}
          draggable={false}
        />
        <div className={styles.foot}>
          <Trim part="foot" />
          {waiting ? <Loading /> : <WaysIn climb={climb} />}
          <Hint />
          <Documents />
        </div>
      </div>
      <CookieNote />
    </main>
  )
}

/** Nothing on ordinary days. */
function Trim({ part }: { part: 'behind' | 'foot' }) {
  const feast = useFeast()
  if (feast === null) return null
  return (
    <Suspense fallback={null}>
      <FeastTrim feast={feast} part={part} />
    </Suspense>
  )
}

const signIn = () => openOverlay('login')

/** The likeliest way in is the big one: on, into an account that this device knows, or into a first game. */
function WaysIn({ climb }: { climb: () => void }) {
  const { t } = useTranslation('shell')
  const known = useGame((state) => state.info !== null)
  const isPlayer = useGame((state) => state.player !== null)
  const kept = keptAccount()
  if (isPlayer || (!known && kept === 'in'))
    return (
      <Button colour="green" size="big" wide shining onClick={climb}>
        {t('continue')}
      </Button>
    )
  if (kept !== null)
    return (
      <>
        <Button colour="green" size="big" wide shining onClick={signIn} sound="open">
          {t('log-in')}
        </Button>
        <Button wide onClick={climb}>
          {t('start-anew')}
        </Button>
      </>
    )
  return (
    <>
      <Button colour="green" size="big" wide shining onClick={climb}>
        {t('start')}
      </Button>
      {known && (
        <Button wide onClick={signIn} sound="open">
          {t('login')}
        </Button>
      )}
    </>
  )
}

function Loading() {
  const { t } = useTranslation('shell')
  const percent = Math.round(loadingBar(useStage((state) => state.loaded)))
  return (
    <Progress
      label={t('access.progress', { percent })}
      value={percent}
      max={100}
      text={t('loading', { percent })}
      tone="growth"
      size="grand"
      marker={<Icon name="star" size={2.5} />}
    />
  )
}

function Documents() {
  const { t } = useTranslation('shell')
  const pages = ['privacy', 'offer', 'agreement', 'cookies'] as const
  return (
    <nav className={styles.documents} aria-label={t('footer.legal')}>
      {pages.map((page) => (
        <button key={page} type="button" onClick={() => openOverlay(`legal/${page}`)}>
          {t(`footer.${page}`)}
        </button>
      ))}
    </nav>
  )
}
