import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBrowser } from '../test/support/browser/start-browser.ts'
import { startSite } from '../test/support/site/start-site.ts'
import { startProduct } from '../test/support/start-product.ts'
import { type Figure, atMost, median, told } from './figures.ts'
import { hostedCase } from './hosted-run/hosted.ts'
import { prose, runScript } from './hosted-run/script.ts'
import { removeFolder } from '../test/support/remove-folder.ts'
import { chromium } from './needs.ts'

export const needs = [chromium]

const rounds = 7
const mostTimes = 1.3
const mostPerStepMs = 60

/**
 * A hosted case of ten steps against a puppeteer script with the same steps, waits, screenshots and screencast. Both get a fresh browser
 * each time and take turns within a round, so that noise of the machine meets both; the launch counts for neither. The script talks to its
 * browser directly, the case through the local Browser Rendering. The first round warms up and is not counted.
 */
export async function run(): Promise<Figure[]> {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-hosted-run-'))
  const limits = ['EXECUTIONS_PER_HOUR', 'EXECUTIONS_PER_IP_PER_HOUR', 'EXECUTIONS_PER_HOST_PER_HOUR']
  const product = startProduct({ persistTo, words: limits.flatMap((name) => ['--var', `${name}:1000`]) })
  const site = await startSite()
  try {
    const runHosted = await hostedCase(await product.ready(), site.url)
    const ratios: number[] = []
    const [script, hosted, steps]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round <= rounds; round++) {
      const { caseMs, stepsMs } = await runHosted()
      const browser = await startBrowser()
      const scriptMs = await runScript(browser, site.url).finally(() => browser.close())
      if (round === 0) continue
      ratios.push(caseMs / scriptMs)
      script.push(scriptMs)
      hosted.push(caseMs)
      steps.push(stepsMs)
    }
    const perStep = median(hosted.map((ms, at) => ms - (script[at] ?? 0))) / prose.length
    return [
      atMost('hosted case of 10 steps : hand-written script', median(ratios), mostTimes, '×'),
      atMost('own overhead per step', perStep, mostPerStepMs, 'ms'),
      told('hand-written script', median(script), 'ms'),
      told('hosted case', median(hosted), 'ms'),
      told('its steps alone', median(steps), 'ms'),
    ]
  } finally {
    product.kill('SIGTERM')
    await product.ended
    await site.close()
    await removeFolder(persistTo)
  }
}
