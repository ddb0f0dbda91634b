import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { replaceOverlay } from '../pages/overlays.ts'

/** Said on every page of the own clan to whoever has none, with the way to one. */
export function NoClan() {
  const { t } = useTranslation('clan')
  return (
    <Parchment>
      <EmptyState
        icon="banner"
        title={t('none.title')}
        text={t('none.text')}
        action={
          <Button colour="green" icon="search" sound="open" onClick={() => replaceOverlay('clan')}>
            {t('none.find')}
          </Button>
        }
      />
    </Parchment>
  )
}
