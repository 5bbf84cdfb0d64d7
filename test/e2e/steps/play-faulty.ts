import type { Browser } from '@cloudflare/puppeteer'
import { startSite } from '../../support/site/start-site.ts'
import { faultyCases, type Fault, type FaultyCase } from './faults.ts'
import { gestureFaults } from './gesture-faults.ts'
import { pageFaults } from './page-faults.ts'
import { play } from './play.ts'
import type { Expected } from './scenario.ts'
import { wordingFaults } from './wording-faults.ts'

/** All cases with the faults that must keep them from passing. */
export const allFaultyCases: Record<string, FaultyCase> = {
  ...faultyCases,
  ...gestureFaults,
  ...pageFaults,
  ...wordingFaults,
}

/**
 * Plays a case on a site of its own, with a fault in it; a fault that fits no page is a mistake of the table. A step has all the time that
 * it needs where the case shall pass with the fault, as it shall without any.
 */
export async function playFaulty(
  browser: Browser,
  { steps, harmless = [], late = false }: FaultyCase,
  fault?: Fault,
): Promise<string[]> {
  const verdict: Expected = fault === undefined || harmless.includes(fault) ? 'passed' : 'not passed'
  const [name, from = '', to = ''] = fault ?? []
  let fits = fault === undefined
  const site = await startSite({
    mutate: (_path, html) => {
      fits ||= html.includes(from)
      return html.replace(from, () => to)
    },
  })
  const prose = steps.map(([action, expected = '', data]) => ({
    action,
    expected,
    verdict,
    ...(data === undefined ? {} : { data }),
  }))
  try {
    const outcomes = await play(browser, site.url, prose, { stop: true, brief: !late })
    if (!fits) throw new Error(`The fault "${name}" fits no page`)
    return outcomes.map(({ status, error }) =>
      status === 'passed' ? status : `${status}: ${error?.message ?? ''}`,
    )
  } finally {
    await site.close()
  }
}
