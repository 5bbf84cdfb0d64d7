import { z } from 'zod'
import { once } from '../domain/basics/once.ts'
import type { Access } from './access.ts'
import type { Context } from './context.ts'
import type { ErrorKind } from './errors.ts'
import type { Limit } from './limits.ts'

export type Shape = z.ZodRawShape
export type InputOf<S extends Shape> = z.output<z.ZodObject<S>>
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type RoutePattern = `${Method} /${string}`

interface Common<S extends Shape> {
  /** `area.verb`, also operationId, audit action and log field. */
  id: string
  /** Method and path; `{name}` marks a path parameter, which must be a field of `input`. */
  route: RoutePattern
  summary: string
  description?: string
  access: Access<InputOf<S>>
  effect: 'read' | 'write' | 'destroy'
  /** Fields of path, query (GET, DELETE) and JSON body, as a thunk so that start-up stays cheap. */
  input: () => S
  /** Fields that a call with a JSON body may give in its address too; the body comes first. */
  alsoInQuery?: readonly (string & keyof S)[]
  /** Fields of the address (or, in a body, of its object `filters`) that may come again with a number behind their name, as `browser1`: they are put together under the name. */
  numbered?: readonly string[]
  /** Looks at the input as a whole, before tenant and role are asked for: throws `validation_failed`. */
  check?: (context: Context, input: InputOf<S>) => void
  /** Of a public operation: whether an input names what only some may reach. For that alone it is found out who calls; who does not say it stays anonymous. */
  knowsCaller?: (input: InputOf<S>) => boolean
  /** Fields only we set; accepted and ignored, so that answers can be sent back as they are. Traffic of trackers ignores whatever it does not know. */
  ignores?: readonly string[] | 'unknown'
  errors?: readonly ErrorKind[]
  limits?: readonly Limit<InputOf<S>>[]
  /** Largest accepted body in bytes; 2 MiB unless told. */
  maxBodyBytes?: number
  /** `direct`: its own MCP tool; `listed`: a tool as well, but in the small set found by search only; absent: not a tool. */
  mcp?: 'direct' | 'listed'
  /** True for what reaches sites of others, so that assistants can ask before. */
  openWorld?: true
  /** The id of the operation by which an assistant reads again what this one answers, where that is too long to be told at once. */
  readAgainBy?: string
  /** Looks at `If-Match`. Other changes refuse it: whoever sends it relies on it. */
  conditional?: true
  /** What work under an Idempotency-Key comes to that is done again after a crash, where its answer is not kept in the transaction of the change. */
  repeat?: Repeat
  /** It answers what the caller may see at that moment: no answer is kept under a key, to be given once a share has ended or a file is gone. */
  isFresh?: true
}

/**
 * `meets`: it works under the ids of its key (`idsFor`), finds what it made before and answers that.
 * `redoes`: doing it again adds nothing to doing it once; so does everything that only reads.
 */
export type Repeat = 'meets' | 'redoes'

export interface Picture {
  caption: string
  mimeType: string
  data: ArrayBuffer
}

/** An answer of a route, for the documentation: status, media type if it has a body, and the schema of a JSON body. */
export interface Answer {
  status: number
  description: string
  mediaType?: string
  schema?: () => z.ZodType
}

export interface OperationSpec<S extends Shape, O extends z.ZodType> extends Common<S> {
  output: () => O
  status?: 200 | 201 | 202
  /** Where what was made can be read, for 201; as a path, or relative to that of the operation. */
  location?: (output: z.output<O>) => string
  /** What an assistant is shown beside the answer. */
  pictures?: (context: Context, output: z.output<O>) => Promise<readonly Picture[]>
  /** The request is for its headers alone; its body has been read. */
  run: (context: Context, input: InputOf<S>, request: Request) => Promise<z.input<O>> | z.input<O>
}

export interface RouteSpec<S extends Shape> extends Common<S> {
  /** Media types of the request body; absent means the fields of `input` as JSON. */
  consumes?: { mediaType: string; schema: () => Record<string, unknown> }
  /** It reads the body while that arrives, because many large ones would not fit into memory. What it does has to be safe to repeat: no key is kept for it. */
  streams?: true
  produces: readonly Answer[]
  run: (context: Context, input: InputOf<S>, request: Request) => Promise<Response>
}

/** An operation of any input and output, as the table holds it. */
export interface Operation {
  kind: 'operation' | 'route'
  id: string
  method: Method
  path: string
  parameters: readonly string[]
  alsoInQuery: readonly string[]
  numbered: readonly string[]
  summary: string
  description: string | undefined
  access: Access<never>
  effect: 'read' | 'write' | 'destroy'
  input: () => z.ZodObject
  check: ((context: Context, input: never) => void) | undefined
  knowsCaller: ((input: never) => boolean) | undefined
  ignores: readonly string[]
  output: (() => z.ZodType) | undefined
  consumes: { mediaType: string; schema: () => Record<string, unknown> } | undefined
  streams: boolean
  isFresh: boolean
  produces: readonly Answer[] | undefined
  status: number
  location: ((output: never) => string) | undefined
  errors: readonly ErrorKind[]
  limits: readonly Limit<never>[]
  maxBodyBytes: number
  mcp: 'direct' | 'listed' | undefined
  openWorld: boolean
  readAgainBy: string | undefined
  conditional: boolean
  pictures: ((context: Context, output: never) => Promise<readonly Picture[]>) | undefined
  repeat: Repeat | undefined
  run: (context: Context, input: never, request: Request) => unknown
}

