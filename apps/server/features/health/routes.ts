import { healthOptions, restoreHealth } from './restore-health.ts'

export const healthRoutes = [healthOptions, restoreHealth]
