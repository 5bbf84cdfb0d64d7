import type { JsonScalar, JsonValue } from '../reading/tree.ts'
import type { Datum } from '../../test-cases/test-data.ts'
import type { ApiInput, ApiTarget } from './model.ts'
import { sample } from './values/sample.ts'

/** A request before it is written: the value of each parameter by its label, and the body. A missing value is left out. */
export interface Request {
  parameters: Map<string, JsonScalar>
  body?: JsonValue
  credentials: boolean
  method?: string
  mediaType?: string
  /** Sent in place of the body as it stands. */
  rawBody?: string
}

export interface RequestWish {
  forms?: Record<string, number>
  /** Leave out what is not required. */
  least?: boolean
}

/** A request that the description allows; a reason where none can be made. */
export function allowedRequest(
  { operation, inputs }: ApiTarget,
  wish: RequestWish = {},
): Request | { reason: string } {
  if (operation.openBody) return { reason: 'the text does not say what its body has to hold' }
  const parameters = new Map<string, JsonScalar>()
  for (const { label, place, required, schema } of inputs) {
    if (place === 'body' || (wish.least && !required)) continue
    const value = sample(schema, {}, [label.replace(/ \(\w+\)$/, '')])
    if (value !== undefined && (value === null || typeof value !== 'object')) parameters.set(label, value)
    else if (required)
      return { reason: `no value for the ${place} parameter ${label} can be made from what is stated` }
  }
  const credentials = operation.credentials.length > 0
  const { body } = operation
  if (!body || (wish.least && !body.required)) return { parameters, credentials }
  const value = sample(body.schema, wish)
  if (value === undefined) return { reason: 'no body can be made from what is stated' }
  return { parameters, credentials, body: value }
}

/** The request with one input replaced, or left out when `value` is missing. Undefined when the input is nowhere in it. */
export function withInput(
  request: Request,
  { label, place, path }: ApiInput,
  value: JsonValue | undefined,
): Request | undefined {
  if (place !== 'body') {
    const parameters = new Map(request.parameters)
    if (value === undefined) parameters.delete(label)
    else if (value === null || typeof value !== 'object') parameters.set(label, value)
    return { ...request, parameters }
  }
  if (path.length === 0) {
    const { body: _body, ...rest } = request
    return value === undefined ? rest : { ...rest, body: value }
  }
  if (request.body === undefined) return undefined
  const body = replaced(request.body, path, value)
  return body === undefined ? undefined : { ...request, body }
}

function replaced(
  at: JsonValue,
  path: (string | number)[],
  value: JsonValue | undefined,
): JsonValue | undefined {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof at !== 'object' || at === null) return undefined
  if (Array.isArray(at)) {
    const inner = typeof step === 'number' ? at[step] : undefined
    const made = inner === undefined ? undefined : replaced(inner, rest, value)
    return made === undefined ? undefined : at.map((one, index) => (index === step ? made : one))
  }
  const inner = Object.hasOwn(at, step) ? at[step] : undefined
  if (rest.length > 0 && inner === undefined) return undefined
  const made = rest.length === 0 ? value : replaced(inner ?? null, rest, value)
  if (rest.length > 0 && made === undefined) return undefined
  const entries = Object.entries(at).filter(([name]) => name !== step || made !== undefined)
  const has = entries.some(([name]) => name === step)
  const changed = entries.map(([name, one]): [string, JsonValue] => [
    name,
    name === step && made !== undefined ? made : one,
  ])
  return Object.fromEntries(has || made === undefined ? changed : [...changed, [String(step), made]])
}

/** What an input holds in a request. */
export function valueIn(
  { parameters, body }: Request,
  { label, place, path }: ApiInput,
): JsonValue | undefined {
  if (place !== 'body') return parameters.get(label)
  let at = body
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = Array.isArray(at) ? at[Number(step)] : Object.hasOwn(at, step) ? at[String(step)] : undefined
  }
  return at
}

/** Name and value of every input that holds a plain value; what is missing is empty. The input that matters comes first. */
export function dataOf({ inputs }: ApiTarget, request: Request, first?: ApiInput): Datum[] {
  const ordered = first ? [first, ...inputs.filter((one) => one !== first)] : inputs
  const seen = new Set<string>()
  return ordered.flatMap((input) => {
    const value = valueIn(request, input)
    const plain = value === undefined || value === null || typeof value !== 'object'
    if (
      seen.has(input.label) ||
      (input !== first && (!plain || (value === undefined && input.path.length > 1)))
    )
      return []
    if (input.path.length === 0 && input.place === 'body' && input !== first) return []
    // Without an object in the body none of its names is left empty: there is no place for them.
    if (
      input.path.length > 0 &&
      input !== first &&
      (typeof request.body !== 'object' ||
        request.body === null ||
        (Array.isArray(request.body) && typeof input.path[0] === 'string'))
    )
      return []
    seen.add(input.label)
    return [
      {
        name: input.label,
        value: typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value),
      },
    ]
  })
}
