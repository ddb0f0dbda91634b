import { writeFileSync } from 'node:fs'

/** @typedef {{ passed: number, failures: string[], slowest?: string[] }} Account */

/** What takes long is told, so that it is looked for when the whole grows. */
const TOLD_AS_SLOW = 20

/**
 * Writes down for `npm test` how many tests have passed and which have not; told to end, which were still running:
 * one of them is what hung.
 */
export default class AccountOfTests {
  /** @type {Map<string, string>} */
  #running = new Map()
  #passed = 0
  /** @type {readonly string[]} */
  #projects = []

  /** @param {import('vitest/node').Vitest} vitest */
  onInit({ projects }) {
    this.#projects = projects.map(({ name }) => name)
    process.once('SIGTERM', () => {
      const failures = [...this.#running.values()].map((name) => `${name} (was still running)`)
      write({ passed: this.#passed, failures })
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
  onTestCaseReady(test) {
    this.#running.set(test.id, nameOf(test))
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    this.#running.delete(test.id)
    if (test.result().state === 'passed') this.#passed += 1
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} files
   * @param {readonly { message: string }[]} strayErrors
   */
  onTestRunEnd(files, strayErrors) {
    const silent = this.#projects.filter((name) => !files.some(({ project }) => project.name === name))
    write({
      passed: this.#passed,
      failures: [
        ...files.flatMap(failuresIn),
        ...strayErrors.map(({ message }) => `outside of all tests: ${message.split('\n')[0]}`),
        ...silent.map((name) => `${name} has no tests`),
      ],
      slowest: slowestOf(files),
    })
  }
}

/** @param {import('vitest/node').TestModule} file */
function failuresIn(file) {
  const failed = [...file.children.allTests()]
    // A test that is skipped proves nothing.
    .filter((test) => test.result().state !== 'passed')
    .map((test) => `${nameOf(test)} (${test.result().state})`)
  // What cannot even be loaded, or leaves a trace, has no failed test to show for it.
  return failed.length === 0 && !file.ok() ? [`${file.relativeModuleId} (${file.state()})`] : failed
}

/** @param {readonly import('vitest/node').TestModule[]} files */
function slowestOf(files) {
  return files
    .map((file) => {
      const { collectDuration, duration } = file.diagnostic()
      return { name: file.relativeModuleId, seconds: (collectDuration + duration) / 1000 }
    })
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, TOLD_AS_SLOW)
    .map(({ name, seconds }) => `${seconds.toFixed(0)} s ${name}`)
}

/** @param {import('vitest/node').TestCase} test */
const nameOf = ({ module, fullName }) => `${module.relativeModuleId} > ${fullName}`

/** @param {Account} account */
function write(account) {
  const file = process.env.ACCOUNT_OF_TESTS
  if (file !== undefined) writeFileSync(file, JSON.stringify(account))
}
