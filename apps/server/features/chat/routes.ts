import { deleteChat } from './delete.ts'
import { latestChat, listChat } from './list.ts'
import { seeChat } from './see.ts'
import { sendChat } from './send.ts'

export const chatRoutes = [listChat, latestChat, sendChat, deleteChat, seeChat]
