import type { Decimal } from '../../numbers/decimal.ts'
import type { FormulaTerm } from '../../requirements/facts/formulas/formula-fact.ts'
import type { Origin, PartitionTest, Screen } from '../model/forms.ts'

/** Something that is true or false of a case; `yes` and `no` say which, as a start that is set up or in a title. */
export interface PriceCondition {
  yes: string
  no: string
  test:
    /** The literal of an input lies in one of the partitions. */
    | { kind: 'input'; parameterId: string; any: PartitionTest[] }
    /** The days between the two dates of the form. */
    | { kind: 'nights'; min?: bigint; max?: bigint }
    /** The price before any change, in units of `10^-scale`. */
    | { kind: 'base'; min?: bigint; max?: bigint; scale: number }
    /** Only a person can bring it about. */
    | { kind: 'fact' }
}

/** A condition by its place, and whether it has to hold. */
export interface PriceTerm {
  condition: number
  holds: boolean
}

/** What a price counts: an input, the days between two dates, or a number on record. */
export interface PriceQuantity {
  name: string
  parameterId?: string
  nights?: true
}

/** A price before changes; `inputs` of its terms are places of quantities. */
export interface PriceRate extends Origin {
  when: PriceTerm[]
  terms: FormulaTerm[]
}

export interface PriceStep extends Origin {
  when: PriceTerm[]
  sign: 1 | -1
  percent?: Decimal
  amount?: Decimal
  /** Who or what is exempt from it: it does not apply where one of these holds. */
  except?: PriceTerm[]
  /** The quantity that the sum is multiplied by. */
  per?: number
  place?: 'first' | 'then' | 'last'
  /** The price that alone is changed: "price of the first month". */
  result?: string
  discount: boolean
  /** The text does not say whether the sum is taken off once or from each piece. */
  unclear?: true
}

/** How a price of the text is computed: the rate that applies, and the changes in the order of the text. */
export interface Pricing extends Origin {
  id: string
  origins: string[]
  result: string
  /** Requirements that speak of the price by its name. */
  namedBy: string[]
  unit: string
  screen?: Screen
  /** The inputs that begin and end a stay. */
  stay?: { from: string; to: string }
  quantities: PriceQuantity[]
  conditions: PriceCondition[]
  rates: PriceRate[]
  changes: PriceStep[]
  /** What the text says of several changes at once. */
  combine?: 'highest' | 'sequence' | 'sum' | 'never'
  /** Fewer nights than that are refused. */
  minimums: (Origin & { when: PriceTerm[]; least: bigint; message: string })[]
  /** The decision table that holds the rates. */
  tableId?: string
  /** The rates of the table are those of one day or piece. */
  multiplied?: true
}
