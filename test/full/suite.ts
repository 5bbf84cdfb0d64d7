import { playCase } from '../../bench/kill/play-case.ts'
import { readPages, servePages } from '../../bench/kill/pages.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { startBrowser } from '../support/browser/start-browser.ts'
import type { Verdict } from '../support/toolchains/commands.ts'
import { writtenSuite } from '../support/written-suites.ts'

/** A faulty page: most cases pass on it, and some fail. */
const pageName = 'sign-up'
const faultName = 'taken-name-case-sensitive'
/** What the titles of cases hold that this fault fails. */
const broken = '"Admin"'
// Every eighteenth case says enough about each way of saying a step, in less than a tenth of the time of all: these have as many kinds of actions and more of expectations
// than every twelfth.
const share = 18

export interface Suite {
  baseUrl: string
  testCases: TestCase[]
  /** What hosted runs say of each case that they can run; the others are for a person. */
  hosted: Map<string, Verdict>
}

/** A suite for a page, and the verdicts of hosted runs of it on a page with a fault. */
export async function hostedSuite(): Promise<Suite & { close: () => Promise<void> }> {
  const page = readPages().find(({ name }) => name === pageName)
  const fault = page?.faults.find(({ name }) => name === faultName)
  if (!page || !fault) throw new Error(`There is no page ${pageName} with the fault ${faultName}`)
  const served = await servePages([page])
  const baseUrl = served.address(page, fault)
  const all = writtenSuite(pageName)
  const testCases = [
    ...all.filter(({ automation }, index) => index % share === 0 && automation?.ready),
    ...all.filter(({ title }) => title.includes(broken)).slice(0, 2),
    ...all.filter(({ automation }) => automation?.ready === false).slice(0, 1),
  ]
  const browser = await startBrowser()
  const hosted = new Map<string, Verdict>()
  try {
    for (const testCase of testCases) {
      const isReady = testCase.automation?.ready === true
      const status = isReady ? (await playCase(browser, testCase, baseUrl)).status : 'skipped'
      hosted.set(testCase.id, status === 'passed' || status === 'skipped' ? status : 'failed')
    }
  } finally {
    await browser.close()
  }
  return { baseUrl, testCases, hosted, close: served.close }
}

/** A case of each verdict: enough for what another layout of a project changes. */
export function fewOf({ baseUrl, testCases, hosted }: Suite): Suite {
  const few = (['passed', 'failed', 'skipped'] as const).flatMap((verdict) =>
    testCases.filter(({ id }) => hosted.get(id) === verdict).slice(0, 1),
  )
  return {
    baseUrl,
    testCases: few,
    hosted: new Map(few.map(({ id }) => [id, hosted.get(id) ?? 'failed'])),
  }
}
