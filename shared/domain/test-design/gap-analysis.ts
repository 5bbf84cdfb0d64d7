import type { TestCase } from '../test-cases/schema.ts'
import { account } from './account.ts'
import { CoverageChecker } from './check/coverage-checker.ts'
import { mentionedItems } from './check/mentioned-items.ts'
import { designCases } from './design-cases.ts'
import { testedBy } from './generate.ts'
import { itemGap, numberGaps, requirementGap } from './gaps.ts'
import type { Plan } from './plan.ts'
import type { DesignRequest, DesignResult } from './schema.ts'
import { summarize } from './summary.ts'
import { textGaps } from './text-gaps.ts'
import type { Steps, Teller } from './tell.ts'

/** Items that existing cases cover, by what they do or, for cases written elsewhere, by what they say. */
export function coveredBy(cases: TestCase[], { model, items }: Plan): Set<string> {
  const checker = new CoverageChecker(model, items)
  return new Set(cases.flatMap((one) => [...checker.exercised(one), ...mentionedItems(one, model, items)]))
}

/** Mode `gap-analysis`: which coverage items and requirements the existing cases leave open. Makes no cases. */
export function* analyseGaps(request: DesignRequest, plan: Plan, tell: Teller): Steps<DesignResult> {
  const existing = request.existingTestCases ?? []
  tell.phase('reviewing', `Mapping ${existing.length} existing test cases to coverage items`, 0.6)
  const covered = yield* tell.tool(
    'map_existing_cases',
    `${existing.length} cases, ${plan.items.length} coverage items`,
    () => coveredBy(existing, plan),
    (ids) => `${ids.size} coverage items covered`,
  )
  const open = plan.items.filter(({ id }) => !covered.has(id))
  const rests = restsOn(plan)
  const tested = new Set(
    [...rests].flatMap(([id, items]) => (items.some((item) => covered.has(item)) ? [id] : [])),
  )
  for (const { requirementRef } of existing) if (requirementRef) tested.add(requirementRef)
  return {
    testCases: [],
    requirements: plan.requirements,
    gaps: numberGaps([
      ...open.map((item) => itemGap(item, 'no existing case exercises it')),
      ...plan.sources.read
        .filter(({ requirement: { id } }) => !rests.has(id) && !tested.has(id))
        .map((one) => requirementGap(one)),
      ...textGaps(plan, tested),
    ]),
    summary: summarize({
      testCases: [],
      items: plan.items,
      covered,
      cut: new Set(),
      max: 0,
      requirements: account(plan.sources, tested),
      duplicatesRemoved: 0,
    }),
  }
}

/** The items that each requirement's test rests on: those it states, and those whose outcome it states. */
function restsOn({ model, items }: Plan): Map<string, string[]> {
  const rests = new Map<string, string[]>()
  for (const draft of designCases(model, items, { apart: true }).drafts) {
    for (const id of testedBy([draft]))
      rests.set(id, [...(rests.get(id) ?? []), ...draft.claims.map((item) => item.id)])
  }
  return rests
}
