import type { Browser } from '@cloudflare/puppeteer'
import type { RememberedStep } from '../../../../shared/domain/prose-steps/fingerprint.ts'
import { play } from '../play.ts'
import { builds, deskCases, type DeskCase } from './desk-cases.ts'

/** What the session remembers of a case when it is played on the builds for the first time. */
export async function learned(browser: Browser, url: string, one: DeskCase): Promise<RememberedStep[]> {
  const before = one.learned === undefined ? undefined : deskCases[one.learned]
  return before ? (await playBuilds(browser, url, before, [], builds.slice(0, 1))).memory : []
}

export interface BuildRun {
  build: string
  verdict: 'passed' | 'failed' | 'error'
  heals: [from: string, to: string][]
  /** Why it did not pass, in words. */
  message: string
}

/**
 * Plays a case on the builds in turn. What its targets are known by goes from one to the next, as the memory of a session does: it is kept only when
 * the case has passed.
 */
export async function playBuilds(
  browser: Browser,
  url: string,
  { steps, verdict }: Pick<DeskCase, 'steps' | 'verdict'>,
  memory: RememberedStep[] = [],
  on: readonly string[] = builds,
): Promise<{ runs: BuildRun[]; memory: RememberedStep[] }> {
  const runs: BuildRun[] = []
  let remembered = memory
  for (const build of on) {
    const told = steps.map(([action, expected = '']) => ({ action, expected, verdict }))
    const outcomes = await play(browser, url + build, told, { stop: true, brief: true, remembered })
    const last = outcomes.at(-1)
    runs.push({
      build,
      verdict: last?.status ?? 'error',
      heals: outcomes.flatMap(({ healing }): [string, string][] =>
        healing ? [[healing.from, healing.to]] : [],
      ),
      message: last?.error?.message ?? '',
    })
    if (last?.status === 'passed')
      remembered = outcomes.map(({ fingerprints }, at) => ({
        action: steps[at]?.[0] ?? '',
        targets: fingerprints,
      }))
  }
  return { runs, memory: remembered }
}
