import { amountOf, moneyWords } from '../../requirements/facts/prices/amount-words.ts'
import type { PricePart } from '../../requirements/facts/prices/price-fact.ts'
import { labelKey } from '../../requirements/facts/labels.ts'
import type { Condition, ConditionEntry, DecisionTable, Parameter, PartitionTest, Screen } from '../model.ts'
import type { ReadFormulaPart } from './build-pricings.ts'
import { keysOf } from './phrase-words.ts'
import type { PhraseContext } from './price-phrases.ts'
import type { PriceCondition, PriceQuantity, PriceRate } from './price-model.ts'

/** Prices before changes. A rate has either its conditions or a phrase that states them. */
export interface BaseRates {
  rates: (PriceRate & { phrase?: string })[]
  conditions: PriceCondition[]
  quantities: PriceQuantity[]
  origins: string[]
  result: string
  /** The result is the name that the text gives it. */
  fixed?: true
  unit: string
  tableId?: string
}

const oneAmount = new RegExp(`^(?:the |an? )?(.{2,60}?) (?:is|are|costs?|amounts to) ${moneyWords}$`, 'i')
const modifies = /\b(?:more|extra|added|surcharge|discount|reduced|increased|less|off|deducted|plus)\b/i

/** The rates of a decision table whose outcomes are sums of money; nothing for other tables. */
export function tableRates(table: DecisionTable): BaseRates | undefined {
  const { conditions, stated, columns, origins, id } = table
  if (conditions.some(({ parameter }) => parameter === undefined)) return undefined
  const rules = stated
    ? stated.flatMap(({ outcome, allowed, requirementId }) =>
        allowed.map((sets) => ({ outcome, sets, requirementId })),
      )
    : columns.flatMap(({ entries, outcomes }) =>
        outcomes.map((outcome) => ({
          outcome,
          sets: entries.map((one) => [one]),
          requirementId: table.statedBy[outcome] ?? origins[0] ?? '',
        })),
      )
  const made: PriceCondition[] = []
  const known = new Map<string, number>()
  const names = new Set<string>()
  const units = new Set<string>()
  const rates = rules.flatMap(({ outcome, sets, requirementId }): PriceRate[] => {
    const found = modifies.test(outcome) ? null : oneAmount.exec(outcome)
    const money = found && amountOf(found[2], found[3], found[4])
    if (!found || !money || !('amount' in money)) return []
    names.add((found[1] ?? '').toLowerCase())
    units.add(money.unit)
    const when = sets.flatMap((set, at) => {
      const condition = conditions[at]
      if (!set || !condition) return []
      const key = `${at} ${set.join()}`
      const place = known.get(key) ?? made.push(conditionOf(condition, set)) - 1
      known.set(key, place)
      return [{ condition: place, holds: true }]
    })
    return [{ requirementId, when, terms: [{ factor: money.amount, inputs: [] }] }]
  })
  const [result] = names
  const [unit] = units
  if (rates.length < 2 || names.size > 1 || units.size > 1 || !result || !unit) return undefined
  return { rates, conditions: made, quantities: [], origins, result, unit, tableId: id }
}

function conditionOf({ parameter, entries }: Condition, set: number[]): PriceCondition {
  const label = parameter?.label ?? ''
  return {
    yes: `${label} is as the table says`,
    no: `${label} is otherwise`,
    test: { kind: 'input', parameterId: parameter?.id ?? '', any: set.flatMap((at) => testOf(entries[at])) },
  }
}

