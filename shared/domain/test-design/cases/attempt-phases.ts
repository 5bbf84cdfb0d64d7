import { negate } from '../modelling/describe-entry.ts'
import type { Threshold, ThresholdItem } from '../model.ts'
import type { CaseDraft } from './case-draft.ts'
import { openStep } from './steps.ts'
import { capital, toCheck } from './step-prose.ts'

/** "The account is locked for 30 minutes" → "The account is locked". */
export function withoutDuration(outcome: string): string {
  return outcome.replace(/\s+for\s+(?:\d|an?\s).*$/i, '')
}

/** Attempts that lie too far apart to count together, and the right value once the lock is over. */
export function phaseCase(threshold: Threshold, item: ThresholdItem): CaseDraft {
  const { outcome = '', window, lasting, attempts = 0, tried, requirementId } = threshold
  const spread = item.phase === 'spread'
  const time = spread ? window : lasting
  const long = `${time?.amount ?? 0} ${time?.unit ?? ''}${time?.amount === 1 ? '' : 's'}`
  const start = spread
    ? `${attempts - 1} failed attempts have been made, the first of them more than ${long} ago`
    : `${attempts} failed attempts have been made, the last of them more than ${long} ago`
  const literal = /("[^"]+") is (?:visible|shown)/.exec(toCheck(outcome))?.[1]
  const words = capital(negate(withoutDuration(happening(outcome))))
  const absent = literal ? ` and ${literal} is not visible` : ''
  const expected = words.startsWith('"') && literal ? `${literal} is not visible` : `${words}${absent}`
  return {
    title: capital(`${item.description}: ${expected}`).slice(0, 240),
    steps: [
      openStep(threshold.screen),
      {
        action: `Make 1 ${spread ? 'failed attempt' : 'attempt'}${tried === undefined ? '' : ` with ${spread ? 'a wrong' : 'the right'} ${tried}`}`,
        expectedResult: expected,
      },
    ],
    claims: [item],
    outcome: { expected, oracle: 'stated', checkable: false, requirementId },
    preconditions: [start],
    types: ['security', 'functional', 'regression'],
    tags: ['positive', 'security'],
    testCondition: item.description,
    manual: [`precondition must be set up: ${start}`],
  }
}

/** "An active account becomes Locked and the portal shows "…"" → "An active account becomes Locked"; what is only shown stays. */
function happening(outcome: string): string {
  return (
    /^([^"]+?),? and (?:(?:[\w-]+ ){0,4}(?:shows?|displays?|says|sees|reads) (?:[\w-]+ ){0,3})?"/.exec(
      outcome,
    )?.[1] ?? outcome
  )
}
