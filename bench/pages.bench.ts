import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '../test/support/remove-folder.ts'
import { startBrowser } from '../test/support/browser/start-browser.ts'
import { startProduct } from '../test/support/start-product.ts'
import { pages } from '../web/pages.ts'
import { type Figure, atMost } from './figures.ts'
import { chromium } from './needs.ts'
import { longestTaskOfRun } from './pages/events.ts'
import { firstLoad } from './pages/first-load.ts'
import { longestInteraction } from './pages/interactions.ts'
import { keystroke } from './pages/keystroke.ts'
import { openLargeSession } from './pages/large-session.ts'
import { signedIn } from './pages/signed-in.ts'

export const needs = [chromium]

const generatorKb = 70
const pageKb = 120
const lcpMs = 1_500
const cls = 0.02
const keystrokeMs = 16
const interactionLimitMs = 100
const taskMs = 50

/**
 * What visitors wait for: the first load of every page whose address has no parts, on a phone with a slow connection; each key and press in a session of
 * 200 cases; and a long run that is drawn.
 */
export async function run(): Promise<Figure[]> {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-pages-'))
  const product = startProduct({ persistTo })
  const [origin, browser] = await Promise.all([product.ready(), startBrowser()])
  try {
    const figures: Figure[] = []
    for (const { path, audience } of pages.filter((page) => !page.path.includes(':'))) {
      const prepared = audience === 'somebody' ? signedIn(origin) : undefined
      const seen = await firstLoad(browser, origin + path, prepared)
      figures.push(
        atMost(`${path}: scripts, gzip`, seen.scriptKb, path === '/' ? generatorKb : pageKb, 'kB'),
        atMost(`${path}: largest contentful paint`, seen.lcpMs, lcpMs, 'ms'),
        atMost(`${path}: layout shift`, seen.cls, cls, ''),
      )
    }
    const large = await openLargeSession(browser, origin)
    const keyMs = await keystroke(large)
    const interactionMs = await longestInteraction(large)
    await large.close()
    const longest = await longestTaskOfRun(browser, origin)
    return [
      ...figures,
      atMost('/: a key among 200 cases, 95 of 100', keyMs, keystrokeMs, 'ms'),
      atMost('/: longest interaction among 200 cases', interactionMs, interactionLimitMs, 'ms'),
      atMost('/run: longest task while 2,000 events are drawn', longest, taskMs, 'ms'),
    ]
  } finally {
    await browser.close()
    product.kill('SIGKILL')
    await product.ended
    await removeFolder(persistTo)
  }
}
