import { payloadTooLarge, unsupportedMediaType, validationFailed } from '../../../shared/kernel/errors.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'

type Fields = Record<string, unknown>

/** Gathers the raw input of an operation: the JSON body (or query for GET and DELETE) with what else its address may say, overruled by path parameters. */
export async function readInput(operation: Operation, request: Request, path: Fields): Promise<Fields> {
  refuseCondition(operation, request)
  const query = putTogether(operation, readQuery(new URL(request.url).searchParams))
  if (operation.method === 'GET' || operation.method === 'DELETE' || operation.consumes)
    return { ...query, ...path }
  const said = Object.entries(query).filter(([name]) => operation.alsoInQuery.includes(name))
  const body = await readJson(request, operation.maxBodyBytes)
  const { filters } = body
  const whole = isFields(filters) ? { ...body, filters: putTogether(operation, filters) } : body
  return { ...Object.fromEntries(said), ...whole, ...path }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Puts `browser`, `browser1` and so on together under their name, where the operation takes them. */
function putTogether({ numbered }: Operation, fields: Fields): Fields {
  if (numbered.length === 0) return fields
  const nameOf = (key: string) => {
    const name = key.replace(/\d{1,3}$/, '')
    return numbered.includes(name) ? name : key
  }
  const together = Map.groupBy(Object.entries(fields), ([key]) => nameOf(key))
  return Object.fromEntries(
    [...together].map(([name, some]) => {
      const values = some.flatMap(([, value]) => value)
      return [name, values.length === 1 && !Array.isArray(some[0]?.[1]) ? values[0] : values]
    }),
  )
}

/** A condition that nobody looks at would be passed over, and the work of another with it. "*" asks for no state. */
function refuseCondition({ method, conditional }: Operation, { headers }: Request): void {
  const condition = headers.get('if-match')?.trim() ?? '*'
  if (conditional || method === 'GET' || condition === '*') return
  const message = 'This operation does not look at it: leave it out'
  throw validationFailed({ details: [{ path: 'If-Match', message }] })
}

function readQuery(parameters: URLSearchParams): Fields {
  const names = [...new Set(parameters.keys())]
  // Made of entries, because an assignment to `__proto__` would vanish instead of being refused.
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

async function readJson(request: Request, maxBytes: number): Promise<Fields> {
  const bytes = await readBody(request, maxBytes)
  if (bytes.byteLength === 0) return {}
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (mediaType !== 'application/json' && !mediaType.endsWith('+json')) {
    throw unsupportedMediaType({
      message: 'Send the body as JSON, with the header Content-Type: application/json',
    })
  }
  const body = parseJson(bytes)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Fields
  throw validationFailed({
    message: 'The body must be a JSON object',
    details: [{ path: '', message: 'Must be an object' }],
  })
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw validationFailed({
      message: 'The body is not valid JSON in UTF-8',
      details: [{ path: '', message: 'Not valid JSON' }],
    })
  }
}

/** Reads a body of at most `maxBytes`; a longer one is refused before it is held in memory. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () =>
    payloadTooLarge({
      message: `The body may have at most ${maxBytes.toLocaleString('en-US')} bytes. Send less: shorten its longest values, or send fewer`,
    })
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    length += chunk.byteLength
    if (length > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
