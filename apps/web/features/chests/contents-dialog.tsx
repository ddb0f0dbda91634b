import type { ContentsView } from '@skystair/contract/chests.ts'
import { useTranslation } from 'react-i18next'
import type { ChestLook } from '../../platform/chests/chest-looks.ts'
import { ChestPicture } from '../../platform/chests/chest-picture.tsx'
import { useWait } from '../../platform/language/use-duration.ts'
import { LayerDialog } from '../../platform/pages/layer-dialog.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './contents-dialog.module.css'
import { ContentsList } from './contents-list.tsx'

type Properties = {
  look: ChestLook
  name: string
  text: string
  contents: ContentsView
  /** null: it opens at once. */
  opensIn: number | null
  /** Of the seed that the next chest is drawn with. */
  seal: string
  onClose: () => void
}

/** What lies in a chest, told before it is opened. */
export function ContentsDialog({ look, name, text, contents, opensIn, seal, onClose }: Properties) {
  const { t } = useTranslation('chests')
  const wait = useWait()
  return (
    <LayerDialog colour="purple" title={name} onClose={onClose}>
      <Parchment>
        <div className={styles.head}>
          <span className={styles.picture}>
            <ChestPicture look={look} />
          </span>
          <p>
            {text}
            {opensIn !== null && <b> {t('contents.opens-in', { time: wait(opensIn) })}.</b>}
          </p>
        </div>
        <ContentsList contents={contents} />
        <p className={styles.small}>{t('contents.height')}</p>
        {contents.draws > 0 && (
          <p className={styles.small}>
            {t('contents.seal-about')} {t('contents.seal')}: <code>{seal}</code>
          </p>
        )}
      </Parchment>
    </LayerDialog>
  )
}
