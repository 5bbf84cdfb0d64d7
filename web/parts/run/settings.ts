import type { Output } from '../../client/call.ts'
import { keep, kept } from '../../client/kept.ts'
import type { Execution } from './types.ts'

export type Unreadable = Output<'POST /api/public/test-cases/execute'>['unreadable'][number]

/** How a run is set up, as it is sent. */
export interface RunConfig {
  url: string
  viewport?: { width: number; height: number }
  locale?: string
  timezone?: string
  stopOnFailure?: boolean
  video?: boolean
  assertionStrength?: boolean
  basicAuth?: { username: string; password: string }
  secrets?: Record<string, string>
}

interface Begun {
  config: RunConfig
  unreadable: readonly Unreadable[]
}

/** What this tab knows of runs that it started. Passwords and secrets are in it, so it is kept nowhere else. */
const begun = new Map<string, Begun>()
export const keepBegun = (executionId: string, what: Begun) => begun.set(executionId, what)
export const begunAs = (executionId: string) => begun.get(executionId)

/** The same settings once more; undefined where the run needs a secret that nobody tells a page. */
export function sameConfig(execution: Pick<Execution, 'executionId' | 'baseUrl' | 'config' | 'cases'>) {
  const known = begun.get(execution.executionId)?.config
  if (known) return known
  if (secretNames(execution.cases).length > 0) return undefined
  return { url: execution.baseUrl, ...execution.config } satisfies RunConfig
}

interface Prose {
  steps?: readonly { action?: string; expectedResult?: string; testData?: string | undefined }[] | undefined
  expectedResult?: string | undefined
}

/** Today's date is known to every run. */
const ofRuns = 'TODAY'

/** The names of the secrets that cases ask for. */
export function secretNames(cases: readonly Prose[]): string[] {
  const texts = cases.flatMap(({ steps = [], expectedResult = '' }) => [
    ...steps.flatMap(({ action = '', expectedResult: then = '', testData = '' }) => [action, then, testData]),
    expectedResult,
  ])
  const found = texts.flatMap((text) =>
    [...text.matchAll(/%([A-Z][A-Z0-9_]{0,63})%/g)].map(([, name = '']) => name),
  )
  return [...new Set(found)].filter((name) => name !== ofRuns)
}

const targetPlace = 'tracewright.run.target'

/** The page that was tested last, so that it need not be typed again. */
export const lastTarget = (): string => kept(targetPlace) ?? ''
export const keepTarget = (url: string): boolean => keep(targetPlace, url)

/** The demo form that the product serves on one machine; nobody else's browser could open it. */
export const demoOf = ({ hostname, origin }: { hostname: string; origin: string }): string | undefined =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? `${origin}/demo` : undefined
