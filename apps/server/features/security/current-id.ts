import { currentId as contract } from '@skystair/contract/security.ts'
import { read } from '../../platform/action/action.ts'

export const currentId = read(contract, ({ player }) => ({ id: player.id }))
