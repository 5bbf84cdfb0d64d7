import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { serveFolder } from '../../../bench/exam/serve-folder.ts'
import { play } from '../../e2e/steps/play.ts'
import type { ScenarioStep } from '../../e2e/steps/scenario.ts'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { installPage } from '../../support/site/libraries/install-page.ts'

/** Steps of testers on the page of a library: each gets the verdict that a person would give. Skipped where npm cannot install the library. */
export function playLibrary(library: string, scenarios: Record<string, ScenarioStep[]>): void {
  let site: Awaited<ReturnType<typeof serveFolder>> | undefined
  let browser: Browser | undefined
  let missing = ''
  beforeAll(async () => {
    const page = await installPage(library)
    if ('missing' in page) missing = page.missing
    else [site, browser] = await Promise.all([serveFolder(page.folder), startBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })
  describe.concurrent(`on the page of ${library}`, () => {
    test.for(Object.entries(scenarios))('%s', async ([, steps], { skip }) => {
      if (!browser || !site) return skip(missing)
      await playAll(browser, site.url, steps)
    })
  })
}

async function playAll(browser: Browser, url: string, steps: ScenarioStep[]): Promise<void> {
  const outcomes = await play(browser, url, steps)
  const judged = outcomes.map(({ status, error }, at) => told(steps[at], status, error?.code, error?.message))
  expect(judged).toEqual(steps.map((step) => told(step, step.verdict, step.code)))
}

function told(step: ScenarioStep | undefined, verdict: string, code?: string, message?: string) {
  const { action, expected = '' } = step ?? {}
  // A message is there for whoever reads why a test fails.
  const isOther = verdict !== step?.verdict || code !== step?.code
  return { action, expected, verdict, code, ...(isOther ? { message } : {}) }
}
