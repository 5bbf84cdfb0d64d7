import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { startSite, type Site } from '../../support/site/start-site.ts'
import { faultyCases, type Fault, type FaultyCase } from './faults.ts'
import { play } from './play.ts'

let site: Site
let browser: Browser
let present: Fault | undefined

beforeAll(async () => {
  const mutate = (path: string, html: string) => {
    if (present?.path !== path) return html
    if (!html.includes(present.from)) throw new Error(`The fault "${present.name}" fits nothing on ${path}`)
    return html.replace(present.from, () => present?.to ?? '')
  }
  ;[site, browser] = await Promise.all([startSite({ mutate }), startBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function verdicts({ steps }: FaultyCase, fault?: Fault): Promise<string[]> {
  present = fault
  const prose = steps.map(([action, expected = '', data]) => ({
    action,
    expected,
    verdict: 'passed' as const,
    ...(data === undefined ? {} : { data }),
  }))
  const outcomes = await play(browser, site.url, prose, { stop: true })
  return outcomes.map(({ status, error }) =>
    status === 'passed' ? status : `${status}: ${error?.message ?? ''}`,
  )
}

describe.each(Object.entries(faultyCases))('%s', (_name, faulty) => {
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
