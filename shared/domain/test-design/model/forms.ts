import type { Constraints, LengthRange, Violation } from '../../requirements/facts/types.ts'
import type { Moment, TemporalKind } from '../../requirements/facts/temporal/moment.ts'

export type { Oracle } from '../../test-cases/draft.ts'

/** Where a model element was read: the requirement and its sentence. */
export interface Origin {
  requirementId: string
}

export interface Message extends Origin {
  text: string
  /** Requirements that state the same message again. */
  repeatedBy: string[]
  violations: Violation[]
  /** Of wrong characters, it answers only values that this expression (flag u) matches. */
  only?: string
}

/** One input of a screen. `origins` lists every requirement that says something about it, the declaring one first. */
export interface Parameter {
  id: string
  label: string
  constraints: Constraints
  origins: string[]
  /** The requirement that states each kind of constraint. */
  statedBy: Partial<Record<keyof Constraints, string>>
  /** Requirements that state the same again. */
  repeats: { requirementId: string; keys: string[] }[]
  /** Requirements that state another range, length or list for the same input. */
  conflicts: { requirementId: string; with: string; what: string }[]
  messages: Message[]
  /** A sentence names a message for it that nothing was read from: what the model allows may be refused. */
  unsure?: true
  /** It may be no input at all: the text quotes the names of its inputs, and not this one, or has somebody press it. */
  doubtful?: true
}

export interface Success extends Origin {
  check: string
  checkable: boolean
  /** Values of an input that lead to another outcome first, and one that does not. */
  unless?: {
    parameterId: string
    quiet: string
    ranges: { min?: bigint; max?: bigint; scale: number; expected: string; requirementId: string }[]
  }
}

/** A form on a page: what is filled in, how it is sent, what valid input leads to. */
export interface Screen {
  id: string
  name: string
  /** The section of the text that declares it. */
  section: number
  address?: string
  button?: string
  parameters: Parameter[]
  success?: Success
  /** What the text says of any refused input without a message. */
  refusal?: Origin & { expected: string }
  /** The button that is disabled while a required input is empty. */
  gate?: Origin & { button: string; label?: string }
  /** Messages about any field of the screen. */
  messages: Message[]
  /** How a use case comes to the form, from a stated start. */
  start?: {
    preconditions: string[]
    steps: { action: string; expectedResult: string }[]
    /** What on record has to equal an input: else the case would run into a branch of the use case. */
    records: { parameterId: string; name: string }[]
  }
  /** What values of the screen have to do with each other or with a value on record. */
  relations?: Relation[]
  /** What holds for an input only under a condition on another one. */
  conditionals?: Conditional[]
}

/** What the difference of two values is counted in: a plain number, days of a date, minutes of a time. */
export type Measure = 'number' | 'day' | 'minute'

/** Bounds of `left - right` in units of `10^-scale`, both inclusive; `differs` forbids only equal values. */
export interface Relation extends Origin {
  id: string
  leftId: string
  /** Another input of the screen, or a value on record by its name in the text. */
  right: { parameterId: string } | { record: string }
  measure: Measure
  scale: number
  /** Distance to the next value in those units. */
  step: bigint
  min?: bigint
  max?: bigint
  differs?: true
  /** The relation in words: "End date must be after Start date". */
  words: string
  messages: Message[]
}

export interface Conditional extends Origin {
  id: string
  parameterId: string
  /** The input that decides; the condition holds where its literal satisfies `test`, or does not when `negated`. */
  when: { parameterId: string; test: PartitionTest; negated: boolean }
  /** The condition in words: "Customer type is Business". */
  words: string
  constraints: Constraints
  otherwise?: 'optional' | 'hidden'
  /** What answers a value that is wrong only while the condition holds. */
  messages?: Message[]
}

/** What a literal has to satisfy to lie in a partition; read by generator and checker alike, decided by each on its own. */
export type PartitionTest =
  | { kind: 'empty' }
  | { kind: 'present' }
  | { kind: 'number'; min?: bigint; max?: bigint; scale: number }
  | { kind: 'notNumber' }
  | { kind: 'notWhole' }
  | { kind: 'notMultiple'; base: bigint; step: bigint; scale: number }
  | { kind: 'length'; min: number; max?: number }
  | { kind: 'choice'; value: string }
  | { kind: 'format'; format: NonNullable<Constraints['format']>; matches: boolean }
  | { kind: 'class'; name: NonNullable<Constraints['contains']>[number]; has: boolean }
  | { kind: 'checked'; checked: boolean }
  | { kind: 'numberIs'; value: bigint; scale: number }
  | { kind: 'lengthIs'; value: number }
  | { kind: 'literalIs'; value: string }
  /** A text that breaks the pattern counts only where its length is allowed. */
  | { kind: 'pattern'; source: string; matches: boolean; length?: LengthRange }
  | { kind: 'temporal'; of: TemporalKind; min?: Moment; max?: Moment }
  | { kind: 'otherThan'; values: string[] }
  | { kind: 'fileSize'; tenths: number; unit: string }
  | { kind: 'offStep'; base: number; step: number }
  | { kind: 'temporalIs'; of: TemporalKind; value: Moment }
  | { kind: 'fileType'; types: string[]; among: boolean }
