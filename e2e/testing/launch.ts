import { existsSync } from 'node:fs'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

/** The browser that comes with npm is made for Linux on x64; other machines lend their own. */
const comesWithNpm = process.platform === 'linux' && process.arch === 'x64'

const usualPlaces = [
  // Without a window to draw, as the one from npm.
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

async function findBrowser(): Promise<string> {
  if (comesWithNpm) return chromium.executablePath()
  const found = usualPlaces.find((place) => existsSync(place))
  if (found === undefined)
    throw new Error('No browser was found: install Chromium or Chrome on this machine.')
  return found
}

/** Once for all tests: two of them unpacking it at the same time would spoil it for each other. */
export default async function unpackBrowser(): Promise<void> {
  await findBrowser()
}

// A browser of one process dies with its first closed page.
const unwanted = comesWithNpm ? /single-process/ : /single-process|headless/
const common = chromium.args.filter((argument) => !unwanted.test(argument))

const letters = comesWithNpm ? {} : { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') }

const launch = async (args: string[]): Promise<Browser> =>
  playwright.launch({
    executablePath: await findBrowser(),
    args,
    headless: true,
    env: { ...process.env, ...letters },
  })

/** A real browser that draws WebGL in software. */
export const openStageBrowser = (...more: string[]): Promise<Browser> =>
  launch([
    ...common,
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
    ...more,
  ])

/** A real browser for pages without a stage: plain drawing is several times faster than an imitated graphics card. */
export const openPlainBrowser = (): Promise<Browser> =>
  launch([...common.filter((argument) => !/gpu|gl=|angle|swiftshader/.test(argument)), '--disable-gpu'])
