import { exact } from '../../requirements/calculators/decimals.ts'
import type { Condition } from '../../requirements/calculators/parts.ts'
import type { Calculator, CalculatorInput, CalculatorRule } from '../model.ts'
import { isNumeric, readEntry } from './entries.ts'

/** Values of a form for which a rule decides, and which value of which input is at a limit. */
export interface Row {
  rule: CalculatorRule
  values: Map<string, string>
  /** "Weight in kg 2.01, Express delivery ticked". */
  edge: boolean
}

const mostVariants = 8

/** The values with which a rule is tried: both ends of each range, each value of a list, and each state of what does not matter. */
export function rowsOf(calculator: Calculator, rule: CalculatorRule): Row[] {
  const candidates = calculator.inputs.map((input) => ({ input, values: valuesFor(calculator, input, rule) }))
  if (candidates.some(({ values }) => values === undefined)) return []
  const count = Math.min(mostVariants, Math.max(1, ...candidates.map(({ values }) => values?.length ?? 0)))
  return Array.from({ length: count }, (_, at) => ({
    rule,
    edge: rule.when.some(({ is }) => is === 'between'),
    values: new Map(
      candidates.flatMap(({ input, values = [] }): [string, string][] => {
        const value = values[at % values.length]
        return value === undefined ? [] : [[input.label, value]]
      }),
    ),
  }))
}

/** Values of an input under which the conditions of a rule hold; none at all (undefined) where no valid one is known. */
function valuesFor(
  calculator: Calculator,
  input: CalculatorInput,
  { when }: CalculatorRule,
): string[] | undefined {
  const own = when.find(({ label }) => label === input.label)
  if (input.control === 'checkbox') {
    if (own?.is === 'ticked') return [own.on ? 'checked' : 'unchecked']
    const matters = calculator.rules.some((rule) => rule.when.some(({ label }) => label === input.label))
    return matters ? ['unchecked', 'checked'] : ['unchecked']
  }
  if (input.control !== 'textbox') {
    if (own?.is === 'one') return own.values
    const matters = calculator.rules.some((rule) => rule.when.some(({ label }) => label === input.label))
    return matters ? input.choices : input.choices.slice(0, 1)
  }
  if (!isNumeric(calculator, input))
    return calculator.faults.some(({ label }) => label === input.label) ? ['Sample'] : []
  const valid = numbersIn(calculator, input, own?.is === 'between' ? own : undefined)
  return valid.length > 0 ? valid : undefined
}

type Between = Extract<Condition, { is: 'between' }>

/** The last values of a range that an entry may have, or a typical one where no rule measures the input. */
export function numbersIn(
  calculator: Calculator,
  input: CalculatorInput,
  range: Between | undefined,
): string[] {
  const step = 10 ** (4 - input.decimals)
  const { low, high } = allowed(calculator, input)
  const min = range?.min === undefined ? undefined : exact(range.min) + (range.minOpen ? step : 0)
  const max = range?.max === undefined ? undefined : exact(range.max) - (range.maxOpen ? step : 0)
  const from = low === undefined ? min : Math.max(low, min ?? low)
  const to = high === undefined ? max : Math.min(high, max ?? high)
  const fits = (value: number) =>
    (from === undefined || value >= from) && (to === undefined || value <= to) && value > 0
  const edges = range ? [from, to].filter((one) => one !== undefined) : []
  const middle = range
    ? []
    : [5, 10, 2, 20, 1, 50, 100, 500, 1000, 10_000].map(exact).filter(fits).slice(0, 1)
  const found = [
    ...new Set([...edges, ...middle, ...(edges.length + middle.length === 0 ? [from, to] : [])]),
  ].filter((one) => one !== undefined)
  const alone = found.length === 0 && range === undefined ? [exact(5)] : found
  return alone
    .filter(fits)
    .map(literal)
    .filter((text) => {
      const read = readEntry(calculator, input, text)
      return read !== undefined && 'number' in read
    })
}

/** The least and the largest number that no message refuses. */
export function allowed(
  { faults }: Calculator,
  { label, decimals }: CalculatorInput,
): { low?: number; high?: number } {
  const step = 10 ** (4 - decimals)
  const own = faults.filter((one) => one.label === label).map(({ fault }) => fault)
  const lows = own.flatMap((one) =>
    one.kind === 'below' ? [exact(one.limit) + (one.orEqual ? step : 0)] : [],
  )
  const highs = own.flatMap((one) =>
    one.kind === 'above' ? [exact(one.limit) - (one.orEqual ? step : 0)] : [],
  )
  return {
    ...(lows.length > 0 ? { low: Math.max(...lows) } : {}),
    ...(highs.length > 0 ? { high: Math.min(...highs) } : {}),
  }
}

/** A number in ten-thousandths as somebody types it. */
export function literal(value: number): string {
  return String(Math.round(value) / 10_000)
}
