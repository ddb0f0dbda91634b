import chromium from '@sparticuz/chromium'

/** Once for all tests: two of them unpacking it at the same time would spoil it for each other. */
export default async function unpackBrowser(): Promise<void> {
  await chromium.executablePath()
}
