import type { Item, Scenario } from '../model.ts'
import type { CaseDraft } from './case-draft.ts'
import type { Undesigned } from './form-cases.ts'

/** One case for each scenario whose steps name concrete data. */
export function designScenarios(
  scenarios: Scenario[],
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  const byId = new Map(scenarios.map((one) => [one.id, one]))
  for (const item of items) {
    if (item.kind !== 'scenario') continue
    const scenario = byId.get(item.scenarioId)
    if (!scenario) continue
    if (scenario.vague)
      undesigned.push({ item, reason: `“${scenario.vague}” names no concrete data to enter` })
    else cases.push(scenarioCase(scenario, item))
  }
  return { cases, undesigned }
}

function scenarioCase({ title, preconditions, steps, origins, exception }: Scenario, item: Item): CaseDraft {
  const expected = steps.findLast((step) => step.expected !== '')?.expected ?? ''
  return {
    title: title.length > 160 ? `${title.slice(0, 157)}…` : title,
    steps: steps.map(({ action, expected: expectedResult }) => ({ action, expectedResult })),
    claims: [item],
    outcome: {
      expected,
      oracle: 'stated',
      checkable: true,
      ...(origins[0] ? { requirementId: origins[0] } : {}),
    },
    alsoTests: origins,
    preconditions,
    types: exception
      ? ['negative', 'functional', 'regression', 'e2e']
      : ['functional', 'e2e', 'regression', 'smoke'],
    tags: [exception ? 'negative' : 'positive', 'scenario'],
    testCondition: title,
    manual: preconditions.map((text) => `precondition must be set up: ${text}`),
  }
}
