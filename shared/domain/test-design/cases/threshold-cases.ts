import { negate } from '../modelling/describe-entry.ts'
import { typicalLiteral } from '../literals/literal-for.ts'
import { allowed } from '../check/satisfies.ts'
import type { Item, Outcome, Parameter, Threshold, ThresholdItem } from '../model.ts'
import { phaseCase, withoutDuration } from './attempt-phases.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'
import { shown } from './outcomes.ts'
import { capital, toCheck, toStep } from './step-prose.ts'
import { entryStep, openStep, submitStep, type StepDraft } from './steps.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

const mostAttempts = 25

/** Cases for measured limits: one that measures, or the last attempt below and the first at a limit of attempts. */
export function designThresholds(
  thresholds: Threshold[],
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  const byId = new Map(thresholds.map((one) => [one.id, one]))
  for (const item of items) {
    const threshold = item.kind === 'threshold' ? byId.get(item.thresholdId) : undefined
    if (item.kind !== 'threshold' || !threshold) continue
    if (threshold.subject === 'load')
      undesigned.push({ item, reason: 'needs a load or volume test; a case in one browser cannot show it' })
    else if (tooMany(threshold, item))
      undesigned.push({ item, reason: `${item.times ?? 0} attempts do not fit into one case` })
    else if (item.phase) cases.push(phaseCase(threshold, item))
    else
      cases.push(
        item.times === undefined ? measuring(threshold, item) : attempting(threshold, item, item.times),
      )
  }
  return { cases, undesigned }
}

/** A case holds at most 200 steps. */
function tooMany({ screen }: Threshold, { times = 0 }: ThresholdItem): boolean {
  return times > mostAttempts || times * ((screen?.parameters.length ?? 0) + 1) > 190
}

function measuring(threshold: Threshold, item: ThresholdItem): CaseDraft {
  const event =
    /\b(?:when|after|once)\s+((?:the |an? )?(?:user|customer|visitor)\s+[^,]{3,120}?)(?:,|\.?$)/i.exec(
      threshold.statement,
    )?.[1]
  const expected = capital(
    threshold.statement.replace(/^(?:when|after|once)\s[^,]+,\s*/i, '').replace(/\.$/, ''),
  )
  const step = event ? [{ action: toStep(event).text, expectedResult: expected }] : []
  return {
    title: `Measured: ${expected}`.slice(0, 240),
    steps: event
      ? [openStep(threshold.screen), ...step]
      : [{ ...openStep(threshold.screen), expectedResult: expected }],
    claims: [item],
    outcome: { expected, oracle: 'stated', checkable: false, requirementId: threshold.requirementId },
    preconditions: [],
    types: ['performance', 'functional'],
    tags: ['performance'],
    testCondition: threshold.statement,
    manual: ['a time must be measured'],
  }
}

function attempting(threshold: Threshold, item: ThresholdItem, times: number): CaseDraft {
  const outcome = outcomeOf(threshold, times)
  return {
    title: `${times} failed attempts: ${outcome.expected}`.slice(0, 240),
    steps: attemptSteps(threshold, times, outcome.expected),
    claims: [item],
    outcome,
    preconditions: ['The values entered are well-formed, and none of them is the right one'],
    types: ['boundary', 'security', 'negative', 'functional'],
    tags: ['negative', 'security'],
    testCondition: item.description,
    manual: outcome.checkable
      ? ['precondition must be set up: an account for which none of the values is right']
      : ['the text states no message or state that a run could check'],
  }
}

function outcomeOf({ attempts = 0, outcome = '', requirementId, each }: Threshold, times: number): Outcome {
  const check = toCheck(outcome)
  const checkable = isCheckable(check)
  if (times >= attempts) return { expected: check, oracle: 'stated', checkable, requirementId }
  const literal = /("[^"]+") is (?:visible|shown)$/.exec(check)?.[1]
  const expected = literal
    ? `${literal} is not visible`
    : capital(negate(withoutDuration(outcome.split(/,?\s+and\s+/)[0] ?? '')))
  if (each)
    return {
      expected: `${shown(each.text)} and ${literal ? expected : expected.charAt(0).toLowerCase() + expected.slice(1)}`,
      oracle: 'stated',
      checkable: literal !== undefined,
      requirementId: each.requirementId,
      alsoTests: [requirementId],
    }
  return {
    expected,
    oracle: 'inferred',
    checkable: literal !== undefined,
    unstated: `${times} failed attempts`,
  }
}

/** A different wrong value for each attempt, well-formed where the input allows one. */
function wrongSecret({ constraints }: Parameter, number: number): string {
  const digits = String(number).padStart(constraints.length?.min ?? 4, '0')
  return [`Wrong-Passw0rd-${number}`, digits].find((literal) => allowed(literal, constraints)) ?? digits
}

/** The attempts themselves on a declared log-in form, else in words with their number. */
function attemptSteps({ screen, tried }: Threshold, times: number, expected: string): StepDraft[] {
  const secret = screen?.parameters.find(({ label }) =>
    /\b(?:password|passphrase|pin|passcode|code)\b/i.test(label),
  )
  if (!screen || !secret)
    return [
      openStep(screen),
      {
        action: `Make ${times} failed attempts${tried === undefined ? '' : `, each with a wrong ${tried}`}`,
        expectedResult: expected,
      },
    ]
  const attempt = (number: number): StepDraft[] => [
    ...screen.parameters.flatMap((parameter) =>
      entryStep(
        parameter,
        parameter === secret ? wrongSecret(secret, number) : (typicalLiteral(parameter) ?? ''),
      ),
    ),
    submitStep(screen, number === times ? expected : ''),
  ]
  return [openStep(screen), ...Array.from({ length: times }, (_, index) => attempt(index + 1)).flat()]
}
