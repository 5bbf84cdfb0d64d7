import type { Requirement } from '../requirements/index.ts'
import { account } from './account.ts'
import type { CaseDraft } from './cases/case-draft.ts'
import { designCases, type Designed } from './design-cases.ts'
import { finishCases, type Finished, type Wishes } from './finish-cases.ts'
import { itemGap, numberGaps, outcomeGaps, requirementGap, undesignedGaps } from './gaps.ts'
import type { Plan } from './plan.ts'
import type { DesignRequest, DesignResult } from './schema.ts'
import { summarize } from './summary.ts'
import type { Teller } from './tell.ts'

const rounds = 3

/** Modes `generate` (one pass) and `agentic` (check what the pass left open, design it apart, until covered or capped). */
export function generate(request: DesignRequest, plan: Plan, tell: Teller): DesignResult {
  tell.phase('designing', 'Designing test cases', 0.4)
  const designed = tell.tool(
    'design_cases',
    `${plan.items.length} coverage items`,
    () => designCases(plan.model, plan.items),
    ({ drafts }) => `${drafts.length} cases`,
  )
  const wishes = wishesOf(request)
  tell.phase('reviewing', 'Checking coverage independently', 0.7)
  let finished = check(designed.drafts, plan, wishes, tell)
  if (request.mode === 'agentic') finished = filled(designed, finished, plan, wishes, tell)
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

function check(drafts: CaseDraft[], { model, items }: Plan, wishes: Wishes, tell: Teller): Finished {
  return tell.tool(
    'check_coverage',
    `${drafts.length} cases`,
    () => finishCases(drafts, items, model, wishes),
    ({ covered, planned }) => `${covered.size} of ${planned.size} coverage items confirmed`,
  )
}

function filled(designed: Designed, first: Finished, plan: Plan, wishes: Wishes, tell: Teller): Finished {
  let finished = first
  let drafts = designed.drafts
  for (let round = 1; round <= rounds; round += 1) {
    const missing = plan.items.filter(
      ({ id }) => finished.planned.has(id) && !finished.covered.has(id) && !finished.cut.has(id),
    )
    if (missing.length === 0 || finished.testCases.length >= wishes.max) return finished
    const more = designCases(plan.model, missing, { apart: true }).drafts
    drafts = [...drafts, ...more]
    const next = check(drafts, plan, wishes, tell)
    if (next.covered.size <= finished.covered.size) return finished
    finished = next
  }
  return finished
}

/** Ids of the requirements that the kept cases rest on: by a claim, or by the outcome they expect. */
export function testedBy(drafts: CaseDraft[]): Set<string> {
  const ids = drafts.flatMap(({ claims, outcome, alsoTests = [] }) => [
    ...alsoTests,
    ...(outcome.alsoTests ?? []),
    ...claims.flatMap((item) => (item.kind === 'input' ? (item.repeatedBy ?? []) : [])),
    ...claims.map((item) => item.requirementId),
    outcome.requirementId ?? '',
  ])
  return new Set(ids.filter((id) => id !== ''))
}

export function resultOf(
  request: DesignRequest,
  plan: Plan,
  { undesigned }: Designed,
  finished: Finished,
): DesignResult {
  const tested = testedBy(finished.drafts)
  const reachable = new Set([...finished.planned, ...undesigned.map(({ item }) => item.id)])
  const items = plan.items.filter(({ id }) => reachable.has(id))
  const open = items.filter(
    ({ id }) => !finished.covered.has(id) && !undesigned.some(({ item }) => item.id === id),
  )
  const untested = plan.sources.read.filter(({ requirement }) => !tested.has(requirement.id))
  const designable = new Set(plan.items.map(({ requirementId }) => requirementId))
  const gaps = numberGaps([
    ...open.map((item) =>
      itemGap(
        item,
        finished.cut.has(item.id) ? 'cut by the cap on the number of cases' : 'no case exercises it',
      ),
    ),
    ...undesignedGaps(undesigned),
    ...outcomeGaps(finished.drafts),
    ...untested.map((one) => requirementGap(one, designable.has(one.requirement.id))),
  ])
  const summary = summarize({
    testCases: finished.testCases,
    items,
    covered: finished.covered,
    cut: finished.cut,
    max: wishesOf(request).max,
    requirements: account(plan.sources, tested),
    duplicatesRemoved: finished.duplicatesRemoved,
  })
  return {
    testCases: finished.testCases,
    requirements: withOpenOutcomes(plan.requirements, finished.drafts),
    gaps,
    summary,
  }
}

/** Adds "outcome for … not stated" to the requirements whose cases had to infer what to expect. */
function withOpenOutcomes(requirements: Requirement[], drafts: CaseDraft[]): Requirement[] {
  const open = new Map<string, Set<string>>()
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
