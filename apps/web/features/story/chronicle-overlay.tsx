import { type ChapterView, type ChronicleView, readChronicle } from '@skystair/contract/story.ts'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { taleArea } from '../../platform/language/tale-area.ts'
import { CopyLink } from '../../platform/messages/copy-link.tsx'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ask } from '../../platform/server/ask.ts'
import { numberOf, useSubject } from '../../platform/server/use-subject.ts'
import { useGame } from '../../platform/state/game.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './chronicle-overlay.module.css'
import { SavePicture } from './save-picture.tsx'
import { useChapterTexts } from './use-chapter-texts.ts'

/** The player's own way as Arkhip writes it down; whoever has the address may read it. */
export default function ChronicleOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['story', 'common'])
  const id = numberOf(subject)
  const { data, asked } = useSubject(
    ['chronicle', id],
    id === null ? null : () => ask(readChronicle, { params: { id } }),
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const chapters: readonly ChapterView[] = data?.chapters ?? []
  const shown = chapters.find(({ part }) => String(part) === chosen) ?? chapters.at(-1)
  const name = data && (data.name ?? t('common:unknown-player'))
  return (
    <PageDialog
      title={
        name === undefined
          ? t('chronicle.title')
          : t('chronicle.of', { name, interpolation: { escapeValue: false } })
      }
      footer={data !== undefined && shown !== undefined && <Sharing page={data} chapter={shown} />}
    >
      {data === undefined || shown === undefined ? (
        <PagePaper
          asked={asked}
          empty={
            data === undefined
              ? { icon: 'book', title: t('chronicle.not-found') }
              : { icon: 'book', title: t('chronicle.empty.title'), text: t('chronicle.empty.text') }
          }
        >
          {null}
        </PagePaper>
      ) : (
        <Tabs
          tall
          label={t('chronicle.chapters')}
          value={String(shown.part)}
          onValueChange={setChosen}
          tabs={chapters.map(({ part }) => ({
            value: String(part),
            label: t(`chronicle.part.${String(part) as '1'}`),
          }))}
        >
          <PagePaper>
            <Suspense fallback={<Skeleton shape="row" count={5} label={t('common:loading')} />}>
              <Chapter key={shown.part} chapter={shown} ownerId={data.id} />
            </Suspense>
          </PagePaper>
        </Tabs>
      )}
    </PageDialog>
  )
}

function Chapter({ chapter, ownerId }: { chapter: ChapterView; ownerId: number }) {
  const { t } = useTranslation('story')
  const isOwn = useGame((state) => state.player?.id === ownerId)
  const words = useChapterTexts(chapter)
  return (
    <article
      className={styles.chapter}
      data-hand={chapter.ending === null ? 'pencil' : 'ink'}
      aria-label={words.name}
    >
      <h3 className={styles.name}>{words.name}</h3>
      <p className={styles.hand}>{t(chapter.ending === null ? 'chronicle.pencil' : 'chronicle.ink')}</p>
      {words.ending !== null && <p className={styles.ending}>{words.ending}</p>}
      <h4 className={styles.heading}>{t('chronicle.answers')}</h4>
      <ol className={styles.entries}>
        {words.entries.map(({ scene, stair, title, choice }) => (
          <li key={scene} className={styles.entry}>
            <span className={styles.stair}>{t('chronicle.stair', { stair })}</span>
            <strong>{title}</strong>
            <q className={styles.choice}>{choice}</q>
          </li>
        ))}
      </ol>
      <p className={styles.signed}>{t('chronicle.signed')}</p>
      {isOwn && <p className={styles.own}>{t('chronicle.own')}</p>}
    </article>
  )
}

/** The page taken along: its address, or a picture of the chapter that is open. */
function Sharing({ page, chapter }: { page: ChronicleView; chapter: ChapterView }) {
  const { t } = useTranslation('story')
  return (
    <div className={styles.sharing}>
      <CopyLink to={`chronicle/${page.id}`} copied={t('chronicle.copied')}>
        {t('chronicle.link')}
      </CopyLink>
      <Suspense fallback={null}>
        <SavePicture key={taleArea(chapter.part)} page={page} chapter={chapter} />
      </Suspense>
    </div>
  )
}
