import type { Condition, EntryFault } from '../../requirements/calculators/parts.ts'
import type { Calculator, CalculatorInput } from '../model.ts'

/** An exact decimal: `units` of 10^-`scale`. */
export interface Exact {
  units: bigint
  scale: number
}

/** What an entry is by the sentences of the text; undefined where they leave it open. */
export type Entry =
  | { as: 'number'; number: Exact }
  | { as: 'text'; text: string }
  | { as: 'wrong'; message: string }
  | undefined

export function exactOf(text: string): Exact | undefined {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!found) return undefined
  const [, minus = '', whole = '', digits = ''] = found
  return { units: BigInt(`${minus}${whole}${digits}`), scale: digits.length }
}

/** Negative, zero or positive, as a difference is. */
export function order(a: Exact, b: Exact): number {
  const left = a.units * 10n ** BigInt(b.scale)
  const right = b.units * 10n ** BigInt(a.scale)
  return left < right ? -1 : left > right ? 1 : 0
}

const ofNumber = (value: number): Exact => exactOf(String(value)) ?? { units: 0n, scale: 0 }

/** What the value of an input counts as. */
export function entryAs(calculator: Calculator, input: CalculatorInput, value: string | undefined): Entry {
  const { faults, says } = calculator
  const own = faults.filter(({ label }) => label === input.label)
  const wrong = (kind: EntryFault['kind']): Entry => {
    const text = own.find(({ fault }) => fault.kind === kind)?.text
    return text === undefined ? undefined : { as: 'wrong', message: text }
  }
  if (input.control === 'checkbox') return { as: 'text', text: value ?? 'unchecked' }
  if (input.control !== 'textbox') return value ? { as: 'text', text: value } : wrong('empty')
  if (value === undefined) return undefined
  const text = value.trim()
  if (text === '') {
    const blank = says.trim ?? calculator.blanks.find(({ label }) => label === input.label)
    return value === '' || blank ? wrong('empty') : undefined
  }
  if (text !== value && !says.trim) return undefined
  const counted =
    own.some(({ fault }) => fault.kind !== 'empty') ||
    [...calculator.rules, ...calculator.changes].some(({ when }) =>
      when.some((one) => one.is === 'between' && one.label === input.label),
    )
  if (!counted) return { as: 'text', text }
  if (calculator.spellings.some(({ label, values }) => label === input.label && values.includes(text)))
    return wrong('notNumber')
  const number = exactOf(says.comma ? text.replace(',', '.') : text)
  if (!number) return /\d/.test(text) ? undefined : wrong('notNumber')
  const broken = own.filter(({ fault }) => isBroken(fault, number)).map((one) => one.text)
  const [first] = broken
  if (first === undefined) return { as: 'number', number }
  return says.ordered || new Set(broken).size === 1 ? { as: 'wrong', message: first } : undefined
}

function isBroken(fault: EntryFault, number: Exact): boolean {
  if (fault.kind === 'notWhole') return number.units % 10n ** BigInt(number.scale) !== 0n
  if (fault.kind === 'decimals') return number.scale > fault.most
  if (fault.kind === 'empty' || fault.kind === 'notNumber') return false
  const side = order(number, ofNumber(fault.limit))
  return (fault.kind === 'below' ? side < 0 : side > 0) || (side === 0 && fault.orEqual === true)
}

/** Whether an entry meets a condition of a rule; undefined where that cannot be told. */
export function fulfils(condition: Condition, entry: Entry): boolean | undefined {
  if (!entry || entry.as === 'wrong') return undefined
  if (condition.is === 'between') {
    if (entry.as !== 'number') return undefined
    const { min, minOpen, max, maxOpen } = condition
    const low = min === undefined ? 1 : order(entry.number, ofNumber(min))
    const high = max === undefined ? -1 : order(entry.number, ofNumber(max))
    return (low > 0 || (low === 0 && !minOpen)) && (high < 0 || (high === 0 && !maxOpen))
  }
  if (entry.as !== 'text') return undefined
  return condition.is === 'one'
    ? condition.values.includes(entry.text)
    : condition.on === (entry.text === 'checked')
}
