import { account } from '../writing/account.ts'
import { mapExisting, restsOn, testedWith, unmappedWarnings } from './existing-cases.ts'
import { itemGap, numberGaps } from '../gaps/gaps.ts'
import type { Plan } from '../plan.ts'
import { designWithStatements } from '../statements/with-statements.ts'
import type { DesignRequest, DesignResult } from '../../test-generation/schema.ts'
import { summarize } from '../writing/summary.ts'
import { textGaps } from '../gaps/text-gaps.ts'
import type { Steps, Teller } from '../../test-generation/tell.ts'
import { untestedGaps } from '../gaps/untested-gaps.ts'

/**
 * Mode `gap-analysis`: which coverage items and requirements the existing cases leave open. Makes no cases. A case that matches nothing
 * is named in a warning, because `gaps` holds only what is missing.
 */
export function* analyseGaps(request: DesignRequest, read: Plan, tell: Teller): Steps<DesignResult> {
  const { plan } = designWithStatements(read, request.scope)
  const existing = request.existingTestCases ?? []
  tell.phase('reviewing', `Mapping ${existing.length} existing test cases to coverage items`, 0.6)
  const { covered, unmapped } = yield* tell.tool(
    'map_existing_cases',
    `${existing.length} cases, ${plan.items.length} coverage items`,
    () => mapExisting(existing, plan),
    (mapped) =>
      `${mapped.covered.size} coverage items covered, ${mapped.unmapped.length} cases match nothing`,
  )
  const rests = restsOn(plan)
  const tested = testedWith(covered, existing, { plan, rests })
  const open = plan.items.filter(({ id }) => !covered.has(id))
  // A requirement whose items are named one by one needs no gap of its own.
  const named = new Set([...tested, ...rests.keys(), ...open.map(({ requirementId }) => requirementId)])
  const nothing = { planned: new Set(plan.items.map(({ id }) => id)), cut: new Set<string>() }
  const warnings = unmappedWarnings(unmapped)
  return {
    testCases: [],
    requirements: plan.requirements,
    gaps: numberGaps([
      ...open.map((item) => itemGap(item, 'no existing case exercises it')),
      ...untestedGaps({ scope: request.scope ?? 'full' }, { ...plan, beyond: [] }, named, nothing),
      ...textGaps(plan, new Set([...tested].filter((id) => rests.has(id)))),
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
    ...(warnings.length > 0 ? { warnings } : {}),
  }
}
