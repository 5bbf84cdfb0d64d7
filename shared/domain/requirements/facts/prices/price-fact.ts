import type { Decimal } from '../../../numbers/decimal.ts'
import type { FormulaFact } from '../formulas/formula-fact.ts'
import type { TemporalRange } from '../temporal/moment.ts'

/** What raises or lowers a price: a percentage of it or a sum of money, under a condition as written ("" when always). */
export interface PriceChange {
  kind: 'change'
  when: string
  /** The definite subject beside the condition: "the guest", "the parcel is bulky and". */
  subject?: string
  sign: 1 | -1
  percent?: Decimal
  amount?: Decimal
  unit?: string
  /** What the sum is counted by: "night" of "5 EUR per night". */
  per?: string
  /** What the text says is changed: "total price", "first month". */
  of?: string
  /** Where it stands among the other changes, where the text says so. */
  place?: 'first' | 'then' | 'last'
}

/** A piece of how a price comes about, read from one sentence. */
export type PricePart =
  | { kind: 'rate'; when: string; formula: FormulaFact }
  /** "Basic costs 19.90 EUR, Plus 29.90 EUR": prices of named things. */
  | { kind: 'list'; entries: { name: string; amount: Decimal }[]; unit: string; per?: string }
  | PriceChange
  /** "VIP tickets are never discounted". */
  | { kind: 'exempt'; when: string; from: 'discount' | 'surcharge' }
  /** What happens where several changes apply. */
  | { kind: 'combine'; how: 'highest' | 'sequence' | 'sum' | 'never' | 'all' }
  /** "The day of arrival decides". */
  | { kind: 'deciding'; label: string }
  /** "from 1 July to 31 August (high season)": a span of days that other sentences name. */
  | { kind: 'season'; name: string; label: string; range: TemporalRange }
  /** Fewer nights or pieces than that are refused under a condition, with a message. */
  | { kind: 'minimum'; when: string; least: number; unit: string; message?: string }

export interface PriceFact {
  kind: 'price'
  part: PricePart
}