function testOf(entry: ConditionEntry | undefined): PartitionTest[] {
  if (!entry || entry.kind === 'fact') return []
  if (entry.kind === 'equals')
    return [
      entry.holds
        ? { kind: 'choice', value: entry.value }
        : { kind: 'otherThan', values: entry.value.split('", "') },
    ]
  const { min, max, scale } = entry
  return [
    { kind: 'number', scale, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
  ]
}

/** "Basic costs 19.90 EUR, …": a rate for each choice of an input, times the number of pieces where the form asks for one. */
export function listRates(
  { part, requirementId }: { part: PricePart & { kind: 'list' }; requirementId: string },
  screen: Screen | undefined,
): BaseRates | undefined {
  const input = screen?.parameters.find(({ constraints }) =>
    part.entries.every(({ name }) => choiceOf(name, constraints.choices ?? []) !== undefined),
  )
  if (!screen || !input) return undefined
  const number = countOf(screen, input, part)
  const quantities: PriceQuantity[] = number ? [{ name: number.label, parameterId: number.id }] : []
  const timed = part.per !== undefined && /^(?:month|year|week|day|hour|night)$/.test(part.per)
  if (part.per !== undefined && !timed && !number) return undefined
  return {
    rates: part.entries.map(({ amount }, at) => ({
      requirementId,
      when: [{ condition: at, holds: true }],
      terms: [{ factor: amount, inputs: quantities.map((_, place) => place) }],
    })),
    conditions: part.entries.map(({ name }) =>
      choiceCondition(input, choiceOf(name, input.constraints.choices ?? []) ?? name),
    ),
    quantities,
    origins: [requirementId, ...input.origins.slice(0, 1)],
    result: timed ? `price per ${part.per ?? ''}` : number ? 'total price' : 'price',
    ...(timed ? { fixed: true as const } : {}),
    unit: part.unit,
  }
}

function choiceCondition({ id, label }: Parameter, value: string): PriceCondition {
  return {
    yes: `${label} is "${value}"`,
    no: `${label} is not "${value}"`,
    test: { kind: 'input', parameterId: id, any: [{ kind: 'choice', value }] },
  }
}

function choiceOf(name: string, choices: string[]): string | undefined {
  const key = labelKey(name)
  const exact = choices.find((choice) => labelKey(choice) === key)
  const words = keysOf(name)
  const near = choices.filter(
    (choice) => keysOf(choice).length > 0 && keysOf(choice).every((word) => words.includes(word)),
  )
  return exact ?? (near.length === 1 ? near[0] : undefined)
}

/** The input that counts what the list prices: "Number of tickets" beside "Day ticket", or a plain quantity. */
function countOf(
  { parameters }: Screen,
  input: Parameter,
  { entries, per }: PricePart & { kind: 'list' },
): Parameter | undefined {
  const words = new Set([
    ...entries.flatMap(({ name }) => keysOf(name)),
    ...keysOf(input.label),
    ...keysOf(per ?? ''),
  ])
  return parameters.find(({ label, constraints }) => {
    if (!constraints.number) return false
    if (/^(?:quantity|number|count|amount|pieces|copies)$/i.test(label)) return true
    const counted =
      /^(?:number|quantity|amount) of (.+)$/i.exec(label)?.[1] ?? (/s$/i.test(label) ? label : '')
    return keysOf(counted).some((word) => words.has(word))
  })
}

/** "A room costs 80 EUR per night", "in the high season it costs 120 EUR per night": rates of the same quantities. */
export function formulaRates(
  formulas: ReadFormulaPart[],
  screen: Screen | undefined,
  { stay }: PhraseContext,
): BaseRates | undefined {
  const quantities: PriceQuantity[] = []
  const rates: BaseRates['rates'] = []
  for (const { formula, when, requirementId } of formulas) {
    const { least, most, rounding, terms } = formula
    if (least || most || rounding || terms.some(({ begun }) => begun)) return undefined
    const places = formula.inputs.map(({ name, unit }) => {
      const found = quantityOf(name, unit, screen, stay)
      const known = quantities.findIndex((one) => one.name === found.name)
      return known >= 0 ? known : quantities.push(found) - 1
    })
    rates.push({
      requirementId,
      when: [],
      ...(when === '' ? {} : { phrase: when }),
      terms: terms.map((term) => ({ ...term, inputs: term.inputs.map((at) => places[at] ?? 0) })),
    })
  }
  const units = new Set(formulas.map(({ formula }) => formula.unit))
  const [unit] = units
  if (units.size !== 1 || unit === undefined || rates.length === 0) return undefined
  return {
    rates,
    conditions: [],
    quantities,
    origins: formulas.map(({ requirementId }) => requirementId),
    result: formulas[0]?.formula.result ?? 'price',
    unit,
  }
}

function quantityOf(
  name: string,
  unit: string | undefined,
  screen: Screen | undefined,
  stay: boolean,
): PriceQuantity {
  if (/^number of nights$/.test(name) && stay) return { name, nights: true }
  const keys = new Set(
    [name, unit ?? '', name.replace(/^number of /, '')].filter((one) => one !== '').map(labelKey),
  )
  const parameter = screen?.parameters.find(({ label }) =>
    keys.has(labelKey(label.replace(/\s*\([^()]*\)$/, ''))),
  )
  return parameter ? { name, parameterId: parameter.id } : { name }
}
