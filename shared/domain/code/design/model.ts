import type { ItemBase } from '../../test-cases/draft.ts'
import type { CodeFunction } from '../reading/functions.ts'
import type { Expression } from '../reading/program.ts'
import type { Boundary } from './boundaries-of.ts'

/** A function read from code; `ruleOrigins` are the requirements of its rules, `valueOrigins` those of its enumerations by input. */
export interface ModelFunction {
  code: CodeFunction
  ruleOrigins: string[]
  valueOrigins: Map<string, string>
}

export type FunctionTest =
  /** The call comes to this rule. */
  | { kind: 'rule'; rule: number }
  /** No rule applies: no error. */
  | { kind: 'end' }
  /** A value of an enumeration leads to no error. */
  | { kind: 'value'; input: string; value: string }
  /** The condition alone decides whether its rule applies. */
  | { kind: 'condition'; rule: number; condition: Expression; holds: boolean }
  | { kind: 'boundary'; rule: number; condition: Expression; boundary: Boundary }

/** What a call of a function has to come to; `label` is the input that it is about. */
export interface FunctionItem extends ItemBase {
  kind: 'function'
  functionId: string
  test: FunctionTest
  label?: string
}
