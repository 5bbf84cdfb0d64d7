import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@cloudflare/puppeteer'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { startBrowser } from '../../test/support/browser/start-browser.ts'
import { startProduct } from '../../test/support/start-product.ts'
import { inTurns } from './in-turns.ts'
import { likelyFirst } from './likely-first.ts'
import { type MeasuredPage, type ServedPages, servePages } from './pages.ts'
import { playCase } from './play-case.ts'
import { generateAndRun, type ProductVerdicts } from './product.ts'
import { removeFolder } from '../../test/support/remove-folder.ts'

const workers = 3
const unlimited = [
  'GENERATIONS_PER_HOUR',
  'EXECUTIONS_PER_HOUR',
  'EXECUTIONS_PER_IP_PER_HOUR',
  'EXECUTIONS_PER_HOST_PER_HOUR',
  'CASES_PER_RUN',
]

export interface Measured {
  name: string
  cases: number
  ready: number
  /** Cases that do not pass on the right page, each in a sentence. */
  alarms: string[]
  killed: number
  /** Faults that no case found, each in a sentence. */
  survived: string[]
  faults: number
}

/** Generates cases for each page, runs them on it, and plays what passed on its faulty versions. */
export async function measurePages(pages: readonly MeasuredPage[]): Promise<Measured[]> {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-kill-'))
  const words = unlimited.flatMap((name) => ['--var', `${name}:1000`])
  const product = startProduct({ persistTo, words })
  const site = await servePages(pages)
  const browser = await startBrowser()
  try {
    const origin = await product.ready()
    const measured: Measured[] = []
    for (const page of pages) measured.push(await measure({ origin, site, browser }, page))
    return measured
  } finally {
    await browser.close()
    product.kill('SIGTERM')
    await product.ended
    await site.close()
    await removeFolder(persistTo)
  }
}

interface Surroundings {
  origin: string
  site: ServedPages
  browser: Browser
}

async function measure({ origin, ...around }: Surroundings, page: MeasuredPage): Promise<Measured> {
  const address = around.site.address(page)
  return await withFaults(page, await generateAndRun(origin, page.requirements, address), around)
}

/** What cases give that were run on the right page: those that passed are played on its faulty versions. */
async function withFaults(
  page: MeasuredPage,
  { testCases, passed, alarms }: ProductVerdicts,
  { browser, site }: Pick<Surroundings, 'browser' | 'site'>,
): Promise<Measured> {
  const verdicts = await inTurns(page.faults, workers, (fault) =>
    isKilled(browser, likelyFirst(passed, fault), site.address(page, fault)),
  )
  return {
    name: page.name,
    cases: testCases.length,
    ready: passed.length + alarms.length,
    alarms,
    killed: verdicts.filter(Boolean).length,
    survived: page.faults.flatMap(({ name, fault }, index) => (verdicts[index] ? [] : [`${name}: ${fault}`])),
    faults: page.faults.length,
  }
}

async function isKilled(browser: Browser, cases: readonly TestCase[], address: string): Promise<boolean> {
  for (const testCase of cases)
    if ((await playCase(browser, testCase, address)).status !== 'passed') return true
  return false
}
