import type { Browser } from '@cloudflare/puppeteer'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { likelyFirst } from '../kill/likely-first.ts'
import { inTurns } from '../kill/in-turns.ts'
import { playCase } from '../kill/play-case.ts'

/** What cases of a page came to. */
export interface Played {
  name: string
  cases: number
  /** Cases that do not pass on the right page, each in a sentence. */
  red: string[]
  faults: number
  /** Faults that no case found, in words. */
  survived: string[]
}

interface Playing {
  name: string
  testCases: readonly TestCase[]
  faults: readonly { mutant: number; fault: string }[]
  address: (mutant?: number) => string
}

const workers = 3

/** Plays cases on the right page, and those that pass there on each faulty version until one does not pass. */
export async function playAuthored(
  browser: Browser,
  { name, testCases, faults, address }: Playing,
): Promise<Played> {
  const verdicts = await inTurns(testCases, workers, async (testCase) => ({
    testCase,
    ...(await playCase(browser, testCase, address())),
  }))
  const green = verdicts.filter(({ status }) => status === 'passed').map(({ testCase }) => testCase)
  const red = verdicts
    .filter(({ status }) => status !== 'passed')
    .map(({ testCase: { id, title }, error }) => `${id} ${title}: ${error ?? 'nothing is checked'}`)
  const found = await inTurns(faults, workers, async ({ mutant, fault }) => {
    for (const testCase of likelyFirst(green, { fault }))
      if ((await playCase(browser, testCase, address(mutant))).status !== 'passed') return true
    return false
  })
  return {
    name,
    cases: testCases.length,
    red,
    faults: faults.length,
    survived: faults.flatMap(({ mutant, fault }, at) => (found[at] ? [] : [`${mutant}: ${fault}`])),
  }
}
