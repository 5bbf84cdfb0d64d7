import { whyUntried } from '../../requirement-model/asks.ts'
import type { ItemBase } from '../../test-cases/draft.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import {
  itemGap,
  keyOf,
  leftGaps,
  numberGaps,
  outcomeGaps,
  requirementGap,
  openOutcomes,
} from '../gaps/gaps.ts'
import { answeredIn, stillAsked } from '../answers/answered.ts'
import { modelsOf } from '../drawing/models-of.ts'
import { borneOut, isMarkedDemand, lowerFatesOf } from '../gaps/of-suite.ts'
import { filteredGaps, untestedGaps } from '../gaps/untested.ts'
import { lowerCases } from '../tiers/lower-tiers.ts'
import type { Candidate, Unnumbered } from '../parts/part.ts'
import { within, type Designed, type Plan } from '../plan.ts'
import type { DesignRequest, DesignResult, Gap } from '../schema.ts'
import type { Steps, Teller } from '../tell.ts'
import { account, fatesOf, told } from '../writing/account.ts'
import { finish, wishesOf, type Finished } from '../writing/finish.ts'
import { summarize } from '../writing/summary.ts'
import { mapExisting, testedWith } from './gap-analysis.ts'
import { design, knownOf, withoutMarked, withOpenOutcomes } from './generate.ts'

/**
 * Mode `fill-gaps`: new cases only. With `gaps` of an earlier answer exactly what they name, without them what the existing cases leave
 * open. Coverage and account are those of the existing and the new cases together; `gaps` holds what is still open of what was asked.
 */
export function* fillGaps(request: DesignRequest, plan: Plan, tell: Teller): Steps<DesignResult> {
  const { existingTestCases = [], gaps: asked = [] } = request
  tell.phase('designing', 'Designing cases for what is open', 0.4)
  const designed = borneOut(yield* design(request, plan, tell), plan.sources)
  const { covered: before } = mapExisting(existingTestCases, plan, designed)
  const wanted =
    asked.length > 0 ? namedBy(asked, designed.items) : designed.items.filter(({ id }) => !before.has(id))
  const untried =
    asked.length > 0 ? wholeNamedBy(asked) : untriedIn(existingTestCases, before, plan, designed)
  tell.phase('reviewing', 'Checking coverage independently', 0.7)
  const finished = yield* tell.tool(
    'check_coverage',
    `${wanted.length} open coverage items`,
    () =>
      finish(
        filling(designed.candidates, wanted),
        { items: wanted, ...knownOf(plan) },
        wishesOf(request),
        (chosen) =>
          lowerCases(request, plan, chosen).filter(({ tests }) => tests.some((id) => untried.has(id))),
      ),
    ({ covered, planned }) => `${covered.size} of ${planned.size} coverage items confirmed`,
  )
  tell.phase('writing', `Writing ${finished.testCases.length} test cases`, 0.9)
  return resultOf(request, { plan, designed, wanted, before }, finished)
}

/** Requirements that no existing case tries in any way. */
function untriedIn(
  existing: readonly TestCase[],
  covered: ReadonlySet<string>,
  plan: Plan,
  designed: Designed,
): Set<string> {
  const tested = testedWith(covered, existing, plan, designed)
  const lower = lowerFatesOf(existing, tested)
  return new Set(plan.requirements.flatMap(({ id }) => (tested.has(id) || lower.has(id) ? [] : [id])))
}

/** Of the cases that exercise what is wanted those that add something, each with what it is wanted for. */
function filling(candidates: readonly Candidate[], wanted: readonly ItemBase[]): Candidate[] {
  const left = new Set(wanted.map(({ id }) => id))
  return candidates.flatMap((one) => {
    const own = within(one, left)
    for (const id of own[0]?.covers ?? []) left.delete(id)
    return own
  })
}

interface Filling {
  plan: Plan
  designed: Designed
  wanted: ItemBase[]
  before: ReadonlySet<string>
}

