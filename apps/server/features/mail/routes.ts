import { blockMail, unblockMail } from './block.ts'
import { listMail } from './list.ts'
import { latestDialog, listDialog } from './list-dialog.ts'
import { seeDialog } from './see.ts'
import { sendMail } from './send.ts'
import { takeAttachment } from './take.ts'

export const mailRoutes = [
  listMail,
  listDialog,
  latestDialog,
  sendMail,
  seeDialog,
  takeAttachment,
  blockMail,
  unblockMail,
]
