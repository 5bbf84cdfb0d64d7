import { JsonReporter } from 'vitest/node'

/** Vitest's JSON report, with `unhandledErrors` beside it: the messages of errors outside of any test, which it leaves out. */
export default class extends JsonReporter {
  #errors = []

  onTestRunEnd(modules, errors) {
    this.#errors = errors.map(({ name, message, stack }) => stack ?? `${name ?? 'Error'}: ${message}`)
    return super.onTestRunEnd(modules)
  }

  writeReport(report) {
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), unhandledErrors: this.#errors }))
  }
}
