import type { ChapterView, ChronicleView } from '@skystair/contract/story.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { drawPage } from './draw-page.ts'
import { useChapterTexts } from './use-chapter-texts.ts'

type Properties = { page: ChronicleView; chapter: ChapterView }

/** The open chapter as a picture: drawn here, and nobody else is asked. */
export function SavePicture({ page, chapter }: Properties) {
  const { t } = useTranslation(['story', 'common'])
  const words = useChapterTexts(chapter)
  const [isBusy, setIsBusy] = useState(false)
  const name = page.name ?? t('common:unknown-player')

  async function save() {
    setIsBusy(true)
    const picture = await drawPage({
      title: t('chronicle.of', { name, interpolation: { escapeValue: false } }),
      chapter: words.name,
      isInk: chapter.ending !== null,
      ending: words.ending ?? t('chronicle.pencil'),
      entries: words.entries.map(
        ({ stair, title, choice }) =>
          [t('chronicle.stair', { stair }), `${title}. ${quoted(choice)}`] as const,
      ),
      more: (count) => t('chronicle.more', { count }),
      signed: t('chronicle.signed'),
      address: `${window.location.host}/chronicle/${page.id}`,
    }).catch(() => null)
    setIsBusy(false)
    if (picture === null) {
      showToast({ text: t('chronicle.picture-failed'), tone: 'bad', icon: 'warning' })
      return
    }
    hand(picture, `${t('chronicle.picture-name')}-${page.id}-${chapter.part}.png`)
    showToast({ text: t('chronicle.picture-saved'), tone: 'good', icon: 'check' })
  }

  const quoted = (choice: string) =>
    t('chronicle.answered', { choice, interpolation: { escapeValue: false } })

  return (
    <Button size="small" icon="pencil" colour="green" busy={isBusy} onClick={() => void save()}>
      {t('chronicle.picture')}
    </Button>
  )
}

/** Into the folder of downloads. */
function hand(picture: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
