import { type ComponentProps, use } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { HelpContext } from '../../ui/layers/help-context.ts'
import { closeOverlay } from './overlays.ts'
import { Screen } from './screen.tsx'

type Properties = Omit<ComponentProps<typeof Screen>, 'backLabel' | 'onClose' | 'corner'>

/** A whole screen over the game: across from the way back stands the way into the manual. */
export function PageScreen(screen: Properties) {
  const { t } = useTranslation('common')
  const help = use(HelpContext)
  return (
    <Screen
      {...screen}
      backLabel={t('button.back')}
      onClose={closeOverlay}
      corner={
        help && <IconButton icon="info" size="small" label={help.label} sound="open" onClick={help.open} />
      }
    />
  )
}
