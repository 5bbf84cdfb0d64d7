import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBrowser } from '../test/support/browser/start-browser.ts'
import { removeFolder } from '../test/support/remove-folder.ts'
import { startProduct } from '../test/support/start-product.ts'
import { pages } from '../web/pages.ts'
import { type Figure, atMost } from './figures.ts'
import { chromium } from './needs.ts'
import { addressIn, demoRecords } from './pages/demo-paths.ts'
import { type FirstLoad, firstLoad } from './pages/first-load.ts'
import { signedIn } from './pages/signed-in.ts'

export const needs = [chromium]

const budgets = { scriptKb: 120, lcpMs: 1_500, cls: 0.02 }

/** What a newcomer waits for in the demo that `npm start` makes: the first load of each page of a project, a knowledge base and a website, on a phone with a slow connection. */
export async function run(): Promise<Figure[]> {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-demo-pages-'))
  const product = startProduct({ persistTo, hasDemo: true })
  const [origin, browser] = await Promise.all([product.ready(), startBrowser()])
  try {
    while (!product.output().stdout.includes('the demo is complete')) await sleep(500)
    const records = await demoRecords(origin)
    const loads: [path: string, load: FirstLoad][] = []
    for (const page of pages) {
      const address = addressIn(page, records)
      if (address) loads.push([page.path, await firstLoad(browser, origin + address, signedIn(origin))])
    }
    const worst = (measure: keyof FirstLoad, name: string, unit: string) =>
      atMost(
        `demo, the worst page: ${name}`,
        Math.max(...loads.map(([, load]) => load[measure])),
        budgets[measure],
        unit,
      )
    const beyond = loads.filter(([, { lcpMs, cls }]) => lcpMs > budgets.lcpMs || cls > budgets.cls)
    for (const [path, { lcpMs, cls }] of beyond)
      process.stderr.write(`${path}: painted after ${Math.round(lcpMs)} ms, shifts by ${cls.toFixed(3)}\n`)
    return [
      worst('scriptKb', 'scripts, gzip', 'kB'),
      worst('lcpMs', 'largest contentful paint', 'ms'),
      worst('cls', 'layout shift', ''),
      atMost('demo: pages that paint late or shift', beyond.length, 0, `of ${loads.length}`),
    ]
  } finally {
    await browser.close()
    product.kill('SIGKILL')
    await product.ended
    await removeFolder(persistTo)
  }
}
