import { JsonReporter } from 'vitest/node'
import { newSilenceWatch } from './silence-watch.mjs'

/**
 * Vitest's JSON report, with `unhandledErrors` beside it: the messages of errors outside of any test, which it leaves out. Ends the process with
 * `stoodStill` when nothing is told for longer than any test may take.
 */
export default class extends JsonReporter {
  #errors = []
  #watch

  onInit(vitest) {
    super.onInit(vitest)
    const longestMs = Math.max(
      ...vitest.projects.map(({ config }) => config.testTimeout + config.hookTimeout),
    )
    this.#watch = newSilenceWatch(longestMs)
  }

  onTestModuleStart({ moduleId }) {
    this.#watch.heard(moduleId)
  }

  onTestCaseReady({ module, fullName }) {
    this.#watch.heard(`${module.moduleId} > ${fullName}`)
  }

  onTestCaseResult(testCase) {
    this.onTestCaseReady(testCase)
  }

  onTestModuleEnd({ moduleId }) {
    this.#watch.heard(`what comes after ${moduleId}`)
  }

  onTestRunEnd(modules, errors) {
    this.#watch.end()
    this.#errors = errors.map(({ name, message, stack }) => stack ?? `${name ?? 'Error'}: ${message}`)
    return super.onTestRunEnd(modules)
  }

  writeReport(report) {
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), unhandledErrors: this.#errors }))
  }
}
