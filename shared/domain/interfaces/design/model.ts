import type { ItemBase } from '../../test-cases/draft.ts'
import type { ApiAnswer, ApiOperation, ApiSchema } from '../reading/types.ts'
import type { JsonScalar } from '../reading/tree.ts'

/** Where an input of a request stands. */
export type Place = 'path' | 'query' | 'header' | 'cookie' | 'body'

/** A parameter, or a place in the body: `path` leads there from its root, so the root itself has an empty one. */
export interface ApiInput {
  label: string
  place: Place
  path: (string | number)[]
  required: boolean
  schema: ApiSchema
  requirementId: string
  /** Which of several forms of the body the input belongs to, by the path of the schema with the forms. */
  forms: Record<string, number>
}

/** One operation, or one document of a schema, with the requirements that its parts are. */
export interface ApiTarget {
  id: string
  operation: ApiOperation
  inputs: ApiInput[]
  requirementId: string
  /** Requirement of each part, by its offset. */
  parts: Map<number, string>
}

/** The keyword of JSON Schema that a value breaks. */
export type Rule =
  | 'required'
  | 'type'
  | 'enum'
  | 'minimum'
  | 'maximum'
  | 'multipleOf'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'format'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'additionalProperties'
  | 'oneOf'
  | 'dependentRequired'

/** What the value of an input has to be, beside allowed or breaking one rule. */
export type ValueTest =
  | { kind: 'any' }
  | { kind: 'absent' }
  | { kind: 'null' }
  | { kind: 'type'; type: 'string' | 'number' | 'boolean' | 'array' | 'object' }
  | { kind: 'is'; value: JsonScalar }
  | { kind: 'numberIs'; value: bigint; scale: number }
  | { kind: 'notWhole' }
  | { kind: 'lengthIs'; value: number }
  | { kind: 'countIs'; value: number }
  | { kind: 'extra' }
  | { kind: 'form'; index: number }

/** Why an operation gives a status that no wrong value leads to. */
export type Cause =
  | 'unknown'
  | 'anonymous'
  | 'forbidden'
  | 'conflict'
  | 'mediaType'
  | 'method'
  | 'notJson'
  | 'stated'

/** What an item wants a request to be. */
export type ApiAim =
  | { kind: 'main' }
  | { kind: 'value'; input: ApiInput; test: ValueTest; rule?: Rule }
  | { kind: 'cause'; cause: Cause; status: string; condition: string; answer?: ApiAnswer }

/** A request to an interface, or a document: what it holds, or what is the case when it is sent. */
export interface ApiItem extends ItemBase {
  kind: 'api'
  operationId: string
  aim: ApiAim
  label?: string
  partition?: string
}
