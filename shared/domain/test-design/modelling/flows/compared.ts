import { typicalLiteral } from '../../literals/literal-for.ts'
import type { Parameter, Scenario } from '../../model.ts'
import type { Flow } from './flow.ts'

const comparison =
  /\b(?:is|are) (?:smaller|larger|lower|higher|less|more|greater|fewer|earlier|later|longer|shorter) than (?:the|its|his|her) ([\p{L} -]{3,40})|\bexceeds? (?:the|its|his|her) ([\p{L} -]{3,40}?)(?: by\b|[.:,]|$)/iu

/**
 * Where a branch compares an input with something on record ("the received quantity is smaller than the ordered quantity"), every other
 * flow needs a record that equals what it enters: else it would run into the branch.
 */
export function comparedWith(scenarios: Scenario[], { useCase, inputs }: Flow): Scenario[] {
  const found = new Map<Parameter, string>()
  for (const { told } of useCase.branches) {
    const words = told[0]?.text.split(':')[0] ?? ''
    const match = comparison.exec(words)
    const other = (match?.[1] ?? match?.[2])?.trim()
    const [parameter] = inputs.mentioned(words.slice(0, match?.index ?? 0))
    if (other && parameter) found.set(parameter, other)
  }
  return found.size === 0 ? scenarios : scenarios.map((one) => withRecords(one, found))
}

function withRecords(scenario: Scenario, found: Map<Parameter, string>): Scenario {
  let preconditions = scenario.preconditions
  const steps = scenario.steps.map((step) => {
    if (!step.inputs) return step
    const inputs = step.inputs.map((input) => {
      const other = found.get(input.parameter)
      const spoken = preconditions.some((one) => comparison.test(one) && one.includes(other ?? ''))
      if (other === undefined || spoken || input.value !== undefined || input.violation) return input
      const value = typicalLiteral(input.parameter)
      if (value === undefined) return input
      preconditions = [...preconditions, `The ${other} is "${value}"`]
      return { ...input, value }
    })
    return { ...step, inputs }
  })
  return { ...scenario, preconditions, steps }
}
