import { parseDecimal } from '../../numbers/decimal.ts'
import type { DecisionTable, PercentAmount } from '../model.ts'

const figure = '(\\d{1,3}(?:\\.\\d{1,3})?)\\s?(?:%|percent|per cent)'
const less = '(discount|rebate|reduction|off|price reduction|less)'
const more = '(surcharge|markup|mark-up|uplift|extra charge)'
const noun = new RegExp(
  `${figure}\\s+(?:${less}|${more})\\b(?:\\s+(?:of|on|off)\\s+(?:the |their |his |her |its )?(?:whole |total |entire )?([a-z][\\w -]{2,30}?))?(?=[.,;]|$|\\s(?:is|are|and|when|if|for)\\b)|\\b(?:${less}|${more})\\s+(?:is|are|of|amounts to|by)?\\s*${figure}(?:\\s+(?:of|on|off)\\s+(?:the |their |its )?([a-z][\\w -]{2,30}?))?(?=[.,;]|$|\\s(?:is|are|and|when|if|for|applies)\\b)|\\b(reduced|increased) by\\s+${figure}`,
  'i',
)
const moneyUnit = /^(?:EUR|USD|GBP|CHF|€|\$|£|euros?|dollars?|pounds?)$/i

/**
 * What a percentage in an outcome comes to: "10 % discount" of the numeric condition in money, else of a base that the case states
 * ("200.00"). An outcome with several percentages states no single amount.
 */
export function withAmounts(table: DecisionTable): DecisionTable {
  const outcomes = [...new Set(table.columns.flatMap((column) => column.outcomes))]
  const amounts = outcomes.flatMap((outcome) => {
    const amount = amountIn(outcome, table)
    return amount ? [[outcome, amount] as const] : []
  })
  return amounts.length === 0 ? table : { ...table, amounts: Object.fromEntries(amounts) }
}

function amountIn(outcome: string, { conditions }: DecisionTable): PercentAmount | undefined {
  if ((outcome.match(/%|\bpercent\b|\bper cent\b/gi) ?? []).length !== 1 || /"/.test(outcome))
    return undefined
  const found = noun.exec(outcome)
  const rate = found?.[1] ?? found?.[7] ?? found?.[10]
  if (!found || rate === undefined) return undefined
  const added = found[3] ?? found[6] ?? (found[9]?.toLowerCase() === 'increased' ? 'increase' : undefined)
  const word = (added ?? found[2] ?? found[5] ?? 'reduction').toLowerCase()
  const name = (found[4] ?? found[8])?.trim()
  const money = conditions.findIndex(
    ({ entries }) =>
      entries[0]?.kind === 'number' &&
      entries.some((entry) => entry.kind === 'number' && moneyUnit.test(entry.unit ?? '')),
  )
  const condition = conditions[money]
  const unit = condition?.entries.flatMap((entry) => (entry.kind === 'number' ? (entry.unit ?? []) : []))[0]
  const base = name ?? condition?.subject ?? 'price'
  return {
    percent: parseDecimal(rate),
    sign: added ? 1 : -1,
    result: `${base} ${added ? 'with' : 'after'} the ${/^(?:off|less)$/.test(word) ? 'discount' : word}`,
    base: condition ? { condition: money } : { name: base, literal: '200.00' },
    ...(unit ? { unit } : {}),
  }
}
