import { formatDecimal } from '../../numbers/decimal.ts'
import { isoDate } from '../../requirements/facts/temporal/calendar.ts'
import type { Moment } from '../../requirements/facts/temporal/moment.ts'
import { ordinalOf } from '../filling/ordinal.ts'
import { typicalLiteral } from '../literals/literal-for.ts'
import type { Parameter, PartitionTest } from '../model.ts'
import type { Situation } from './evaluate.ts'
import type { Pricing } from './price-model.ts'

/** One thing that a case can vary: an input, the nights of the stay, a stated fact or a stated number, with the literals worth trying. */
export interface Variable {
  key: string
  options: { name: string; edge: boolean; set: (situation: Situation) => void }[]
}

const departures = new WeakMap<Situation, { from: string; to: string; nights: number }>()

/** The departure follows from arrival and nights, which vary on their own. */
export function withDeparture(situation: Situation): void {
  const stay = departures.get(situation)
  const from = stay && ordinalOf(situation.values.get(stay.from) ?? '', 'day')
  if (stay && from !== undefined) situation.values.set(stay.to, isoDate(Number(from) + stay.nights))
}

/** What the price depends on, each with a value inside every span and the two values beside every limit. */
export function variablesOf(pricing: Pricing): Variable[] {
  const { conditions, screen, stay, quantities, minimums } = pricing
  const parameters = screen?.parameters ?? []
  const tested = new Map<string, PartitionTest[]>()
  for (const { test } of conditions)
    if (test.kind === 'input')
      tested.set(test.parameterId, [...(tested.get(test.parameterId) ?? []), ...test.any])
  const made: Variable[] = []
  const add = (parameter: Parameter | undefined, options: Variable['options']) => {
    if (parameter && options.length > 0) made.push({ key: parameter.id, options })
  }
  if (stay && !tested.has(stay.from)) tested.set(stay.from, [])
  for (const parameter of parameters) {
    if (parameter.id === stay?.to) continue
    const tests = tested.get(parameter.id)
    const counts = quantities.some(({ parameterId }) => parameterId === parameter.id)
    if (tests || counts) add(parameter, optionsOf(parameter, tests ?? [], counts))
  }
  conditions.forEach(({ test }, at) => {
    if (test.kind === 'fact')
      made.push({
        key: `fact ${at}`,
        options: [
          { name: 'no', edge: false, set: () => undefined },
          { name: 'yes', edge: false, set: ({ facts }) => void facts.add(at) },
        ],
      })
  })
  quantities.forEach(({ parameterId, nights }, at) => {
    if (parameterId === undefined && !nights)
      made.push({
        key: `number ${at}`,
        options: ['3', '10', '20', '100'].map((one) => ({
          name: one,
          edge: false,
          set: ({ numbers }) => void numbers.set(at, one),
        })),
      })
  })
  if (stay) {
    const limits = conditions.flatMap(({ test }) => (test.kind === 'nights' ? limitsOf(test) : []))
    const least = minimums.map((one) => one.least)
    made.push({ key: 'nights', options: nightOptions(stay, [...limits, ...least]) })
  }
  return made
}

function limitsOf({ min, max }: { min?: bigint; max?: bigint }): bigint[] {
  return [...(min === undefined ? [] : [min]), ...(max === undefined ? [] : [max + 1n])]
}

function nightOptions(stay: NonNullable<Pricing['stay']>, starts: bigint[]): Variable['options'] {
  const cuts = [...new Set(starts)].filter((one) => one > 1n).sort((a, b) => (a < b ? -1 : 1))
  const option = (nights: bigint, edge: boolean) => ({
    name: String(nights),
    edge,
    set: (situation: Situation) => void departures.set(situation, { ...stay, nights: Number(nights) }),
  })
  const inner = [cuts[0] === undefined ? 3n : cuts[0] - 1n, ...cuts.map((cut) => cut + 1n)]
  return [
    ...inner.map((one) => option(one, false)),
    ...cuts.flatMap((cut) => [option(cut - 1n, true), option(cut, true)]),
  ]
}

