import { readManual, searchManual } from './manual.ts'

export const manualRoutes = [readManual, searchManual]
