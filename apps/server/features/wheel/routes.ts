import type { Handler } from '../../platform/action/handler.ts'
import { spinWheel } from './spin.ts'
import { wheelStatus } from './status.ts'
import { takeWheelReward } from './take-reward.ts'

export const wheelRoutes = [wheelStatus, spinWheel, takeWheelReward] as Handler[]
