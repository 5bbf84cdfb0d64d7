/** Place of a piece of code: UTF-16 offsets into the source. */
export interface Span {
  start: number
  end: number
}

/** An expression in the terms that all languages share. What is not understood keeps its text. */
export type Expression =
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'name'; name: string }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'call'; target: Expression; arguments: Expression[] }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'record'; fields: { name: Expression; value: Expression }[] }
  | { kind: 'index'; object: Expression; key: Expression }
  | { kind: 'pattern'; source: string; ignoreCase: boolean }
  | { kind: 'binary'; operator: string; left: Expression; right: Expression }
  | { kind: 'not'; operand: Expression }
  | { kind: 'choice'; test: Expression; consequent: Expression; alternate: Expression }
  | { kind: 'template'; parts: Expression[] }
  | { kind: 'unread'; text: string }

export type Statement = Span &
  (
    | { kind: 'if'; test: Expression; consequent: Statement[]; alternate: Statement[] }
    | { kind: 'throw'; message?: Expression; type?: string }
    | { kind: 'return'; value?: Expression }
    | { kind: 'assign'; name: string; value: Expression }
    | { kind: 'expression'; value: Expression }
    | { kind: 'switch'; subject: Expression; cases: { values: Expression[]; body: Statement[] }[] }
    | { kind: 'break' }
    | { kind: 'unread'; text: string }
  )

/** A parameter of a function or a field of a record; `type` as written, without generics and optional marks. */
export interface Member extends Span {
  name: string
  type?: string
  optional: boolean
  default?: Expression
  /** Validation written as annotations: `@Size(min = 2, max = 40, message = "…")`. */
  annotations: Annotation[]
}

export interface Annotation extends Span {
  name: string
  arguments: Map<string, Expression>
}

export interface FunctionDeclaration extends Span {
  name: string
  /** The class it stands in, for constructors and methods. */
  owner?: string
  parameters: Member[]
  body: Statement[]
}

/** What a source file declares, in the order of the source. */
export interface Program {
  functions: FunctionDeclaration[]
  /** Interfaces, classes and records with their fields. */
  records: Map<string, Member[]>
  /** Enumerations and unions of literals with their values. */
  enumerations: Map<string, { values: string[] } & Span>
  constants: Map<string, Expression>
}

export function emptyProgram(): Program {
  return { functions: [], records: new Map(), enumerations: new Map(), constants: new Map() }
}
