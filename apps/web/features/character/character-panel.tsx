import { type Companion, companions } from '@skystair/rules/heroes/companion.ts'
import { genders } from '@skystair/rules/player/choices.ts'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openLayer, openOverlay } from '../../platform/pages/overlays.ts'
import { backToTitle } from '../../platform/state/entered.ts'
import { companionFigures, heroFigures } from '../../stage/art/figurines.ts'
import { Face } from '../../stage/pictures/face.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Panel } from '../../ui/surfaces/panel.tsx'
import styles from './character-panel.module.css'
import { chooseCompanion, chooseGender, useChoice } from './choice.ts'
import { setOut } from './set-out.ts'

type Properties = {
  /** Who invited this player, as the address said. */
  referral: string | null
}

/** Who are you, and who goes with you? */
export default function CharacterPanel({ referral }: Properties) {
  const { t } = useTranslation('player')
  const { gender, companion, setOut: isLeaving } = useChoice()
  const [busy, setBusy] = useState(false)
  const panel = useCover()
  useEffect(() => openLayer(backToTitle), [])
  const go = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    await setOut(referral).finally(() => setBusy(false))
  }
  return (
    <>
      {!isLeaving && !busy && (
        <IconButton
          icon="back"
          label={t('choice.to-title')}
          className={styles.back ?? ''}
          sound="close"
          onClick={backToTitle}
        />
      )}
      <form
        ref={panel}
        className={styles.place}
        data-leaving={isLeaving || undefined}
        onSubmit={(event) => void go(event)}
      >
        <Panel title={t('choice.title')} className={styles.panel ?? ''}>
          <fieldset className={styles.two} aria-label={t('choice.title')}>
            {genders.map((value) => (
              <Choice
                key={value}
                group="gender"
                figure={heroFigures[value]}
                chosen={gender === value}
                onChoose={() => chooseGender(value)}
              >
                {t(`choice.${value}`)}
              </Choice>
            ))}
          </fieldset>
          <h2 className={styles.heading}>{t('choice.companion-title')}</h2>
          <fieldset className={styles.four} aria-label={t('choice.companion-title')}>
            {companions.map((value) => (
              <Choice
                key={value}
                group="companion"
                figure={companionFigures[value]}
                chosen={companion === value}
                about={`${t(`choice.companion.${value}.role`)}. ${t(`choice.companion.${value}.about`)}`}
                onChoose={() => chooseCompanion(value)}
              >
                {t(`choice.companion.${value}.name`)}
              </Choice>
            ))}
          </fieldset>
          <About companion={companion} />
          <div className={styles.buttons}>
            <Button onClick={() => openOverlay('login')} sound="open" size="small">
              {t('choice.has-account')}
            </Button>
            <Button type="submit" colour="green" size="big" shining busy={busy}>
              {t('choice.submit')}
            </Button>
          </div>
        </Panel>
      </form>
    </>
  )
}

/** What is told of the chosen companion; those who hear the page are told with each choice. */
function About({ companion }: { companion: Companion }) {
  const { t } = useTranslation('player')
  return (
    <p className={styles.about} aria-hidden="true">
      <strong>{t(`choice.companion.${companion}.role`)}</strong> {t(`choice.companion.${companion}.about`)}
    </p>
  )
}

type ChoiceProperties = {
  children: ReactNode
  group: 'gender' | 'companion'
  figure: string
  chosen: boolean
  about?: string | null
  onChoose: () => void
}

function Choice({ children, group, figure, chosen, about = null, onChoose }: ChoiceProperties) {
  const id = useId()
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={group}
        checked={chosen}
        onChange={onChoose}
        aria-describedby={about === null ? undefined : id}
      />
      <Face figure={figure} className={styles.face} />
      <span className={styles.name}>{children}</span>
      {about !== null && (
        <span id={id} hidden>
          {about}
        </span>
      )}
    </label>
  )
}

/** Tells the stage how much of it is covered, so that nobody stands behind the panel. */
function useCover() {
  const panel = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { current } = panel
    if (current === null) return
    const observer = new ResizeObserver(() => useChoice.setState({ covered: current.offsetHeight }))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return panel
}
