import { choose, look } from './choose.ts'
import { subscribe, unsubscribe } from './subscribe.ts'

export const pushRoutes = [look, subscribe, unsubscribe, choose]
