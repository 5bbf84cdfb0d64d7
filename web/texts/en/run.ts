import { durationOf } from './duration.ts'
import { advice } from './run/advice.ts'
import { causes } from './run/causes.ts'
import { live } from './run/live.ts'
import { report } from './run/report.ts'
import { setup } from './run/setup.ts'

export const texts = {
  verdict: { passed: 'Passed', failed: 'Failed', error: 'Error', skipped: 'Skipped' },
  counted: {
    passed: (count: number) => `${count} passed`,
    failed: (count: number) => `${count} failed`,
    error: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
    skipped: (count: number) => `${count} skipped`,
  },
  light: { queued: 'Waiting', running: 'Running' },
  /** What the words mean, for who meets them first. */
  meaning: {
    passed: 'everything was done, and all that is expected was seen',
    failed: 'something that is expected was checked, and is not so',
    error: 'a step could not be understood or done, so nothing is known of what it expects',
    skipped: 'not reached',
  },
  /** People know a browser without a window by the name that it has with one. */
  browser: (name: string) => name.replace('Headless', ''),
  tookMs: (ms: number) =>
    ms < 1000 ? `${Math.round(ms)} ms` : ms < 59_950 ? `${(ms / 1000).toFixed(1)} s` : durationOf(ms),

  setup,

  live,

  log: {
    runStarted: (browser: string, url: string) => `${browser} has started. Cases begin at ${url}`,
    caseStarted: (id: string, title: string) => `${id} begins: ${title}`,
    stepStarted: (id: string, step: number, action: string) => `${id} step ${step}: ${action}`,
    stepEnded: (id: string, step: number, status: string, ms: number) =>
      `${id} step ${step} ${status} after ${ms} ms.`,
    caseEnded: (id: string, status: string, ms: number) =>
      `${id} ${status} after ${(ms / 1000).toFixed(1)} s.`,
    runEnded: (status: string, ms: number) => `The run is ${status} after ${(ms / 1000).toFixed(1)} s.`,
  },

  report,

  causes,

  advice,
  adviceElse: 'Look at the picture and the video at this step, then reword it or run the case again.',
  adviceRun: 'Start it again. If it stays so, tell the operator of this service.',
}
