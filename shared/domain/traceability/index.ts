/** A verdict on a test case that has run. */
export type Verdict = 'passed' | 'failed' | 'error' | 'skipped'

/** From how many changes of verdict on a case is flaky: one is a fault that came, or went. */
export const flakyFrom = 2

/** In how many of the last runs of a case the changes of its verdict are counted. */
export const runsLookedAt = 10

/** A part of a whole in percent, to two digits; 0 of nothing. Never 100 while something is missing. */
export function percentOf(part: number, whole: number): number {
  if (whole === 0) return 0
  const percent = Math.round((part / whole) * 10_000) / 100
  return part < whole ? Math.min(percent, 99.99) : percent
}

/** The share of cases whose last verdict is passed, 0 to 1, of those that have one; null where none has. */
export const passRateOf = (passed: number, judged: number): number | null =>
  judged === 0 ? null : passed / judged

const worstFirst: readonly Verdict[] = ['failed', 'error', 'skipped']

/** What the last verdicts of all cases of one requirement come to: the worst of them; null where all is well and one has none yet, or there is no case. */
export function verdictOf(verdicts: readonly (Verdict | null)[]): Verdict | null {
  const worst = worstFirst.find((verdict) => verdicts.includes(verdict))
  if (worst) return worst
  return verdicts.length === 0 || verdicts.includes(null) ? null : 'passed'
}
