import { fileLiteral } from '../literals/file.ts'
import { literalFor, typicalLiteral } from '../literals/literal-for.ts'
import type { Item, Parameter, Scenario, ScenarioStep } from '../model.ts'
import { partitionsOf } from '../partitions/partitions-of.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'
import { entryStep, type StepDraft } from './steps.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

/** One case for each scenario whose steps name concrete data or inputs whose limits are known. */
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
    const steps = scenario.vague ? undefined : stepsOf(scenario)
    if (steps) cases.push(scenarioCase(scenario, item, steps))
    else
      undesigned.push({
        item,
        reason: scenario.vague
          ? `“${scenario.vague}” names no concrete data to enter`
          : 'no value can be written for an input of its steps',
      })
  }
  return { cases, undesigned }
}

function stepsOf({ steps }: Scenario): StepDraft[] | undefined {
  const all: StepDraft[] = []
  const entered = new Map<string, string>()
  for (const step of steps) {
    const made = step.inputs ? entries(step.inputs, entered) : [{ action: step.action, expectedResult: '' }]
    if (!made) return undefined
    all.push(...made)
    const last = all.at(-1)
    if (last) last.expectedResult = step.expected
  }
  return all
}

function entries(
  inputs: NonNullable<ScenarioStep['inputs']>,
  entered: Map<string, string>,
): StepDraft[] | undefined {
  const made: StepDraft[] = []
  for (const input of inputs) {
    const value = input.value ?? literalOf(input, entered)
    if (value === undefined) return undefined
    entered.set(input.parameter.label.toLowerCase(), value)
    made.push(...entryStep(input.parameter, value))
  }
  return made
}

/** What repeats another input repeats its literal. */
function literalOf(
  { parameter, violation }: { parameter: Parameter; violation?: string },
  entered: Map<string, string>,
): string | undefined {
  if (violation === undefined)
    return (
      entered.get(parameter.constraints.equals?.toLowerCase() ?? '') ??
      typicalLiteral(parameter) ??
      (parameter.constraints.file && fileLiteral(parameter.constraints.file))
    )
  const broken = partitionsOf(parameter).find((one) => one.violation === violation)
  return broken && literalFor(parameter, broken.test)
}

function scenarioCase(
  { title, preconditions, steps: told, origins, exception }: Scenario,
  item: Item,
  steps: StepDraft[],
): CaseDraft {
  const expected = told.findLast((step) => step.expected !== '')?.expected ?? ''
  return {
    title: title.length > 160 ? `${title.slice(0, 157)}…` : title,
    steps,
    claims: [item],
    outcome: {
      expected,
      oracle: 'stated',
      checkable: isCheckable(expected),
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
