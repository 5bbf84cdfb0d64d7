import type { GuardPolicy } from './browser/guard-policy.ts'
import { type RunBrowser, createRunBrowser } from './run-browser.ts'
import { casesPerBrowser, lanesOf } from './rules.ts'
import type { Run } from './run.ts'

/** The places of a run's browsers, one for each case that may go on at a time. */
export interface Lanes {
  /** The place that every run has. */
  first: RunBrowser
  /** Gives the cases to the places, in order, until one says stop. Those that go on then are waited for. Throws what a case throws. */
  each: (play: (browser: RunBrowser, index: number) => Promise<'on' | 'stop'>) => Promise<void>
  /** Gives the browsers back. */
  close: () => Promise<void>
}

/** Nothing is launched before it is needed. Cases share a browser, each in a context of its own; a second one is taken only where the pool has one. */
export function openLanes(run: Run, policy: GuardPolicy): Lanes {
  const { input, report } = run
  const waiting = [...input.cases.keys()]
  const count = lanesOf(input.settings.parallel, waiting.length)
  let over = false
  const done = () => over || waiting.length === 0 || report.stopped() !== undefined
  const browserOf = (number: number) => createRunBrowser(run, { number, policy })
  const firstBrowser = browserOf(0)
  const others = Array.from({ length: Math.ceil(count / casesPerBrowser) - 1 }, (_, at) => browserOf(at + 1))
  const browsers = [firstBrowser, ...others]
  const places = browsers
    .flatMap((browser) => Array.from({ length: casesPerBrowser }, (_, slot) => browser.lane(slot)))
    .slice(0, count)
  return {
    first: firstBrowser.lane(0),
    async each(play) {
      const take = async (place: RunBrowser, at: number): Promise<void> => {
        // Where the pool has no other browser, the first serves all.
        if (at >= casesPerBrowser && !(await place.get(done).catch(() => undefined))) return
        while (!done()) {
          const index = waiting.shift()
          if (index !== undefined && (await play(place, index)) === 'stop') over = true
        }
      }
      const taken = await Promise.allSettled(
        places.map((place, at) =>
          take(place, at).catch((error: unknown) => {
            over = true
            throw error
          }),
        ),
      )
      for (const one of taken) if (one.status === 'rejected') throw one.reason
    },
    async close() {
      await Promise.all(browsers.map((browser) => browser.close().catch(() => undefined)))
    },
  }
}
