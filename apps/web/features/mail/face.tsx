import type { MailDialog } from '@skystair/contract/mail.ts'
import { heroFigures } from '../../stage/art/figurines.ts'
import { Medallion } from '../../stage/pictures/medallion.tsx'
import styles from './face.module.css'

/** The Stair has no face: its owl answers for it. */
export function Face({ partner }: { partner: MailDialog['partner'] }) {
  return (
    <Medallion
      figure={partner.id === 0 ? 'arkhip' : heroFigures[partner.gender ?? 'male']}
      status={partner.bankStatus}
      className={styles.face}
    />
  )
}
