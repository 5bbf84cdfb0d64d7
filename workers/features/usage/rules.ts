import { currency, unitsPerDollar } from '../../../shared/services/model-prices.ts'

/** What questions took together; the cost in billionths of a dollar. */
export interface Took {
  inputTokens: number
  outputTokens: number
  cost: number
}

/** The billing period that a time lies in: its calendar month in UTC, from the first millisecond to before `end`. */
export function periodOf(now: number): { start: number; end: number } {
  const date = new Date(now)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return { start: Date.UTC(year, month), end: Date.UTC(year, month + 1) }
}

/** Adds up by a key of each, the most expensive first. */
export function addedBy<T extends Took>(all: readonly T[], keyOf: (one: T) => string): [string, Took][] {
  const groups = [...Map.groupBy(all, keyOf)].map(([key, some]): [string, Took] => [key, added(some)])
  return groups.toSorted(([, one], [, other]) => other.cost - one.cost || volume(other) - volume(one))
}

export const added = (all: readonly Took[]): Took =>
  all.reduce(
    (sum, { inputTokens, outputTokens, cost }) => ({
      inputTokens: sum.inputTokens + inputTokens,
      outputTokens: sum.outputTokens + outputTokens,
      cost: sum.cost + cost,
    }),
    { inputTokens: 0, outputTokens: 0, cost: 0 },
  )

const volume = ({ inputTokens, outputTokens }: Took) => inputTokens + outputTokens

/** The same with the cost in dollars, as clients see it. */
export const inDollars = <T extends Took>(took: T): T => ({ ...took, cost: took.cost / unitsPerDollar })

export const totalsOf = ({ inputTokens, outputTokens, cost }: Took) => ({
  totalInputTokens: inputTokens,
  totalOutputTokens: outputTokens,
  totalCost: cost / unitsPerDollar,
  currency,
})
