/** Tells which tests were still running when the runner was told to end: one of them is what hung. */
export default class TellUnfinished {
  /** @type {Map<string, string>} */
  #running = new Map()

  onInit() {
    process.once('SIGTERM', () => {
      process.stdout.write(`\nStill running:\n${[...this.#running.values()].join('\n')}\n`)
      process.exit(1)
    })
  }

  /** @param {import('vitest/node').TestModule} file */
  onTestModuleQueued({ id, relativeModuleId }) {
    this.#running.set(id, relativeModuleId)
  }

  /** @param {import('vitest/node').TestModule} file */
  onTestModuleEnd({ id }) {
    this.#running.delete(id)
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady({ id, fullName, module }) {
    this.#running.set(id, `${module.relativeModuleId} > ${fullName}`)
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult({ id }) {
    this.#running.delete(id)
  }
}
