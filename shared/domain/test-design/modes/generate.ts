import type { Requirement } from '../../requirements/index.ts'
import { account } from '../writing/account.ts'
import { apiGaps } from '../../interfaces/design/api-gaps.ts'
import { withStories } from '../writing/stories.ts'
import type { CaseDraft } from '../cases/case-draft.ts'
import { designCases, type Designed } from '../design-cases.ts'
import { finishCases, type Finished, type Wishes } from '../writing/finish-cases.ts'
import { restsOn } from './existing-cases.ts'
import { itemGap, machineGaps, numberGaps, outcomeGaps, undesignedGaps } from '../gaps/gaps.ts'
import { contradictionGaps, contradictionsOf } from '../gaps/contradictions.ts'
import { conflictGaps, conflictsOf } from '../gaps/machine-gaps.ts'
import type { Plan } from '../plan.ts'
import { designWithStatements } from '../statements/with-statements.ts'
import type { DesignRequest, DesignResult } from '../../test-generation/schema.ts'
import { summarize } from '../writing/summary.ts'
import { rowGaps, ruleContradictions, tableGaps } from '../gaps/table-gaps.ts'
import { testedBy } from '../writing/tested-by.ts'
import { textGaps } from '../gaps/text-gaps.ts'
import type { Steps, Teller } from '../../test-generation/tell.ts'
import { filteredGaps, statedGaps, untestedGaps } from '../gaps/untested-gaps.ts'

const rounds = 3

/** Modes `generate` (one pass) and `agentic` (check what the pass left open, design it apart, until covered or capped). */
export function* generate(request: DesignRequest, read: Plan, tell: Teller): Steps<DesignResult> {
  tell.phase('designing', 'Designing test cases', 0.4)
  const { plan, designed } = yield* tell.tool(
    'design_cases',
    `${read.items.length} coverage items`,
    () => designWithStatements(read, request.scope),
    ({ designed: { drafts } }) => `${drafts.length} cases`,
  )
  const wishes = wishesOf(request)
  tell.phase('reviewing', 'Checking coverage independently', 0.7)
  let finished = yield* check(designed.drafts, plan, wishes, tell)
  if (request.mode === 'agentic') finished = yield* filled(designed, finished, plan, wishes, tell)
  tell.phase('writing', `Writing ${finished.testCases.length} test cases`, 0.9)
  return resultOf(request, plan, designed, finished)
}

export function wishesOf({
  testTypes = [],
  priority = 'all',
  format = 'standard',
  maxTestCases = 50,
  existingTestCases = [],
}: DesignRequest): Wishes {
  return {
    testTypes,
    priority,
    format,
    max: Math.min(200, Math.max(1, Math.trunc(maxTestCases))),
    titles: new Set(existingTestCases.map(({ title }) => title)),
    next:
      1 +
      Math.max(
        0,
        ...existingTestCases.slice(0, 1000).map(({ id }) => Number(/^TC-(\d{1,6})$/.exec(id)?.[1] ?? 0)),
      ),
  }
}

function check(drafts: CaseDraft[], { model, items }: Plan, wishes: Wishes, tell: Teller): Steps<Finished> {
  return tell.tool(
    'check_coverage',
    `${drafts.length} cases`,
    () => finishCases(drafts, items, model, wishes),
    ({ covered, planned }) => `${covered.size} of ${planned.size} coverage items confirmed`,
  )
}

function* filled(
  designed: Designed,
  first: Finished,
  plan: Plan,
  wishes: Wishes,
  tell: Teller,
): Steps<Finished> {
  let finished = first
  let drafts = designed.drafts
  for (let round = 1; round <= rounds; round += 1) {
    const missing = plan.items.filter(
      ({ id }) => finished.planned.has(id) && !finished.covered.has(id) && !finished.cut.has(id),
    )
    if (missing.length === 0 || finished.testCases.length >= wishes.max) return finished
    const more = yield* tell.tool(
      'design_cases',
      `${missing.length} open coverage items`,
      () => designCases(plan.model, missing, { apart: true }),
      (found) => `${found.drafts.length} cases`,
    )
    drafts = [...drafts, ...more.drafts]
    const next = yield* check(drafts, plan, wishes, tell)
    if (next.covered.size <= finished.covered.size) return finished
    finished = next
  }
  return finished
}

function resultOf(
  request: DesignRequest,
  plan: Plan,
  { undesigned }: Designed,
  finished: Finished,
): DesignResult {
  const tested = withStories(plan.sources, testedBy(finished.drafts))
  const withoutCase = new Set(undesigned.map(({ item }) => item.id))
  const items = plan.items.filter(({ id }) => finished.planned.has(id) || withoutCase.has(id))
  const open = items.filter(
    ({ id }) => !finished.covered.has(id) && !withoutCase.has(id) && !finished.cut.has(id),
  )
  const left = filteredGaps(request, plan, finished, withoutCase)
  const leftOut = new Set(left.map(({ coverageItem }) => coverageItem))
  // A requirement whose items are named one by one needs no gap of its own.
  const named = plan.items.filter(({ id }) => withoutCase.has(id) || leftOut.has(id))
  const resting = left.length > 0 ? [...restsOn({ ...plan, items: named })].map(([id]) => id) : []
  const gaps = numberGaps([
    ...open.map((item) => itemGap(item, 'no case exercises it')),
    ...undesignedGaps(undesigned),
    ...outcomeGaps(finished.drafts),
    ...machineGaps(plan.model),
    ...apiGaps(plan.sources.sentences, plan.model.targets),
    ...conflictGaps(plan.model),
    ...contradictionGaps(plan.model),
    ...tableGaps(plan.model),
    ...rowGaps(plan.sources.read),
    ...left,
    ...untestedGaps(
      request,
      plan,
      new Set([...tested, ...resting, ...named.map(({ requirementId }) => requirementId)]),
      finished,
    ),
    ...statedGaps(plan, tested),
    ...textGaps(plan, tested),
  ])
  const summary = summarize({
    testCases: finished.testCases,
    items: [...items, ...plan.beyond],
    covered: finished.covered,
    cut: new Set([...finished.cut, ...plan.beyond.map(({ id }) => id)]),
    tooLong: finished.tooLong,
    unconfirmed: new Set(
      [...finished.planned].filter((id) => !finished.covered.has(id) && !finished.cut.has(id)),
    ),
    max: wishesOf(request).max,
    requirements: account(plan.sources, tested),
    duplicatesRemoved: finished.duplicatesRemoved,
  })
  return {
    testCases: finished.testCases,
    requirements: withOpenOutcomes(plan, finished.drafts),
    gaps,
    summary,
  }
}

/** Adds "outcome for … not stated" to the requirements whose cases had to infer what to expect, and contradictions. */
export function withOpenOutcomes({ requirements, model }: Plan, drafts: CaseDraft[]): Requirement[] {
  const open = new Map<string, Set<string>>()
  for (const { requirementId, text } of [
    ...contradictionsOf(model),
    ...ruleContradictions(model),
    ...model.machines.flatMap(conflictsOf),
  ])
    open.set(requirementId, (open.get(requirementId) ?? new Set()).add(text))
  for (const { claims, outcome } of drafts) {
    const id = claims[0]?.requirementId
    if (outcome.oracle === 'stated' || outcome.unstated === undefined || id === undefined) continue
    open.set(id, (open.get(id) ?? new Set()).add(`outcome for ${outcome.unstated} not stated`))
  }
  return requirements.map((requirement) => ({
    ...requirement,
    ambiguities: [...requirement.ambiguities, ...(open.get(requirement.id) ?? [])],
  }))
}
