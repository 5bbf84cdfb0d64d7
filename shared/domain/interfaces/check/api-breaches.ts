import type { ApiOperation, ApiParameter, ApiSchema } from '../reading/types.ts'
import { pathValues, type SentRequest } from './api-request.ts'
import { breachesOf, type Breach, type Forms } from './api-values.ts'

/** What a request holds and where it breaks the description. Places are "body <path>", "query limit", "credentials". */
export interface Judged {
  breaches: { place: string; rule: string }[]
  /** Parameters by place and name, and the body as "body". */
  values: Map<string, unknown>
}

/** Judges a request against one operation; undefined when it goes to another one. */
export function judge(sent: SentRequest, operation: ApiOperation, forms: Forms = {}): Judged | undefined {
  const inPath = pathValues(operation.path, sent.path)
  if (!inPath || sent.method !== operation.method) return undefined
  const values = new Map<string, unknown>()
  const found = { path: inPath, query: sent.query, header: sent.headers, cookie: sent.cookies }
  const breaches: Judged['breaches'] = []
  for (const parameter of operation.parameters) {
    const place = `${parameter.in} ${parameter.name}`
    const text = found[parameter.in].get(
      parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name,
    )
    if (text !== undefined) values.set(place, text)
    breaches.push(...parameterBreaches(text, parameter).map(({ rule }) => ({ place, rule })))
  }
  const carried = operation.credentials.map((one) => ({
    ...one,
    held: found[one.in].get(one.in === 'header' ? one.name.toLowerCase() : one.name),
  }))
  if (carried.some(({ held }) => !held)) breaches.push({ place: 'credentials', rule: 'missing' })
  const declared = new Set([
    ...operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    ...carried.filter((one) => one.in === 'query').map(({ name }) => name),
  ])
  for (const name of sent.query.keys())
    if (!declared.has(name)) breaches.push({ place: `query ${name}`, rule: 'undeclared' })
  const mediaType = sent.headers.get('content-type')
  if (mediaType !== undefined && !/json/i.test(mediaType))
    breaches.push({ place: 'media type', rule: 'other' })
  breaches.push(...bodyBreaches(sent.body, operation, values, forms))
  return { breaches, values }
}

function parameterBreaches(text: string | undefined, { required, schema }: ApiParameter): Breach[] {
  if (text === undefined) return required ? [{ path: '', rule: 'required' }] : []
  return textBreaches(text, schema.types.includes('array') && schema.items ? schema.items : schema)
}

/** Outside the body every value is a text that is read as its schema asks. */
function textBreaches(text: string, schema: ApiSchema): Breach[] {
  const { types, choices } = schema
  if (choices) return choices.some((choice) => String(choice) === text) ? [] : [{ path: '', rule: 'enum' }]
  if (types.length === 0 || types.includes('string')) return breachesOf(text, schema)
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return []
  if (!/^-?\d{1,30}(?:\.\d{1,20})?$/.test(text)) return [{ path: '', rule: 'type' }]
  return breachesOf(Number(text), schema)
}

function bodyBreaches(
  text: string | undefined,
  { body }: ApiOperation,
  values: Judged['values'],
  forms: Forms,
): Judged['breaches'] {
  if (!body) return text === undefined ? [] : [{ place: 'body ', rule: 'undeclared' }]
  if (text === undefined) return body.required ? [{ place: 'body ', rule: 'required' }] : []
  const parsed = parse(text)
  if (!parsed) return [{ place: 'body ', rule: 'notJson' }]
  values.set('body', parsed.value)
  return breachesOf(parsed.value, body.schema, '', forms).map(({ path, rule }) => ({
    place: `body ${path}`,
    rule,
  }))
}

/** Judges a document against its schema. */
export function judgeDocument(text: string, operation: ApiOperation, forms: Forms = {}): Judged {
  const values: Judged['values'] = new Map()
  return { breaches: bodyBreaches(text, operation, values, forms), values }
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
