import { askRecovery } from './ask.ts'
import { contactOf, sendConfirmation } from './contact.ts'
import { confirmMail, useRecovery } from './use.ts'

export const recoveryRoutes = [contactOf, sendConfirmation, confirmMail, askRecovery, useRecovery]
