import { showArtifact } from '@skystair/contract/things.ts'
import { useTranslation } from 'react-i18next'
import { CopyLink } from '../../platform/messages/copy-link.tsx'
import { closeOverlay, openOverlay } from '../../platform/pages/overlays.ts'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ask } from '../../platform/server/ask.ts'
import { numberOf, useSubject } from '../../platform/server/use-subject.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { ThingFacts } from './thing-facts.tsx'

/** The card of somebody's thing, by the owner's number and its own: `7-31`. */
export default function ArtifactOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['things', 'common'])
  const [player = null, id = null] = subject.split('-').map(numberOf)
  const { data, asked } = useSubject(
    ['artifact', subject],
    player === null || id === null ? null : () => ask(showArtifact, { params: { player, id } }),
  )
  return (
    <Dialog
      open
      colour="green"
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={data ? t(`name.artifact.${data.artifact.kind as 'oak-shield'}`) : t('card.title')}
      footer={
        data && (
          <>
            <CopyLink to={`artifact/${subject}`}>{t('card.share')}</CopyLink>
            <Button
              size="small"
              icon="people"
              sound="open"
              onClick={() => openOverlay(`player/${data.owner.id}`)}
            >
              {t('card.owner')}
            </Button>
          </>
        )
      }
    >
      <PagePaper asked={asked} empty={data === undefined && { icon: 'bag', title: t('refused.not-there') }}>
        {data && (
          <>
            <ThingFacts thing={data.artifact} />
            <p>{t('card.of', { name: data.owner.name ?? t('common:unknown-player') })}</p>
          </>
        )}
      </PagePaper>
    </Dialog>
  )
}
