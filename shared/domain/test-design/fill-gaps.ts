import { designCases } from './design-cases.ts'
import { finishCases } from './finish-cases.ts'
import { coveredBy } from './gap-analysis.ts'
import { resultOf, wishesOf } from './generate.ts'
import type { Item } from './model.ts'
import type { Plan } from './plan.ts'
import type { DesignRequest, DesignResult, Gap } from './schema.ts'
import type { Steps, Teller } from './tell.ts'

/** Mode `fill-gaps`: new cases only, one or more for each gap that can be designed; without `gaps` those of the existing cases. */
export function* fillGaps(request: DesignRequest, plan: Plan, tell: Teller): Steps<DesignResult> {
  const covered = coveredBy(request.existingTestCases ?? [], plan)
  const wanted = request.gaps?.length
    ? plan.items.filter((item) => isNamed(item, request.gaps ?? []))
    : plan.items.filter(({ id }) => !covered.has(id))
  tell.phase('designing', `Designing cases for ${wanted.length} open coverage items`, 0.4)
  const part = { ...plan, items: wanted }
  const designed = yield* tell.tool(
    'design_cases',
    `${wanted.length} coverage items`,
    () => designCases(plan.model, wanted, { apart: true }),
    ({ drafts }) => `${drafts.length} cases`,
  )
  tell.phase('reviewing', 'Checking coverage independently', 0.7)
  const finished = finishCases(designed.drafts, wanted, plan.model, {
    ...wishesOf(request),
    apart: true,
  })
  tell.phase('writing', `Writing ${finished.testCases.length} test cases`, 0.9)
  return resultOf(request, part, designed, finished)
}

function isNamed(item: Item, gaps: Gap[]): boolean {
  return gaps.some(
    ({ coverageItem, requirementRef, technique }) =>
      coverageItem === item.id ||
      ((technique === 'Requirement' || coverageItem === requirementRef) &&
        !coverageItem.startsWith(`${requirementRef}/text/`) &&
        requirementRef === item.requirementId),
  )
}
