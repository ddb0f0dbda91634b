import { setName as setNameCall } from '@skystair/contract/security.ts'
import { nameLength } from '@skystair/rules/security/player-name.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { FormOverlay } from './form-overlay.tsx'
import { useRefusal } from './use-refusal.ts'

export default function RenameOverlay() {
  const { t } = useTranslation('security')
  const current = useGame((state) => state.player?.name ?? '')
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const refusal = useRefusal()

  async function submit() {
    refusal.clear()
    setBusy(true)
    const player = await act(setNameCall, { body: { name } }, refusal.show)
    setBusy(false)
    if (player === null) return
    setPlayer(player)
    showToast({ text: t('rename.done', { name: player.name ?? '' }), tone: 'good', icon: 'check' })
    closeOverlay()
  }

  return (
    <FormOverlay
      title={t('rename.title')}
      lead={t('rename.lead')}
      submit={t('rename.submit')}
      busy={busy}
      onSubmit={submit}
      refusal={refusal}
    >
      <TextField
        label={t('rename.name')}
        hint={t('rename.current', { name: current })}
        value={name}
        onValueChange={setName}
        limit={nameLength.maximum}
        error={refusal.of('name')}
        autoComplete="username"
        required
      />
    </FormOverlay>
  )
}
