import { formatDecimal, parseDecimal, type Decimal } from '../../numbers/decimal.ts'
import { amountFor, isHeld, rawAmount } from '../techniques/calculation.ts'
import { countAt } from '../items/formula-edges.ts'
import { typicalLiteral } from '../literals/literal-for.ts'
import type { Formula, FormulaItem, Item } from '../model.ts'
import { entered } from '../items/repeated-input.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'
import { spokenCount } from './spoken-start.ts'
import { capital } from './step-prose.ts'
import { entryStep, openStep, submitStep, type StepDraft } from './steps.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

/** One case for each kind of literals, with the amount that the rule of the text gives for them. */
export function designFormulas(
  formulas: Formula[],
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const byId = new Map(formulas.map((one) => [one.id, one]))
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  for (const item of items) {
    const formula = item.kind === 'formula' ? byId.get(item.formulaId) : undefined
    if (item.kind !== 'formula' || !formula) continue
    const literals = literalsFor(formula, item.region)
    const amount = literals && amountFor(formula, literals)
    if (literals && amount !== undefined) cases.push(formulaCase(formula, item, literals, amount))
    else undesigned.push({ item, reason: 'no literals give an amount of this kind without rounding' })
  }
  return { cases, undesigned }
}

const quantities = ['3', '2', '10', '5', '20', '1', '50', '100', '500', '1000', '10000', '100000']
const broken = ['1.5', '2.5', '0.5']
const uneven = ['10.55', '33.33', '99.99', '7.77', '1.01']

/** The first literals of the region: every input but the leading one stays typical. */
function literalsFor(formula: Formula, region: FormulaItem['region']): string[] | undefined {
  const count = countAt(formula, region)
  if (count !== undefined) return isAllowed(count, formula, 0) ? [count] : undefined
  const lead = leadOf(formula, region)
  const base = formula.inputs.map((_, at) => {
    const possible = candidates(formula, at, region)
    return possible[at % Math.max(1, possible.length)] ?? '2'
  })
  const tried = candidates(formula, lead, region).map((literal) => base.with(lead, literal))
  return tried.find((literals) => isIn(formula, literals, region))
}

function leadOf({ terms }: Formula, region: FormulaItem['region']): number {
  const term =
    region === 'free' || region === 'beyond'
      ? terms.find(({ free }) => free)
      : region === 'begun'
        ? terms.find(({ begun }) => begun)
        : terms.find(({ inputs }) => inputs.length > 0)
  return term?.inputs[0] ?? 0
}

function candidates(formula: Formula, at: number, region: FormulaItem['region']): string[] {
  const { name = '', unit, parameter } = formula.inputs[at] ?? {}
  const free = formula.terms.find((term) => term.free && term.inputs[0] === at)?.free
  if (free && region === 'free') return [formatDecimal(free.digits, free.scale)]
  if (free && region === 'beyond') return [moved(free, 1n)]
  const money = isMoney(name, unit)
  const plain = money
    ? ['200.00', '1000.00', '50.00', '10.00', ...quantities.map((one) => `${one}.00`)]
    : quantities
  const own = parameter ? typicalLiteral(parameter) : undefined
  const listed =
    region === 'begun'
      ? broken
      : region === 'rounded'
        ? money
          ? uneven
          : [...uneven, ...broken]
        : free
          ? [moved(free, 3n), ...plain]
          : plain
  const fit = parameter?.constraints.number
    ? listed.filter((literal) => isAllowed(literal, formula, at))
    : listed
  return own !== undefined && fit.length === 0 ? [own] : fit
}

function moved({ digits, scale }: Decimal, by: bigint): string {
  return formatDecimal(digits + by * 10n ** BigInt(scale), scale)
}

function isMoney(name: string, unit: string | undefined): boolean {
  return (
    /^(?:EUR|USD|GBP|CHF|€|\$|£)$/i.test(unit ?? '') ||
    /\b(?:amount|price|total|salary|income|cost|fee|value|sum|turnover|revenue|sales)\b/i.test(name)
  )
}

function isAllowed(literal: string, { inputs }: Formula, at: number): boolean {
  const { min, max, scale = 0, step = 1n } = inputs[at]?.parameter?.constraints.number ?? {}
  const value = parseDecimal(literal)
  if (value.scale > scale && value.digits % 10n ** BigInt(value.scale - scale) !== 0n) return false
  const units =
    value.scale > scale
      ? value.digits / 10n ** BigInt(value.scale - scale)
      : value.digits * 10n ** BigInt(scale - value.scale)
  return (
    (min === undefined || units >= min) &&
    (max === undefined || units <= max) &&
    (units - (min ?? 0n)) % step === 0n
  )
}

function isIn(formula: Formula, literals: string[], region: FormulaItem['region']): boolean {
  const held = isHeld(formula, literals)
  const raw = rawAmount(formula, literals)
  const cents = raw.digits % 10n ** BigInt(Math.max(0, raw.scale - 2)) === 0n
  if (region === 'least' || region === 'most') return held === region
  if (region === 'rounded') return !cents && held === undefined
  return held === undefined && (formula.unit === undefined || cents)
}

function formulaCase(formula: Formula, item: FormulaItem, literals: string[], amount: string): CaseDraft {
  const { result, inputs, requirementId, given, when } = formula
  const expected = `The ${result} is ${withUnit(amount, formula.unit)}`
  const start = inputs.map(
    ({ name, unit }, at) => `the ${name} is "${literals[at] ?? ''}"${unit ? ` ${unit}` : ''}`,
  )
  const stated = [
    ...(when && item.region !== 'none' ? [capital(when)] : []),
    ...(given ? [capital(given)] : []),
    ...start.filter((_, at) => inputs[at]?.parameter === undefined).map(capital),
  ]
  const told = inputs.map(({ name, unit }, at) => spokenCount(name, literals[at] ?? '', unit))
  return {
    title: `${expected}, when ${[...told, ...(given ? [given] : [])].join(' and ')}`.slice(0, 240),
    steps: stepsFor(formula, literals, expected),
    claims: [item],
    outcome: {
      expected,
      oracle: 'stated',
      checkable: isCheckable(expected),
      requirementId,
      ...(formula.basedOn ? { cites: [formula.basedOn] } : {}),
    },
    preconditions: stated,
    types:
      item.technique === 'Boundary Value Analysis'
        ? ['boundary', 'functional', 'regression']
        : ['functional', 'regression', 'integration'],
    tags: ['positive', 'computed amount'],
    testCondition: item.description,
    manual: stated.map((text) => `precondition must be set up: ${text}`),
  }
}

function withUnit(amount: string, unit: string | undefined): string {
  if (unit === undefined) return amount
  return /^[€$£]$/.test(unit) ? `${unit}${amount}` : `${amount} ${unit}`
}

function stepsFor({ screen, inputs }: Formula, literals: string[], expected: string): StepDraft[] {
  if (!screen || screen.parameters.length === 0) return [{ ...openStep(screen), expectedResult: expected }]
  const values = new Map(
    inputs.flatMap(({ parameter }, at) => (parameter ? [[parameter.id, literals[at] ?? ''] as const] : [])),
  )
  const entries = screen.parameters.flatMap((parameter) => {
    const value = entered(parameter, screen.parameters, values)
    return value === undefined ? [] : entryStep(parameter, value)
  })
  return [openStep(screen), ...entries, submitStep(screen, expected)]
}
