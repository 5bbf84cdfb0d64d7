import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { atMost } from '../../support/sample.ts'
import { allFaultyCases, playFaulty } from './play-faulty.ts'

let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
})

describe.concurrent.each(Object.entries(allFaultyCases))('%s', (_name, faulty) => {
  const allPass = faulty.steps.map(() => 'passed')

  test('passes on the right page', async () => {
    expect(await playFaulty(browser, faulty)).toEqual(allPass)
  })

  // Seven tables are longer, up to 29 faults of a page on which each play takes eight steps: eight from everywhere in each are played.
  test.each(atMost(faulty.faults, 8))('does not pass with $name', async (fault) => {
    expect(await playFaulty(browser, faulty, fault)).not.toEqual(allPass)
  })

  test.each(faulty.harmless ?? [])('still passes with $name', async (change) => {
    expect(await playFaulty(browser, faulty, change)).toEqual(allPass)
  })
})
