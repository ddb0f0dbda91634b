import { exportData } from '@skystair/contract/player.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/server/act.ts'
import { showToast } from '../../ui/layers/show-toast.ts'
import { FormOverlay } from './form-overlay.tsx'

export default function ExportOverlay() {
  const { t } = useTranslation('security')
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    const data = await act(exportData, {})
    setBusy(false)
    if (data === null) return
    save(JSON.stringify(data, null, 2), 'skystair-data.json')
    showToast({ text: t('export.done'), tone: 'good', icon: 'check' })
  }

  return (
    <FormOverlay
      title={t('export.title')}
      lead={busy ? t('export.preparing') : t('export.lead')}
      submit={t('export.submit')}
      busy={busy}
      onSubmit={download}
    >
      {null}
    </FormOverlay>
  )
}

function save(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