function optionsOf(parameter: Parameter, tests: PartitionTest[], counts: boolean): Variable['options'] {
  const option = (edge: boolean) => (name: string) => ({
    name,
    edge,
    set: ({ values }: Situation) => void values.set(parameter.id, name),
  })
  const { choices, control, temporal, number } = parameter.constraints
  if (control === 'checkbox') return ['unchecked', 'checked'].map(option(false))
  const named = tests.flatMap((test) => (test.kind === 'choice' ? [test.value] : []))
  if (choices ?? named.length > 0) return [...new Set(choices ?? named)].slice(0, 12).map(option(false))
  if (temporal || tests.some(({ kind }) => kind === 'temporal')) {
    const cuts = tests.flatMap((test) => (test.kind === 'temporal' ? daysOf(test) : []))
    return [
      ...dayOptions(parameter, cuts).map(option(false)),
      ...cuts
        .flatMap((day) => [day - 1, day])
        .map(isoDate)
        .map(option(true)),
    ]
  }
  if (number) return numberOptions(parameter, tests, counts).map(([name, edge]) => option(edge)(name))
  const typical = typicalLiteral(parameter)
  return ['', ...(typical === undefined ? [] : [typical])].map(option(false))
}

function daysOf({ min, max }: { min?: Moment; max?: Moment }): number[] {
  return [...(min?.from === 'calendar' ? [min.at] : []), ...(max?.from === 'calendar' ? [max.at + 1] : [])]
}

/** A day well inside every span between two limits. */
function dayOptions(parameter: Parameter, cuts: number[]): string[] {
  const typical = typicalLiteral(parameter)
  const sorted = cuts.toSorted((a, b) => a - b)
  const inside = [...(sorted[0] === undefined ? [] : [sorted[0] - 20]), ...sorted.map((day) => day + 9)]
  return [
    ...new Set([...inside.map(isoDate), ...(typical === undefined || cuts.length > 0 ? [] : [typical])]),
  ]
}

function numberOptions(
  { constraints }: Parameter,
  tests: PartitionTest[],
  counts: boolean,
): [string, boolean][] {
  const { min, max, scale = 0, step = 1n } = constraints.number ?? {}
  const starts = tests.flatMap((test) => {
    if (test.kind !== 'number') return []
    const at = (value: bigint) =>
      scale >= test.scale
        ? value * 10n ** BigInt(scale - test.scale)
        : value / 10n ** BigInt(test.scale - scale)
    return [
      ...(test.min === undefined ? [] : [at(test.min)]),
      ...(test.max === undefined ? [] : [at(test.max) + step]),
    ]
  })
  const fits = (value: bigint) => (min === undefined || value >= min) && (max === undefined || value <= max)
  const cuts = [...new Set(starts)]
    .filter((cut) => fits(cut) && fits(cut - step))
    .sort((a, b) => (a < b ? -1 : 1))
  const unit = 10n ** BigInt(scale)
  const lowest = counts || min === undefined ? cuts[0] !== undefined && cuts[0] - step : min
  const inner = [...(cuts[0] === undefined || lowest === false ? [] : [lowest]), ...cuts].filter(fits)
  const more = counts ? [2n, 3n, 5n, 10n, 20n, 100n, 1n].map((one) => one * unit).filter(fits) : []
  const first = inner.length > 0 ? inner : [min ?? 2n * unit]
  const plain = counts && cuts.length === 0 ? [...more, ...first] : [...first, ...more]
  const write = (value: bigint) => formatDecimal(value, scale)
  return [
    ...[...new Set(plain)].map((value): [string, boolean] => [write(value), false]),
    ...cuts.flatMap((cut): [string, boolean][] => [
      [write(cut - step), true],
      [write(cut), true],
    ]),
  ]
}
