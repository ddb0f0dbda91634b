import { openStageBrowser } from '../e2e/testing/launch.ts'

/** A browser with no more memory than most devices lend it: the game itself chooses standard quality there. */
export const openStandardBrowser = () => openStageBrowser('--js-flags=--max-old-space-size=800')
