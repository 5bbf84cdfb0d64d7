import { compileStep } from '../shared/domain/prose-steps/compile-step.ts'
import { startBrowser } from '../test/support/browser/start-browser.ts'
import { callInPage } from '../workers/features/hosted-runs/steps/in-page-world.ts'
import { type Figure, atMost, median, told } from './figures.ts'
import { chromium } from './needs.ts'

export const needs = [chromium]

const rows = 330
const rounds = 60
const mostMs = 30

/** A table of {@link rows} rows with a link, a field and a button each: a little over 2,000 elements. */
const html = `<!doctype html><title>Orders</title><h1>Orders</h1><table>${Array.from(
  { length: rows },
  (_, at) =>
    `<tr><td><a href="#${at}">Order ${at}</a></td><td><input aria-label="Note ${at}"></td><td><button>Edit ${at}</button></td></tr>`,
).join('')}</table>`

/** Reading one step of prose and finding its target on a page of 2,000 elements; the first round compiles the code and is not counted. */
export async function run(): Promise<Figure[]> {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    await page.setContent(html)
    const took: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const name = `Edit ${round * 5}`
      const startedAt = performance.now()
      const [action] = compileStep({ action: `Click the "${name}" button`, expectedResult: '' }, {}).actions
      if (!action || !('target' in action) || !action.target) throw new Error('The step was not read')
      const found = await callInPage(page, Date.now() + 10_000, 'resolve', action.target, 'point')
      const ms = performance.now() - startedAt
      if (found.status !== 'found' || found.name !== name) throw new Error(`${name} was not found`)
      if (round > 0) took.push(ms)
    }
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    return [
      atMost('compile and resolve a step, median', median(took), mostMs, 'ms'),
      told('elements of the page', nodes, 'elements'),
    ]
  } finally {
    await browser.close()
  }
}
