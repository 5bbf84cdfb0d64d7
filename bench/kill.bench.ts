import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@cloudflare/puppeteer'
import type { TestCase } from '../shared/domain/test-cases/schema.ts'
import { startBrowser } from '../test/support/browser/start-browser.ts'
import { startProduct } from '../test/support/start-product.ts'
import { type Figure, atLeast, atMost, told } from './figures.ts'
import { inTurns } from './kill/in-turns.ts'
import { likelyFirst } from './kill/likely-first.ts'
import { type MeasuredPage, type ServedPages, readPages, servePages } from './kill/pages.ts'
import { playCase } from './kill/play-case.ts'
import { generateAndRun } from './kill/product.ts'

const leastScore = 0.9
const workers = 3
const unlimited = [
  'GENERATIONS_PER_HOUR',
  'EXECUTIONS_PER_HOUR',
  'EXECUTIONS_PER_IP_PER_HOUR',
  'EXECUTIONS_PER_HOST_PER_HOUR',
  'CASES_PER_RUN',
]

/**
 * From text to verdict with nothing in between: the product generates cases from the requirements of each page and runs them on it, over its public
 * interface, as they are. A case that does not pass there is a false alarm. What passed is then played on every faulty version, by the same step
 * runner in a browser of the benchmark, until one case does not pass: that version is killed.
 */
export async function run(): Promise<Figure[]> {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-kill-'))
  const words = unlimited.flatMap((name) => ['--var', `${name}:1000`])
  const product = startProduct({ persistTo, words })
  const pages = readPages()
  const site = await servePages(pages)
  const browser = await startBrowser()
  try {
    const origin = await product.ready()
    const measured: Measured[] = []
    for (const page of pages) measured.push(await measure({ origin, site, browser }, page))
    const score = sum(measured, 'killed') / sum(measured, 'faults')
    return [
      atLeast('kill score of all pages', rounded(score), leastScore, ''),
      atMost('false alarms on the right pages', sum(measured, 'alarms'), 0, 'cases'),
      ...measured.flatMap((one) => [
        atLeast(
          `kill score of ${one.name} (${one.faults})`,
          rounded(one.killed / one.faults),
          leastScore,
          '',
        ),
        told(`cases of ${one.name} that ran, of ${one.cases}`, one.ready, 'cases'),
      ]),
    ]
  } finally {
    await browser.close()
    product.kill('SIGTERM')
    await product.ended
    await site.close()
    await rm(persistTo, { recursive: true, force: true })
  }
}

interface Measured {
  name: string
  cases: number
  ready: number
  alarms: number
  killed: number
  faults: number
}

interface Surroundings {
  origin: string
  site: ServedPages
  browser: Browser
}

async function measure({ origin, site, browser }: Surroundings, page: MeasuredPage): Promise<Measured> {
  const { testCases, passed, alarms } = await generateAndRun(origin, page.requirements, site.address(page))
  for (const alarm of alarms) process.stderr.write(`${page.name}: false alarm ${alarm}\n`)
  const verdicts = await inTurns(page.faults, workers, (fault) =>
    isKilled(browser, likelyFirst(passed, fault), site.address(page, fault)),
  )
  for (const [index, { name, fault }] of page.faults.entries())
    if (!verdicts[index]) process.stderr.write(`${page.name}: survived ${name}: ${fault}\n`)
  return {
    name: page.name,
    cases: testCases.length,
    ready: passed.length + alarms.length,
    alarms: alarms.length,
    killed: verdicts.filter(Boolean).length,
    faults: page.faults.length,
  }
}

async function isKilled(browser: Browser, cases: readonly TestCase[], address: string): Promise<boolean> {
  for (const testCase of cases)
    if ((await playCase(browser, testCase, address)).status !== 'passed') return true
  return false
}

const sum = (measured: readonly Measured[], key: 'alarms' | 'killed' | 'faults') =>
  measured.reduce((all, one) => all + one[key], 0)

const rounded = (ratio: number) => Math.round(ratio * 1000) / 1000
