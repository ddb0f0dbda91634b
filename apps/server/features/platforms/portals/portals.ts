import type { UserSource } from '@skystair/rules/player/choices.ts'
import type { PlatformVariable } from '../../../platform/services/platform-secrets.ts'
import type { Platform } from '../platform.ts'
import { type PortalName, readPortal } from './header-portal.ts'

const portal = (name: PortalName, source: UserSource, variable: PlatformVariable): Platform => ({
  name,
  source,
  isOn: ({ platformSecrets }) => platformSecrets[variable] !== null,
  identify: (proof, { platformSecrets }, now) =>
    readPortal(name, proof, platformSecrets[variable] ?? '', now),
})

export const photo = portal('photo', 'FOTOSTRANA', 'PHOTO_SECRET')
export const mail = portal('mail', 'MAIL', 'MAIL_SECRET')
export const operator = portal('operator', 'OPERATOR', 'OPERATOR_SECRET')
