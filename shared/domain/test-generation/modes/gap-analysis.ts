import { isForPeople } from '../../test-cases/for-people.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import { answeredIn, stillAsked } from '../answers/answered.ts'
import { modelsOf } from '../drawing/models-of.ts'
import { itemGap, leftGaps, numberGaps } from '../gaps/gaps.ts'
import {
  borneOut,
  isMarkedDemand,
  lowerFatesOf,
  referredBy,
  untriedGaps,
  whyNotInSuite,
} from '../gaps/of-suite.ts'
import { untestedGaps } from '../gaps/untested.ts'
import type { Designed, Plan } from '../plan.ts'
import type { DesignRequest, DesignResult } from '../schema.ts'
import type { Steps, Teller } from '../tell.ts'
import { account, fatesOf, told, withStories } from '../writing/account.ts'
import { summarize } from '../writing/summary.ts'
import { design } from './generate.ts'

/**
 * Mode `gap-analysis`: which coverage items and requirements the existing cases leave open. Makes no cases. A case that matches nothing
 * is named in a warning, because `gaps` holds only what is missing.
 */
export function* analyseGaps(request: DesignRequest, plan: Plan, tell: Teller): Steps<DesignResult> {
  const existing = request.existingTestCases ?? []
  const designed = borneOut(yield* design(request, plan, tell), plan.sources)
  tell.phase('reviewing', `Mapping ${existing.length} existing test cases to coverage items`, 0.6)
  const { covered, unmapped } = yield* tell.tool(
    'map_existing_cases',
    `${existing.length} cases, ${designed.items.length} coverage items`,
    () => mapExisting(existing, plan, designed),
    (mapped) =>
      `${mapped.covered.size} coverage items covered, ${mapped.unmapped.length} cases match nothing`,
  )
  const tested = testedWith(covered, existing, plan, designed)
  const lower = lowerFatesOf(existing, tested)
  const sentences = fatesOf(plan.sources, tested, lower)
  const reasons = new Map(designed.open.map(({ item, reason }) => [item.id, reason]))
  const open = designed.items.filter(({ id }) => !covered.has(id))
  const known = new Set([...tested, ...lower.keys(), ...open.map(({ requirementId }) => requirementId)])
  const nothing = { planned: new Set(designed.items.map(({ id }) => id)), cut: new Set<string>() }
  const answered = answeredIn(request, plan.sources)
  const warnings = unmappedWarnings(unmapped)
  const unread = plan.sources.read.filter((one) => !isMarkedDemand(one))
  return {
    testCases: [],
    requirements: plan.requirements,
    gaps: numberGaps([
      ...open.map((item) => itemGap(item, reasons.get(item.id) ?? whyNotInSuite(unmapped.length))),
      ...untriedGaps(request, plan.sources, { known, unmapped: unmapped.length }),
      ...untestedGaps(
        { scope: request.scope ?? 'full' },
        { read: unread, designed, known, answered },
        nothing,
      ),
      ...stillAsked(leftGaps(unread, tested), answered),
    ]),
    summary: summarize({
      testCases: [],
      items: designed.items,
      covered,
      cut: new Set(),
      max: 0,
      requirements: account(sentences),
      duplicatesRemoved: 0,
    }),
    sentences: told(sentences),
    models: modelsOf(plan),
    ...(warnings.length > 0 ? { warnings } : {}),
  }
}

/** What cases of any origin cover, and which of them speak of nothing in the requirements. */
interface Mapped {
  covered: Set<string>
  unmapped: TestCase[]
}

/** A reference to a requirement maps a case only where that requirement has nothing that the case could exercise. */
export function mapExisting(
  cases: readonly TestCase[],
  { parts, requirements }: Plan,
  { items }: Designed,
): Mapped {
  const wanted = new Set(items.map(({ id }) => id))
  const finer = new Set(items.map(({ requirementId }) => requirementId))
  const plain = new Set(requirements.flatMap(({ id }) => (finer.has(id) ? [] : [id])))
  const covered = new Set<string>()
  const unmapped = cases.filter((testCase) => {
    const found = parts.flatMap((part) => [...part.exercised(testCase)])
    for (const id of found) if (wanted.has(id)) covered.add(id)
    return found.length === 0 && !referredBy(testCase).some((id) => plain.has(id)) && !isForPeople(testCase)
  })
  return { covered, unmapped }
}

/** The requirements that are tested when these items are covered; cases count by their reference where a requirement has no items. */
export function testedWith(
  covered: ReadonlySet<string>,
  cases: readonly TestCase[],
  { sources }: Plan,
  { items, candidates }: Designed,
): Set<string> {
  const finer = new Set(items.map(({ requirementId }) => requirementId))
  const exercised = candidates.filter(({ covers }) => [...covers].some((id) => covered.has(id)))
  const referred = cases
    .filter((one) => !isForPeople(one))
    .flatMap(referredBy)
    .filter((id) => !finer.has(id))
  const ids = new Set(sources.read.map(({ requirement }) => requirement.id))
  const tested = [...exercised.flatMap(({ tests }) => tests), ...referred].filter((id) => ids.has(id))
  return withStories(sources, new Set(tested))
}

const mostNamed = 50

/** One sentence for each case that matches nothing, so that nobody takes it for coverage. */
function unmappedWarnings(unmapped: readonly TestCase[]): string[] {
  const named = unmapped
    .slice(0, mostNamed)
    .map(
      ({ id, title }) =>
        `The existing case ${id} "${title.slice(0, 200)}" matches no coverage item of the requirements.`,
    )
  const more = unmapped.length - named.length
  return more > 0
    ? [...named, `${more} more existing cases match no coverage item of the requirements.`]
    : named
}
