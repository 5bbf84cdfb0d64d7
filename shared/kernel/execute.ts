import type { z } from 'zod'
import { auditEntry } from '../db/commit.ts'
import { needsPerson, opensByLink } from './access.ts'
import { requireSameTenant, resolveTenant } from './tenant.ts'
import type { Actor, Context } from './context.ts'
import {
  forbidden,
  internal,
  isServiceError,
  keyOfAnother,
  notFound,
  notImplemented,
  personNeeded,
  unauthenticated,
  validationFailed,
} from './errors.ts'
import { detailsOf, inWords } from './faults.ts'
import { takeLimits } from './limits.ts'
import type { Operation, Shape, TypedOperation } from './operation.ts'
import { timed } from './timing.ts'

/** What the transport hands over: an unparsed input, and the request itself for routes that read it. */
export interface Call {
  context: Context
  /** Finds out who acts; called only where the operation is not public, or knows its caller. */
  authenticate: () => Promise<Actor>
  /** Reads path, query and body into one raw object; called after sign-in and key scope are settled. */
  read: () => Promise<unknown>
  request: Request
  /** Stands around what begins once the call is allowed: it may answer in its place, as a repeated request is answered. */
  around?: (work: () => Promise<unknown>, input: unknown) => Promise<unknown>
}

/**
 * The only pipeline. In order: sign-in (401), key scope (403), body (400), tenant and existence (404), role (403), then `around`, limits (429), run, audit, output check.
 * Of a call that takes long the first three are asked again: when its body has come, before its first transaction, and before what was read is answered.
 * Returns the parsed output of an operation, or the `Response` of a route.
 */
export async function execute(operation: Operation, call: Call): Promise<unknown> {
  const { context, authenticate, read, request, around = (work) => work() } = call
  const { access } = operation
  const letIn = () => whoIsLetIn(operation, call)
  const caller = isKnownFor(context, letIn)
  if (access !== 'public') await letIn()
  const input = parseInput(operation, await timed(context.timings, 'read', read))
  operation.check?.(context, input as never)
  // The caller may have lost access while the body was arriving.
  if (access !== 'public') await caller()
  if (access === 'public' && operation.knowsCaller?.(input as never)) {
    context.actor = await timed(context.timings, 'auth', authenticate)
    requireKeyScope(operation, context)
  }
  if (typeof access === 'object') {
    const tenant = await timed(context.timings, 'tenant', () =>
      resolveTenant(context, access, input as never),
    )
    if (tenant) context.tenant = tenant
  }
  if (access !== 'public') {
    context.stillMay = isKnownFor(context, async () => {
      await letIn()
      if (typeof access === 'object') await requireSameTenant(context, access, input as never)
    })
  }
  return around(() => start(operation, context, input, request), input)
}

/** Authenticates the caller. Throws if there is none, or if the key lacks a scope. */
async function whoIsLetIn(operation: Operation, { context, authenticate }: Call): Promise<void> {
  const { access } = operation
  context.actor = await timed(context.timings, 'auth', authenticate)
  if (context.actor.kind === 'anonymous' || (context.actor.kind === 'link' && !opensByLink(access)))
    throw unauthenticated({ headers: { 'WWW-Authenticate': 'Bearer' } })
  requireKeyScope(operation, context)
}

/** How long the result of an access check is valid within a call. */
const knownMs = 1000

/** A check that runs only if the last result is older than that. */
function isKnownFor({ now }: Context, ask: () => Promise<void>): () => Promise<void> {
  let askedAt = now()
  return async () => {
    if (now() - askedAt <= knownMs) return
    await ask()
    askedAt = now()
  }
}

/** What an allowed call does: takes its limits, runs, and answers within its schema. */
async function start(operation: Operation, context: Context, input: unknown, request: Request) {
  const giveBack = await takeLimits(context, operation.limits, input as never)
  try {
    const output = await timed(context.timings, 'run', async () =>
      operation.run(context, input as never, request),
    )
    // A write runs the check itself, before its transaction.
    if (operation.effect === 'read') await context.stillMay?.()
    await auditWrite(operation, context, input)
    return answerOf(operation, output)
  } catch (error) {
    if (isServiceError(error) && wasNotStarted(error)) await giveBack()
    throw error
  }
}

