import type { Consent } from '@skystair/rules/security/consents.ts'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './legal-overlay.module.css'

function LegalOverlay({ page }: { page: Consent }) {
  const { t } = useTranslation(['legal', 'common'])
  const sections = t(`${page}.sections`, { returnObjects: true })
  return (
    <Dialog
      open
      size="wide"
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={t(`${page}.title`)}
    >
      <Parchment className={styles.page ?? ''}>
        <p>{t(`${page}.lead`)}</p>
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h3 className={styles.heading}>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
        <p>{t('updated')}</p>
        <Button wide onClick={closeOverlay} sound="close">
          {t('common:button.close')}
        </Button>
      </Parchment>
    </Dialog>
  )
}

export const PrivacyOverlay = () => <LegalOverlay page="privacyPolicy" />
export const OfferOverlay = () => <LegalOverlay page="publicOffer" />
export const AgreementOverlay = () => <LegalOverlay page="userAgreement" />
export const CookiesOverlay = () => <LegalOverlay page="cookies" />