/** What leads a request to its operation, whose code is loaded when the first one comes. */
export interface Route extends Pick<Operation, 'id' | 'method' | 'path'> {
  /** Whether anyone may call it: what a page of another origin may ask before it calls. */
  isPublic: boolean
  load: () => Promise<Operation>
}

/** The route of an operation that is loaded. */
export const routeOf = (operation: Operation): Route => {
  const { id, method, path, access } = operation
  return { id, method, path, isPublic: access === 'public', load: () => Promise.resolve(operation) }
}

/** An operation whose input and output types are known, for calling it by declaration. */
export interface TypedOperation<S extends Shape, O extends z.ZodType> extends Operation {
  readonly types?: { input: z.input<z.ZodObject<S>>; output: z.output<O> }
}

/**
 * Whether a repeat of an operation under the same Idempotency-Key gets the first answer: of a POST that does something, or whose work is limited. Visitors get it only
 * for limited work, so that keys of nobody cannot fill the database; signing in and the traffic of trackers have ways of their own.
 */
export const takesIdempotencyKey = ({
  method,
  effect,
  access,
  limits,
  streams,
  isFresh,
}: Pick<Operation, 'method' | 'effect' | 'access' | 'limits' | 'streams' | 'isFresh'>): boolean =>
  method === 'POST' &&
  !streams &&
  !isFresh &&
  (limits.length > 0 || (effect !== 'read' && access !== 'public'))

const defaultMaxBodyBytes = 2 * 1024 * 1024

function declare<S extends Shape>(spec: Common<S>) {
  const [method, path] = spec.route.split(' ') as [Method, string]
  return {
    id: spec.id,
    method,
    path,
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
    alsoInQuery: spec.alsoInQuery ?? [],
    numbered: spec.numbered ?? [],
    summary: spec.summary,
    description: spec.description,
    access: spec.access as Access<never>,
    effect: spec.effect,
    input: once(() => (spec.ignores === 'unknown' ? z.object(spec.input()) : z.strictObject(spec.input()))),
    check: spec.check as Operation['check'],
    knowsCaller: spec.knowsCaller as Operation['knowsCaller'],
    ignores: spec.ignores === 'unknown' ? [] : (spec.ignores ?? []),
    errors: spec.errors ?? [],
    limits: (spec.limits ?? []) as readonly Limit<never>[],
    maxBodyBytes: spec.maxBodyBytes ?? defaultMaxBodyBytes,
    mcp: spec.mcp,
    openWorld: spec.openWorld ?? false,
    readAgainBy: spec.readAgainBy,
    conditional: spec.conditional ?? false,
    isFresh: spec.isFresh ?? false,
    repeat: spec.repeat ?? (spec.effect === 'read' ? ('redoes' as const) : undefined),
  }
}

/**
 * Declares an operation with JSON (or query) in and JSON out. HTTP route, OpenAPI, request collection, MCP tool and contract tests derive from it.
 * @example
 * export const getWebsite = defineOperation({
 *   id: 'websites.get',
 *   route: 'GET /api/websites/{websiteId}',
 *   summary: 'Get a website',
 *   access: { role: 'viewer', organization: websiteOrganization },
 *   effect: 'read',
 *   input: () => ({ websiteId: z.uuid() }),
 *   output: Website,
 *   run: (context, { websiteId }) => readWebsite(context, websiteId),
 * })
 */
export function defineOperation<S extends Shape, O extends z.ZodType>(
  spec: OperationSpec<S, O>,
): TypedOperation<S, O> {
  return {
    ...declare(spec),
    kind: 'operation',
    output: once(spec.output),
    consumes: undefined,
    streams: false,
    produces: undefined,
    pictures: spec.pictures as Operation['pictures'],
    status: spec.status ?? 200,
    location: spec.location,
    run: spec.run as Operation['run'],
  }
}

/**
 * Declares what does not fit JSON in and out: uploads, downloads, redirects, sockets, signed files. It stands in the same table,
 * with declared media types, and answers a `Response` itself.
 */
export function defineRoute<S extends Shape>(spec: RouteSpec<S>): Operation {
  return {
    ...declare(spec),
    kind: 'route',
    output: undefined,
    consumes: spec.consumes,
    streams: spec.streams ?? false,
    pictures: undefined,
    produces: spec.produces,
    status: spec.produces[0]?.status ?? 200,
    location: undefined,
    run: spec.run as Operation['run'],
  }
}
