import { expect, test } from 'vitest'
import { aBrowser, expectNoComplaints, type Visitor, withoutStage } from '../testing/browser.ts'
import { aGameServer } from '../testing/game-server.ts'
import { button, dialogFocused, heading } from '../testing/player.ts'
import { text } from '../testing/texts.ts'

const server = aGameServer()
const browser = aBrowser()

interface Heard {
  readonly contexts: AudioContext[]
  readonly gains: GainNode[]
  /** How many effects were struck: they alone say how long they last. */
  effects: number
  /** How many files are ready to sound. */
  ready: number
}

/** Keeps what the page makes to sound with, where a test can look at it. */
const listen = ({ page }: Visitor): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: Heard = { contexts: [], gains: [], effects: 0, ready: 0 }
    Object.assign(window, { heard })
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        heard.contexts.push(this)
      }
      override async decodeAudioData(file: ArrayBuffer): Promise<AudioBuffer> {
        const buffer = await super.decodeAudioData(file)
        heard.ready += 1
        return buffer
      }
    }
    window.GainNode = class extends GainNode {
      constructor(context: BaseAudioContext, options?: GainOptions) {
        super(context, options)
        heard.gains.push(this)
      }
    }
    window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
      override start(when?: number, offset?: number, duration?: number): void {
        if (duration !== undefined) heard.effects += 1
        super.start(when, offset, duration)
      }
    }
  })

const sound = ({ page }: Visitor) =>
  page.evaluate(() => {
    const { contexts, gains, effects, ready } = (window as unknown as { heard: Heard }).heard
    return {
      contexts: contexts.length,
      state: contexts[0]?.state ?? 'none',
      time: contexts[0]?.currentTime ?? 0,
      effects,
      ready,
      volumes: gains.map(({ gain }) => Math.round(gain.value * 100) / 100),
    }
  })

const hide = ({ page }: Visitor, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

/** Of music, effects and voices, where nobody has moved them. */
const faders = [1, 1, 1]

test('the page is silent until it is touched, then music plays softly, sleeps when nobody looks, and can be muted', async () => {
  const visitor = await browser.visitor({ width: 390, height: 844, language: 'en' })
  const { page, device } = visitor
  await withoutStage(visitor)
  await listen(visitor)
  await page.goto(server.address)
  await button(visitor, 'shell:login').waitFor()
  expect((await sound(visitor)).contexts).toBe(0)

  await button(visitor, 'shell:cookie.accept').click()
  await expect.poll(async () => (await sound(visitor)).state).toBe('running')
  await expect.poll(async () => (await sound(visitor)).volumes).toEqual([...faders, 0.3])
  const { time, contexts } = await sound(visitor)
  expect(contexts).toBe(1)
  await expect.poll(async () => (await sound(visitor)).time).toBeGreaterThan(time)

  // A plain link of the page, and the key that leaves what it opens: every press is heard.
  await expect.poll(async () => (await sound(visitor)).ready).toBe(2)
  const { effects } = await sound(visitor)
  await button(visitor, 'shell:footer.privacy').click()
  await expect.poll(async () => (await sound(visitor)).effects).toBe(effects + 1)
  await dialogFocused(visitor)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await sound(visitor)).effects).toBe(effects + 2)

  await hide(visitor, true)
  await expect.poll(async () => (await sound(visitor)).state).toBe('suspended')
  await hide(visitor, false)
  await expect.poll(async () => (await sound(visitor)).state).toBe('running')

  await page.goto(`${server.address}/settings`)
  await heading(visitor, 'settings:title').waitFor()
  const switchOf = page.getByRole('switch', { name: text(device.language, 'settings:sound.label') })
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await sound(visitor)).volumes).toEqual([...faders, 0.3])
  await switchOf.click()
  await expect.poll(async () => (await sound(visitor)).volumes).toEqual([...faders, 0])
  expectNoComplaints(visitor)
})
