import { amountOf, moneyWords } from '../../requirements/facts/prices/amount-words.ts'
import type { Condition, ConditionEntry, DecisionTable, PartitionTest, Screen } from '../model.ts'
import { quantityOf, type BaseRates } from './price-bases.ts'
import type { PriceCondition, PriceRate } from './price-model.ts'

const oneAmount = new RegExp(`^(?:the |an? )?(.{2,60}?) (?:is|are|costs?|amounts to) ${moneyWords}$`, 'i')
const modifies = /\b(?:more|extra|added|surcharge|discount|reduced|increased|less|off|deducted|plus)\b/i

/** The rates of a decision table whose outcomes are sums of money; nothing for other tables. */
export function tableRates(table: DecisionTable, screen?: Screen): BaseRates | undefined {
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
  const base = { rates, conditions: made, quantities: [], origins, result, unit, tableId: id }
  const per = /^price per ([a-z]+)$/.exec(result)?.[1]
  const counted = per === undefined ? undefined : quantityOf(`number of ${per}s`, undefined, screen, false)
  if (counted?.parameterId === undefined) return base
  return {
    ...base,
    quantities: [counted],
    rates: rates.map((rate) => ({ ...rate, terms: rate.terms.map((term) => ({ ...term, inputs: [0] })) })),
    result: 'total price',
    fixed: true,
    multiplied: true,
  }
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
