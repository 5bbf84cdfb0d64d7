import type { Expression, Span } from './program.ts'

export type InputKind = 'text' | 'number' | 'boolean' | 'list' | 'unknown'

/** A value that a function takes: a parameter, or a property of a record it is given. */
export interface CodeInput {
  name: string
  kind: InputKind
  optional: boolean
  /** The values of an enumeration or of a union of literals. */
  values?: string[]
  /** Where the enumeration is declared. */
  valuesAt?: Span
  /** Decimals of the smallest step between two values. */
  decimals: number
}

/**
 * What a function does when a rule applies: it throws or reports an error, or returns. `value` is the message or the result;
 * it is missing where the code gives none. `unread` is an end that was not understood.
 */
export interface CodeOutcome {
  kind: 'throws' | 'reports' | 'returns' | 'unread'
  value?: Expression
  type?: string
}

/** An outcome with the condition under which the function comes to it; rules are tried in their order. */
export interface CodeRule extends Span {
  when: Expression
  outcome: CodeOutcome
}

/** A function as a list of rules over its inputs. */
export interface CodeFunction extends Span {
  id: string
  name: string
  /** Another function takes its rules in, so it is not designed on its own. */
  inlined: boolean
  inputs: CodeInput[]
  rules: CodeRule[]
  /** Code of the function that was not understood, with its place. */
  unread: (Span & { text: string })[]
}
