import type { TestCase } from '../../test-cases/schema.ts'
import type { Formula, FormulaItem } from '../model.ts'
import { literals, speaksOf } from './behaviour.ts'
import { isEdge } from './amount-edges.ts'
import { nameKey, type CaseFacts } from '../../test-cases/read-case.ts'
import { type Fraction, fraction, ofDecimal, add, multiply, compare, hundredths } from './fraction.ts'

/**
 * Recomputes an amount from the literals of a case by the rule of the model: the case counts for an item only if it expects just
 * that amount of that result, and its literals are of the item's kind.
 */
export function amountHolds(
  { expectedResult = '', preconditions = [] }: TestCase,
  facts: CaseFacts,
  item: FormulaItem,
  formula: Formula,
): boolean {
  const values = formula.inputs.map((input) => valueOf(input, preconditions, facts))
  const known = values.filter((value) => value !== undefined)
  if (formula.given && !preconditions.some((text) => text.toLowerCase() === formula.given?.toLowerCase()))
    return false
  if (known.length < values.length || !speaksOf(expectedResult, formula.result)) return false
  const raw = rawOf(formula, known)
  const least = formula.least && ofDecimal(formula.least)
  const most = formula.most && ofDecimal(formula.most)
  const held =
    least && compare(raw, least) < 0 ? 'least' : most && compare(raw, most) > 0 ? 'most' : undefined
  const amount = (held === 'least' ? least : held === 'most' ? most : undefined) ?? raw
  if (!isOfKind(formula, known, { raw, held, region: item.region })) return false
  return expects(expectedResult, amount, formula)
}

function valueOf(
  { name, parameter }: Formula['inputs'][number],
  preconditions: string[],
  facts: CaseFacts,
): Fraction | undefined {
  const entered = parameter && facts.values.get(nameKey(parameter.label))
  const stated = preconditions.find((text) => text.toLowerCase().startsWith(`the ${name.toLowerCase()} is "`))
  return fraction(entered ?? literals(stated ?? '')[0] ?? '')
}

function rawOf({ terms }: Formula, values: Fraction[]): Fraction {
  let sum: Fraction = { over: 0n, under: 1n }
  for (const { factor, inputs, free, begun } of terms) {
    let part = ofDecimal(factor)
    for (const at of inputs) {
      const value = values[at] ?? { over: 0n, under: 1n }
      const more = free ? add(value, { over: -free.digits, under: 10n ** BigInt(free.scale) }) : value
      const counted = more.over < 0n ? { over: 0n, under: 1n } : more
      const whole = (counted.over + counted.under - 1n) / counted.under
      part = multiply(part, begun ? { over: whole, under: 1n } : counted)
    }
    sum = add(sum, part)
  }
  return sum
}

/** Which limit holds the amount for a single value. */
function heldAt(formula: Formula, value: Fraction): 'least' | 'most' | undefined {
  const raw = rawOf(formula, [value])
  if (formula.least && compare(raw, ofDecimal(formula.least)) < 0) return 'least'
  return formula.most && compare(raw, ofDecimal(formula.most)) > 0 ? 'most' : undefined
}

/** Whether the literals are of a kind: at the free quantity, one beyond, held by a limit, a begun unit, rounded. */
function isOfKind(
  formula: Formula,
  values: Fraction[],
  { raw, held, region }: { raw: Fraction; held: string | undefined; region: FormulaItem['region'] },
): boolean {
  const edge = isEdge(region, values[0], (value) => heldAt(formula, value))
  if (edge !== undefined) return values.length === 1 && edge
  if (region === 'least' || region === 'most') return held === region
  if (held !== undefined) return false
  const { free, inputs = [] } = formula.terms.find((term) => term.free !== undefined) ?? {}
  const value = values[inputs[0] ?? 0]
  const over = free && value ? compare(value, ofDecimal(free)) : 1
  if (region === 'free') return over === 0
  if (region === 'beyond')
    return (
      free !== undefined &&
      value !== undefined &&
      compare(value, add(ofDecimal(free), { over: 1n, under: 1n })) === 0
    )
  if (region === 'rounded') return !hundredths(raw, undefined).exact
  const begun = formula.terms.find((term) => term.begun)?.inputs[0]
  const part = begun === undefined ? undefined : values[begun]
  if (region === 'begun') return part !== undefined && part.over % part.under !== 0n
  return over > 0 && values.every((one) => one.over > 0n)
}

/** The numbers of the expectation hold the amount, in cents where the unit is money. */
function expects(expected: string, amount: Fraction, { unit, rounding }: Formula): boolean {
  const outside = expected.replace(/"[^"]*"/g, ' ')
  const numbers = (outside.match(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g) ?? []).flatMap(
    (text) => fraction(text) ?? [],
  )
  if (unit === undefined && rounding === undefined)
    return numbers.some((number) => compare(number, amount) === 0)
  const { value, exact } = hundredths(amount, rounding)
  if (!exact && rounding === undefined) return false
  return numbers.some((number) => compare(number, { over: value, under: 100n }) === 0)
}