function resultOf(request: DesignRequest, filled: Filling, finished: Finished): DesignResult {
  const { plan, designed, wanted, before } = filled
  const { existingTestCases = [], gaps: asked = [] } = request
  const { sources } = plan
  const covered = new Set([...before, ...finished.covered])
  const all = [...existingTestCases, ...finished.testCases]
  const tested = testedWith(covered, all, plan, designed)
  const lower = lowerFatesOf(all, tested)
  const sentences = fatesOf(sources, tested, lower)
  const byId = new Map(designed.items.map((item) => [item.id, item]))
  const questions = openQuestions(filled)
  const known = new Set([...tested, ...lower.keys(), ...wanted.map(({ requirementId }) => requirementId)])
  const answered = answeredIn(request, sources)
  const unmarked = sources.read.filter((one) => !isMarkedDemand(one))
  const open =
    asked.length > 0
      ? asked.flatMap((gap) => (lower.has(gap.requirementRef) ? [] : (questions.get(keyOf(gap)) ?? [])))
      : [
          ...untestedGaps(
            request,
            { read: sources.read, designed, known, answered },
            finished,
            finished.lowerCut,
          ),
          ...stillAsked(leftGaps(unmarked, tested), answered),
        ]
  const unknown = asked.filter(
    (gap) => namedBy([gap], designed.items).length === 0 && !questions.has(keyOf(gap)),
  )
  const warnings = unknownWarnings(unknown)
  return {
    testCases: finished.testCases,
    requirements: withOpenOutcomes(plan.requirements, openOutcomes(finished.chosen, byId)),
    gaps: numberGaps([
      ...unfilled(request, filled, finished),
      ...withoutMarked(sources.read, outcomeGaps(finished.chosen, byId)),
      ...open,
    ]),
    summary: summarize({
      testCases: finished.testCases,
      items: [...designed.items, ...designed.beyond],
      covered,
      cut: new Set([...finished.cut, ...designed.beyond.map(({ id }) => id)]),
      max: wishesOf(request).max,
      requirements: account(sentences),
      duplicatesRemoved: finished.duplicatesRemoved,
    }),
    sentences: told(sentences),
    models: modelsOf(plan),
    ...(warnings.length > 0 ? { warnings } : {}),
  }
}

/** Wanted items that got no case, each with its reason; what the cap cut is named in the summary. */
function unfilled(request: DesignRequest, { designed, wanted }: Filling, finished: Finished): Unnumbered[] {
  const reasons = new Map(designed.open.map(({ item, reason }) => [item.id, reason]))
  const left = filteredGaps(request, { ...designed, items: wanted }, finished)
  const named = new Set(left.map(({ coverageItem }) => coverageItem))
  const open = wanted.filter(({ id }) => !finished.planned.has(id) && !named.has(id))
  return [...open.map((item) => itemGap(item, reasons.get(item.id) ?? whyUntried.notExercised)), ...left]
}

/** Gaps that no case can fill, because the text has to say more first. */
function openQuestions({ plan: { sources }, designed }: Filling): Map<string, Unnumbered> {
  const all = new Set(sources.read.map(({ requirement }) => requirement.id))
  const questions = [
    ...sources.read.map((one) =>
      requirementGap(one, isMarkedDemand(one) ? whyUntried.notInSuite : undefined),
    ),
    ...designed.gaps,
    ...leftGaps(
      sources.read.filter((one) => !isMarkedDemand(one)),
      all,
    ),
  ]
  return new Map(questions.map((gap) => [keyOf(gap), gap]))
}

/** Items that gaps name: by their id, or all of a requirement that is a gap as a whole. */
function namedBy(gaps: readonly Gap[], items: readonly ItemBase[]): ItemBase[] {
  const ids = new Set(gaps.map(({ coverageItem }) => coverageItem))
  const whole = wholeNamedBy(gaps)
  return items.filter(({ id, requirementId }) => ids.has(id) || whole.has(requirementId))
}

/** Requirements that are a gap as a whole. */
const wholeNamedBy = (gaps: readonly Gap[]): Set<string> =>
  new Set(
    gaps.flatMap(({ coverageItem, requirementRef }) =>
      coverageItem === requirementRef ? [requirementRef] : [],
    ),
  )

const mostNamed = 50

function unknownWarnings(gaps: readonly Gap[]): string[] {
  const named = gaps.slice(0, mostNamed).map(({ gapId, coverageItem }) => {
    const item = coverageItem.length > 200 ? `${coverageItem.slice(0, 199)}…` : coverageItem
    return `The gap ${gapId.slice(0, 100)} names "${item}", which these requirements do not have, so nothing was made for it.`
  })
  const more = gaps.length - named.length
  return more > 0 ? [...named, `${more} more gaps name what these requirements do not have.`] : named
}
