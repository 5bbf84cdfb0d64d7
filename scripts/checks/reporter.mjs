import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { newSilenceWatch } from './silence-watch.mjs'

/** Of what a failed test logged, the end is what matters. */
const shownLines = 40

/**
 * Tells the process that started Vitest what was played, `{ played, of }` files, and at the end leaves a report in the file `REPORT`: `{ passed, skipped, notes, files:
 * [{ file, ms }], failures: [{ file, name, text }] }`, `file` relative to the root, `text` the error with its place and the last lines that the test logged. A file
 * that cannot be loaded, a hook that failed and an error outside of any test are failures, too. Ends the process with `stoodStill` when nothing is heard for
 * longer than any test may take. `notes` say why tests were skipped.
 */
export default class {
  #root = ''
  #parts = 1
  #watch
  #logs = new Map()
  #played = 0
  #of = 0

  onInit({ config, projects }) {
    this.#root = config.root
    this.#parts = config.shard?.count ?? 1
    this.#watch = newSilenceWatch(
      Math.max(...projects.map((project) => project.config.testTimeout + project.config.hookTimeout)),
    )
  }

  onTestRunStart(specifications) {
    // All of them, also where a part is played.
    this.#of = Math.ceil(specifications.length / this.#parts)
  }

  onUserConsoleLog({ taskId, content }) {
    this.#logs.set(taskId, [...(this.#logs.get(taskId) ?? []), content].slice(-shownLines))
  }

  onTestModuleStart({ moduleId }) {
    this.#watch.heard(moduleId)
  }

  onTestCaseReady({ module, fullName }) {
    this.#watch.heard(`${module.moduleId} > ${fullName}`)
  }

  onTestCaseResult(testCase) {
    this.onTestCaseReady(testCase)
    if (testCase.ok()) this.#logs.delete(testCase.id)
    else this.#logs.set(testCase.id, [...(this.#logs.get(testCase.id) ?? []), ...lastOfProducts()])
  }

  onTestModuleEnd({ moduleId }) {
    this.#watch.heard(`what comes after ${moduleId}`)
    this.#played += 1
    process.send?.({ played: this.#played, of: this.#of })
  }

  onTestRunEnd(modules, unhandledErrors) {
    this.#watch.end()
    const report = { passed: 0, skipped: 0, notes: [], files: [], failures: [] }
    for (const module of modules) this.#add(report, module)
    for (const error of unhandledErrors)
      report.failures.push({ file: '', name: 'outside of any test', text: textOf(error) })
    writeFileSync(process.env['REPORT'], JSON.stringify(report))
  }

  #add(report, module) {
    const file = relative(this.#root, module.moduleId)
    const { duration, collectDuration, setupDuration } = module.diagnostic()
    report.files.push({ file, ms: duration + collectDuration + setupDuration })
    const failed = (name, errors, log = []) =>
      report.failures.push({ file, name, text: [...errors.map(textOf), ...log].join('\n') })
    if (module.errors().length > 0) failed('', module.errors(), this.#logs.get(module.id))
    for (const suite of module.children.allSuites())
      if (suite.errors().length > 0) failed(suite.fullName, suite.errors())
    for (const test of module.children.allTests()) {
      const { state, errors, note } = test.result()
      if (state === 'failed') failed(test.fullName, errors, this.#logs.get(test.id))
      else if (state === 'passed') report.passed += 1
      else {
        report.skipped += 1
        if (note && !report.notes.includes(note)) report.notes.push(note)
      }
    }
  }
}

/** What the products that the tests started have printed last. */
function lastOfProducts() {
  try {
    return readFileSync(process.env['PRODUCT_LOG'], 'utf8').trimEnd().split('\n').slice(-shownLines)
  } catch {
    return []
  }
}

/** An error with what differs and the lines of our own that led there. */
function textOf({ name = 'Error', message, diff, stack = '' }) {
  const places = stack
    .split('\n')
    .filter((line) => /^\s+at .*\//.test(line) && !line.includes('/node_modules/'))
  return [`${name}: ${message}`, ...(diff ? [diff] : []), ...places.slice(0, 6)].join('\n')
}
