import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { startSite } from '../../support/site/start-site.ts'
import { faultyCases, type Fault, type FaultyCase } from './faults.ts'
import { gestureFaults } from './gesture-faults.ts'
import { play } from './play.ts'

let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
})

/** Plays a case on a site of its own, with a fault in it; a fault that fits no page is a mistake of the test. */
async function verdicts({ steps }: FaultyCase, fault?: Fault): Promise<string[]> {
  let fits = fault === undefined
  const site = await startSite({
    mutate: (path, html) => {
      if (fault?.path !== path) return html
      fits ||= html.includes(fault.from)
      return html.replace(fault.from, () => fault.to)
    },
  })
  const prose = steps.map(([action, expected = '', data]) => ({
    action,
    expected,
    verdict: 'passed' as const,
    ...(data === undefined ? {} : { data }),
  }))
  try {
    const outcomes = await play(browser, site.url, prose, { stop: true })
    if (!fits) throw new Error(`The fault "${fault?.name}" fits nothing on ${fault?.path}`)
    return outcomes.map(({ status, error }) =>
      status === 'passed' ? status : `${status}: ${error?.message ?? ''}`,
    )
  } finally {
    await site.close()
  }
}

describe.concurrent.each(Object.entries({ ...faultyCases, ...gestureFaults }))('%s', (_name, faulty) => {
  const allPass = faulty.steps.map(() => 'passed')

  test('passes on the right page', async () => {
    expect(await verdicts(faulty)).toEqual(allPass)
  })

  test.each(faulty.faults)('does not pass with $name', async (fault) => {
    expect(await verdicts(faulty, fault)).not.toEqual(allPass)
  })

  test.each(faulty.harmless ?? [])('still passes with $name', async (change) => {
    expect(await verdicts(faulty, change)).toEqual(allPass)
  })
})
