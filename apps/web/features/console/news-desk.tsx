import { editNews, listDrafts, type NewsDraft, removeNews, writeNews } from '@skystair/contract/news.ts'
import { newsLimits, newsTopics } from '@skystair/rules/news/topic.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import styles from './console.module.css'
import { useMoment } from './use-moment.ts'

type Draft = Omit<NewsDraft, 'id' | 'at'>

const empty: Draft = { topic: 'ROAD', titleRu: '', titleEn: '', textRu: '', textEn: '' }

/** Where administrators write the news, in both languages at once. */
export function NewsDesk() {
  const { t } = useTranslation(['news', 'common'])
  const moment = useMoment()
  const queries = useQueryClient()
  const [edited, setEdited] = useState<{ id: number | null; draft: Draft } | null>(null)
  const [removed, setRemoved] = useState<number | null>(null)
  const asked = useQuery({ queryKey: ['drafts'], queryFn: () => ask(listDrafts, {}), staleTime: 0 })
  const news = asked.data?.news ?? []
  const refresh = () => {
    showToast({ text: t('write.done'), icon: 'check', tone: 'good' })
    void askAgain(queries, ['drafts'])
  }

  async function remove() {
    if (removed === null) return
    const done = await act(removeNews, { params: { id: removed } })
    setRemoved(null)
    if (done !== null) refresh()
  }

  return (
    <>
      <div className={styles.tools}>
        <Button wide colour="green" icon="pencil" onClick={() => setEdited({ id: null, draft: empty })}>
          {t('write.new')}
        </Button>
      </div>
      <PagePaper asked={asked} empty={news.length === 0 && { icon: 'scroll-red', title: t('empty') }}>
        <ul aria-label={t('list')}>
          {news.map(({ id, at, ...draft }) => (
            <li key={id}>
              <ListRow
                title={draft.titleRu}
                text={`${draft.titleEn}, ${moment(at)}`}
                onClick={() => setEdited({ id, draft })}
                end={
                  <Button size="small" colour="red" onClick={() => setRemoved(id)}>
                    {t('write.remove')}
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      </PagePaper>
      {edited !== null && (
        <NewsForm
          id={edited.id}
          first={edited.draft}
          onClose={() => setEdited(null)}
          onDone={() => {
            setEdited(null)
            refresh()
          }}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title={t('write.remove-title')}
        confirmLabel={t('write.remove')}
        cancelLabel={t('common:button.cancel')}
        confirmColour="red"
        onConfirm={() => void remove()}
        onCancel={() => setRemoved(null)}
      >
        {t('write.remove-text')}
      </ConfirmDialog>
    </>
  )
}

type FormProperties = { id: number | null; first: Draft; onClose: () => void; onDone: () => void }

function NewsForm({ id, first, onClose, onDone }: FormProperties) {
  const { t } = useTranslation(['news', 'common'])
  const [draft, setDraft] = useState(first)
  const [isBusy, setIsBusy] = useState(false)
  const field = (name: 'titleRu' | 'titleEn' | 'textRu' | 'textEn', label: string, lines: number) => (
    <TextField
      label={label}
      lines={lines}
      value={draft[name]}
      onValueChange={(value) => setDraft({ ...draft, [name]: value })}
      limit={lines === 1 ? newsLimits.title : newsLimits.text}
    />
  )

  async function save() {
    setIsBusy(true)
    const done =
      id === null
        ? await act(writeNews, { body: draft })
        : await act(editNews, { params: { id }, body: draft })
    setIsBusy(false)
    if (done !== null) onDone()
  }

  return (
    <ConfirmDialog
      open
      title={t('write.title')}
      confirmLabel={t(id === null ? 'write.submit' : 'write.save')}
      cancelLabel={t('common:button.cancel')}
      busy={isBusy}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <Select
          label={t('write.topic')}
          value={draft.topic}
          options={newsTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
          onValueChange={(topic) => setDraft({ ...draft, topic })}
        />
        {field('titleRu', t('write.title-ru'), 1)}
        {field('textRu', t('write.text-ru'), 4)}
        {field('titleEn', t('write.title-en'), 1)}
        {field('textEn', t('write.text-en'), 4)}
      </div>
    </ConfirmDialog>
  )
}
