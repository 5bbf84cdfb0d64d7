import type { Scenario, ScenarioStep } from '../../model.ts'
import type { Flow } from './flow.ts'
import type { Branch } from './use-cases.ts'

const pair =
  /\b(\d+(?:\.\d+)?)(?: [\p{L}]+)? (?:can|may|is|are)(?: still)? (?:be )?\p{L}+[,;]?\s*(?:but |while )?(\d+(?:\.\d+)?)(?: [\p{L}]+)? (?:cannot|can't|may not|is not|are not|is refused|are refused)/iu
const base = /\bof (\d+(?:\.\d+)?) ([\p{L}][\p{L} ]{2,30}?)(?=,? \d|,)/iu

/**
 * "Example: of 100 ordered pieces 105 can be posted, 106 cannot" gives a branch the value that leads into it, and the flow before it
 * the last value that does not.
 */
export function exampleScenarios(
  scenario: Scenario,
  { examples }: Branch,
  condition: string | undefined,
  flow: Flow,
): Scenario[] {
  const text = examples.map((one) => one.text).join(' ')
  const found = pair.exec(text)
  const named = flow.inputs.mentioned(condition ?? '')
  const input = scenario.steps
    .flatMap(({ inputs = [] }) => inputs)
    .find(({ parameter }) => named.includes(parameter))
  if (!found?.[1] || !found[2] || !input) return [scenario]
  const of = base.exec(text)
  const given = of ? [`There are ${of[1] ?? ''} ${of[2] ?? ''}`] : []
  const value = (one: string, steps: ScenarioStep[]) =>
    steps.map((step) => ({
      ...step,
      ...(step.inputs
        ? {
            inputs: step.inputs.map((entry) =>
              entry.parameter === input.parameter ? { parameter: entry.parameter, value: one } : entry,
            ),
          }
        : {}),
    }))
  const refused = {
    ...scenario,
    preconditions: [...scenario.preconditions, ...given],
    steps: value(found[2], scenario.steps),
  }
  return [
    refused,
    ...accepted(flow, scenario, { literal: found[1], label: input.parameter.label }, given, value),
  ]
}

function accepted(
  flow: Flow,
  scenario: Scenario,
  { literal, label }: { literal: string; label: string },
  given: string[],
  value: (one: string, steps: ScenarioStep[]) => ScenarioStep[],
): Scenario[] {
  const main = flow.told?.()
  if (!main) return []
  return [
    {
      ...main,
      id: `${scenario.id}.allowed`,
      title: `${main.title}, when ${label} is ${literal}`,
      preconditions: [...main.preconditions, ...given],
      steps: value(literal, main.steps),
    },
  ]
}
