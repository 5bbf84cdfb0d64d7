import { formatDecimal } from '../../../numbers/decimal.ts'
import { readQuantities } from '../../../requirements/facts/quantities/quantities.ts'
import { limits } from '../../../requirements/facts/rules/rules.ts'
import type { Scenario } from '../../model.ts'
import type { Flow } from './flow.ts'

const compared =
  /\b(?:more|less|fewer|greater|higher|lower|larger|smaller) than (?=[\d€$£])|\b(?:over|above|below|under|at least) (?=[\d€$£])/i

/**
 * "The check reports more than 30 % similarity" leaves the flow at 31 %, and does not at 30 %: a branch whose condition is a limit on
 * something that nobody enters starts with the value next to the limit, and the main flow also runs with the last value before it.
 */
export function limitStarts(scenario: Scenario, condition: string | undefined, flow: Flow): Scenario[] {
  const word = condition === undefined ? null : compared.exec(condition)
  const main = flow.told?.()
  if (condition === undefined || !word || !main || flow.inputs.mentioned(condition).length > 0)
    return [scenario]
  // What else must hold may be what keeps the flow on its way.
  if (/,|\b(?:and|or|but|unless|not|wants?|can|may)\b/i.test(condition)) return [scenario]
  // Two limits may be steps on one scale: what is not beyond the second is beyond the first.
  if (flow.useCase.branches.filter(({ told }) => compared.test(told[0]?.text ?? '')).length > 1)
    return [scenario]
  const quantities = readQuantities(condition)
  const [quantity] = quantities
  if (!quantity || quantities.length > 1 || quantity.unit?.dimension === 'length') return [scenario]
  const { min, max, scale, step } = limits(quantity, condition)
  const own = min?.units ?? max?.units
  if (own === undefined || (min && max) || !scenario.preconditions.includes(condition)) return [scenario]
  const other = min ? own - step : own + step
  const start = (units: bigint) =>
    condition.replace(/(?<![\d.,])\d[\d.,]*(?<![.,])/, formatDecimal(units, scale)).replace(word[0], '')
  return [
    {
      ...scenario,
      preconditions: scenario.preconditions.map((one) => (one === condition ? start(own) : one)),
    },
    {
      ...main,
      id: `${scenario.id}.limit`,
      title: `${main.title}, when ${start(other).charAt(0).toLowerCase()}${start(other).slice(1)}`,
      preconditions: [...main.preconditions, start(other)],
    },
  ]
}
