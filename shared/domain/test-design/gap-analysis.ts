import type { TestCase } from '../test-cases/schema.ts'
import { account } from './account.ts'
import { CoverageChecker } from './check/coverage-checker.ts'
import { mentionedItems } from './check/mentioned-items.ts'
import { itemGap, numberGaps, requirementGap } from './gaps.ts'
import type { Item } from './model.ts'
import type { Plan } from './plan.ts'
import type { DesignRequest, DesignResult } from './schema.ts'
import { summarize } from './summary.ts'
import type { Teller } from './tell.ts'

/** Items that existing cases cover, by what they do or, for cases written elsewhere, by what they say. */
export function coveredBy(cases: TestCase[], { model, items }: Plan): Set<string> {
  const checker = new CoverageChecker(model, items)
  return new Set(cases.flatMap((one) => [...checker.exercised(one), ...mentionedItems(one, model, items)]))
}

/** Mode `gap-analysis`: which coverage items and requirements the existing cases leave open. Makes no cases. */
export function analyseGaps(request: DesignRequest, plan: Plan, tell: Teller): DesignResult {
  const existing = request.existingTestCases ?? []
  tell.phase('reviewing', `Mapping ${existing.length} existing test cases to coverage items`, 0.6)
  const covered = tell.tool(
    'map_existing_cases',
    `${existing.length} cases, ${plan.items.length} coverage items`,
    () => coveredBy(existing, plan),
    (ids) => `${ids.size} coverage items covered`,
  )
  const open = plan.items.filter(({ id }) => !covered.has(id))
  const tested = new Set(
    plan.items.filter(({ id }) => covered.has(id)).map(({ requirementId }) => requirementId),
  )
  for (const ref of existing.map(({ requirementRef }) => requirementRef)) if (ref) tested.add(ref)
  return {
    testCases: [],
    requirements: plan.requirements,
    gaps: numberGaps([
      ...open.map((item) => itemGap(item, 'no existing case exercises it')),
      ...withoutItems(plan, tested),
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

/** Requirements for which no item could be modelled and which no existing case names. */
function withoutItems({ sources, items }: Plan, tested: Set<string>): ReturnType<typeof requirementGap>[] {
  const modelled = new Set(items.map((item: Item) => item.requirementId))
  return sources.read
    .filter(({ requirement: { id } }) => !modelled.has(id) && !tested.has(id))
    .map((one) => requirementGap(one))
}
