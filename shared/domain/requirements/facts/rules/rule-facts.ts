import type { Constraints, Violation } from '../fields/input-types.ts'

export interface Atom {
  /** Condition subject as written: "the order total". */
  subject: string
  /** The verb between subject and value when it is not a form of "be": "weighs". */
  verb?: string
  text: string
  negated: boolean
  /** Bounds in units of `10^-scale`; `over` and `under` are the excluded values themselves, for inputs with finer steps. */
  number?: {
    min?: { units: bigint; over?: bigint }
    max?: { units: bigint; under?: bigint }
    scale: number
    step: bigint
    unit?: string
  }
  equals?: string
}

/** A bound of the difference between two values; exclusive bounds move by one step of the inputs. */
export interface DifferenceBound {
  digits: bigint
  scale: number
  inclusive: boolean
}

/** What two values have to do with each other: bounds of `label` minus `other`, or that they differ. */
export interface RelationFact {
  kind: 'relation'
  label: string
  /** As written: another input, or a value on record such as the account balance. */
  other: string
  min?: DifferenceBound
  max?: DifferenceBound
  differs?: true
  /** What lasts so long, where the text bounds the time between the two dates of a form without naming them. */
  duration?: string
  /** Unit of the bounds, where the text gives one ("1 day"). */
  unit?: string
}

/** A condition on one input. Without a subject the value itself names it ("for unpaid leave"). */
export interface When {
  subject?: string
  is:
    | { kind: 'value'; value: string }
    | { kind: 'checked' }
    | { kind: 'filled' }
    | ({ kind: 'number' } & NonNullable<Atom['number']>)
  negated: boolean
}

/** What holds for an input only under a condition on another one. */
export interface ConditionalFact {
  kind: 'conditional'
  label: string
  when: When
  constraints: Constraints
  /** What the text says of the input where the condition does not hold. */
  otherwise?: 'optional' | 'hidden'
  /** What a value is answered with that is wrong only while the condition holds. */
  message?: string
  /** Which wrong values the message answers, where the text says it; else all. */
  answers?: Violation[]
}

/** Who may or may not do what. */
export interface PermissionFact {
  kind: 'permission'
  roles: string[]
  /** The action in its base form: "delete users". */
  action: string
  allowed: boolean
  /** Nobody else may. */
  only?: true
  /** The roles may do nothing else: "Guests can only read articles". */
  alone?: true
  /** Read from a cell of a permission matrix. */
  cell?: true
  /** Things of the person's own ("own bookings", "except their own"), and whether the action is allowed on them. */
  limit?: { words: string; allowed: boolean }
}

/** What the text says happens to whoever is not allowed to do something, or is not signed in. */
export interface DenialFact {
  kind: 'denial'
  who: 'forbidden' | 'signedOut'
  text: string
  /** The text is called a message. */
  message: boolean
  /** Said of everybody but those that the sentences before let do something. */
  others?: true
}

/** How often something may be done in a period, or how many there may be at once. */
export interface LimitFact {
  kind: 'limit'
  /** "A reader", "Readers under 14": as written. */
  who?: string
  /** "borrow books", "renew the loan". */
  action: string
  /** What is counted: "books", or "times". */
  counted: string
  /** How the action is told when it is done: "renewed". */
  done?: string
  most: number
  period?: { amount: number; unit: string }
  /** "at the same time", "in the cart". */
  place?: string
}