/** Every write of an organization leaves an entry in its audit log: most write their own together with the change, the others get this one. */
async function auditWrite({ effect, id, parameters, summary }: Operation, context: Context, input: unknown) {
  const { tenant, audited } = context
  if (effect === 'read' || !tenant || audited) return
  const named = isRecord(input) ? input[parameters.at(-1) ?? ''] : undefined
  const [resource = id] = id.split('.')
  const resourceId = typeof named === 'string' ? named : ''
  await auditEntry(context, {
    organizationId: tenant.organizationId,
    action: id,
    resource,
    resourceId,
    summary,
  })
  context.audited = true
}

/** Calls an operation by its declaration with an actor that is already known, as tests, tools and jobs do. */
export async function call<S extends Shape, O extends z.ZodType>(
  operation: TypedOperation<S, O>,
  context: Context,
  input: z.input<z.ZodObject<S>>,
): Promise<z.output<O>> {
  const request = new Request(`${context.origin}${operation.path}`, { method: operation.method })
  const { actor } = context
  const output = await execute(operation, {
    context,
    authenticate: () => Promise.resolve(actor),
    read: () => Promise.resolve(input),
    request,
  })
  return output as z.output<O>
}

function requireKeyScope({ access, effect }: Operation, { actor, namedOrganizationId }: Context): void {
  if (actor.kind !== 'key') return
  // Whoever names another organization would be answered from this one without noticing.
  if (namedOrganizationId !== undefined && namedOrganizationId !== actor.organizationId) throw keyOfAnother()
  if (needsPerson(access)) throw personNeeded()
  if (actor.role === 'viewer' && effect !== 'read') {
    throw forbidden({ message: 'This access key may only read' })
  }
}

function parseInput(operation: Operation, raw: unknown): unknown {
  const given = isRecord(raw) ? omit(raw, operation.ignores) : raw
  const schema = operation.input()
  const parsed = schema.safeParse(given, firstFaultOnly)
  if (parsed.success) return parsed.data
  const error = isSmall(given) ? (schema.safeParse(given, inWords).error ?? parsed.error) : parsed.error
  // A path that cannot name anything names nothing.
  const onlyPath = error.issues.every(({ path: [field] }) => operation.parameters.includes(String(field)))
  if (onlyPath) throw notFound()
  throw validationFailed({ details: detailsOf(error).slice(0, mostDetails) })
}

/** A refusal counts against no limit; what began and then failed on our side does. */
function wasNotStarted({ status }: { status: number }): boolean {
  return status < 500 || status === notImplemented.status
}

const mostDetails = 100

// What the library's own `validate` passes on; a test holds that parsing obeys it as well.
const firstFaultOnly: z.core.ParseContextInternal<z.core.$ZodIssue> = { ...inWords, abortEarly: true }

/** Half a megabyte can hold 600,000 faults, and each takes almost a kilobyte of memory: of a large input only the first is told. */
const smallInputValues = 5000

function isSmall(input: unknown): boolean {
  const waiting = [input]
  for (let values = 0; values < smallInputValues; values++) {
    const value = waiting.pop()
    if (typeof value === 'object' && value !== null) {
      // One by one: a call with a million arguments would fail.
      for (const inner of Object.values(value)) waiting.push(inner)
      if (waiting.length > smallInputValues) return false
    }
    if (waiting.length === 0) return true
  }
  return false
}

/** What an operation gave, checked against its schema. */
export function answerOf(operation: Operation, output: unknown): unknown {
  const parsed = operation.output?.().safeParse(output)
  if (!parsed) return output
  if (parsed.success) return parsed.data
  const cause = `${operation.id} answered outside its schema: ${JSON.stringify(detailsOf(parsed.error).slice(0, 5))}`
  throw Object.assign(internal(), { cause })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function omit(record: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return keys.length === 0
    ? record
    : Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}
