import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

/** A real browser for pages without a stage: plain drawing, as no graphics card need be imitated. */
export async function openPlainBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      ...chromium.args.filter((argument) => !/single-process|gpu|gl=|angle|swiftshader/.test(argument)),
      '--disable-gpu',
    ],
    headless: true,
  })
}

/** A real browser that draws WebGL in software. */
export async function openBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    // A browser of one process dies with its first closed page.
    args: [
      ...chromium.args.filter((argument) => argument !== '--single-process'),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
    headless: true,
  })
}
