import type { Decimal } from '../../numbers/decimal.ts'
import type { JsonScalar, JsonValue, Problem } from './tree.ts'

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null'

export interface NumberBounds {
  min?: Decimal
  max?: Decimal
  /** The bound itself is not allowed. */
  aboveMin?: true
  belowMax?: true
  multipleOf?: Decimal
}

export interface Counts {
  min: number
  max?: number
}

/** What a JSON Schema allows, with references resolved and `allOf` folded together. No `types` means any. */
export interface ApiSchema {
  types: JsonType[]
  choices?: JsonScalar[]
  number?: NumberBounds
  length?: Counts
  pattern?: string
  format?: string
  items?: ApiSchema
  count?: Counts
  unique?: true
  properties: ApiProperty[]
  /** `additionalProperties` is false. */
  closed?: true
  variants?: { mode: 'oneOf' | 'anyOf'; of: ApiSchema[] }
  title?: string
  description?: string
  example?: JsonValue
  /** What this schema says beyond what is read, in words. */
  unread: string[]
  /** Read from sentences, which state no types: only what they say can be wrong. */
  loose?: true
  /** The sentence that says that other properties are ignored. */
  extrasIgnoredAt?: number
  /** Properties that are required as soon as another one is there. */
  dependent?: Record<string, string[]>
  /** Nothing is known of it: it contains itself, or its reference leads nowhere. No value can be made. */
  cut?: true
}

/** `at` is the offset of the property's key: the place of its requirement. */
export interface ApiProperty {
  name: string
  at: number
  required: boolean
  readOnly?: true
  writeOnly?: true
  schema: ApiSchema
}

export interface ApiParameter {
  name: string
  at: number
  in: 'path' | 'query' | 'header' | 'cookie'
  required: boolean
  schema: ApiSchema
}

export interface ApiBody {
  at: number
  required: boolean
  schema: ApiSchema
}

export interface ApiResponse {
  at: number
  /** As written: "201", "4XX", "default". */
  status: string
  description: string
  schema?: ApiSchema
}

/** How a caller proves who it is; `name` is the header, query parameter or cookie that carries it. */
export interface ApiCredential {
  at: number
  scheme: string
  in: 'header' | 'query' | 'cookie'
  name: string
  /** The value with `%NAME%` for the secret. */
  value: string
  secret: string
}

/** A status that a sentence gives for a condition in words. */
export interface ApiAnswer {
  at: number
  status: string
  condition: string
  /** A code or text that the answer must hold. */
  holds?: string
}

/** The status that a sentence gives for one wrong input. */
export interface ApiRefusal {
  at: number
  /** The last name of the input. */
  name: string
  rule: string
  status: string
  holds?: string
}

/** One request that an interface answers, or, with `kind` document, a document that a schema describes. */
export interface ApiOperation {
  kind: 'request' | 'document'
  at: number
  method: string
  path: string
  summary: string
  parameters: ApiParameter[]
  body?: ApiBody
  responses: ApiResponse[]
  /** All of them together let a caller in; empty when nothing is asked for. */
  credentials: ApiCredential[]
  /** Answers stated in sentences. */
  answers: ApiAnswer[]
  refusals: ApiRefusal[]
  /** Further sentences that speak of the operation as such. */
  toldAt: number[]
  unread: Problem[]
  /** It takes a body of which the text does not say what it has to hold. */
  openBody?: true
}

/** A description as it was read. Parts refer to each other by offsets into the source. */
export interface ApiDocument {
  title: string
  /** "OpenAPI 3.1.0", "JSON Schema". */
  kind: string
  operations: ApiOperation[]
  problems: Problem[]
}
