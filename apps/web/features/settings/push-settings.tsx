import { choose, look, type PushView, subscribe, unsubscribe } from '@skystair/contract/push.ts'
import { PUSH_KINDS } from '@skystair/rules/push/kinds.ts'
import { USUAL_QUIET } from '@skystair/rules/push/quiet-hours.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canBeTold, ownSubscription, subscribeDevice } from '../../platform/device/push-device.ts'
import { act } from '../../platform/server/act.ts'
import { useAnswer } from '../../platform/server/use-answer.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { Select } from '../../ui/controls/select.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import styles from './settings-overlay.module.css'

/** What a closed page is told. Where nobody can be told anything, nothing is shown. */
export function PushSettings({ isOn }: { isOn: boolean }) {
  const { answer } = useAnswer(look, {})
  if (answer === null || answer.key === null || !canBeTold()) return null
  return <Told known={answer} serverKey={answer.key} isOn={isOn} />
}

type Properties = { known: PushView; serverKey: string; isOn: boolean }

function Told({ known, serverKey, isOn }: Properties) {
  const { t } = useTranslation('push')
  const [view, setView] = useState(known)
  const [isHere, setHere] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => void ownSubscription().then((found) => setHere(found !== null)), [])

  async function begin(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted')
      return showToast({ text: t('settings.blocked'), tone: 'bad', icon: 'warning' })
    const body = await subscribeDevice(serverKey).catch(() => null)
    if (body === null) return showToast({ text: t('settings.failed'), tone: 'bad', icon: 'warning' })
    const reply = await act(subscribe, { body })
    if (reply === null) return
    setPlayer(reply.player)
    setView(reply.push)
    setHere(true)
  }

  async function end(): Promise<void> {
    const subscription = await ownSubscription()
    if (subscription === null) return setHere(false)
    const reply = await act(unsubscribe, { body: { endpoint: subscription.endpoint } })
    if (reply === null) return
    await subscription.unsubscribe().catch(() => false)
    setPlayer(reply.player)
    setView(reply.push)
    setHere(false)
  }

  async function turn(on: boolean): Promise<void> {
    setBusy(true)
    await (on ? begin() : end())
    setBusy(false)
  }

  /** Shown at once; what was not heard is as it was. */
  async function wish(wished: Pick<PushView, 'kinds' | 'quiet'>): Promise<void> {
    setView((before) => ({ ...before, ...wished }))
    const reply = await act(choose, { body: wished })
    setView((before) => reply ?? { ...before, kinds: view.kinds, quiet: view.quiet })
  }

  const isTold = isHere && isOn
  return (
    <>
      <Switch
        label={t('settings.label')}
        checked={isTold}
        disabled={isBusy}
        onCheckedChange={(on) => void turn(on)}
      />
      {isTold && <Wishes view={view} onWish={wish} />}
    </>
  )
}

type Wished = Pick<PushView, 'kinds' | 'quiet'>

function Wishes({ view: { kinds, quiet }, onWish }: { view: Wished; onWish: (wished: Wished) => void }) {
  const { t } = useTranslation('push')
  return (
    <fieldset className={styles.wishes}>
      <legend>{t('settings.note')}</legend>
      {PUSH_KINDS.map((kind) => (
        <Switch
          key={kind}
          label={t(`kind.${kind}`)}
          checked={kinds.includes(kind)}
          onCheckedChange={(on) =>
            onWish({ quiet, kinds: PUSH_KINDS.filter((one) => (one === kind ? on : kinds.includes(one))) })
          }
        />
      ))}
      <Switch
        label={t('settings.quiet')}
        checked={quiet !== null}
        onCheckedChange={(on) => onWish({ kinds, quiet: on ? USUAL_QUIET : null })}
      />
      {quiet !== null && (
        <div className={styles.hours}>
          {(['from', 'to'] as const).map((end) => (
            <Select
              key={end}
              label={t(`settings.${end}`)}
              value={String(quiet[end])}
              options={hours.map((hour) => ({ value: hour, label: t('settings.hour', { hour }) }))}
              onValueChange={(hour) => onWish({ kinds, quiet: { ...quiet, [end]: Number(hour) } })}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour))
