import { linkHeaders, linkToken } from './link-token.ts'
import { Refusal, unreachable } from './refusal.ts'
import type { Routes } from './routes.generated.ts'
import { roleRefused } from './role-refused.ts'
import { sessionEnded } from './session-ended.ts'

export type Route = keyof Routes
type Types<R extends Route> = Routes[R] extends { readonly types?: infer T } ? NonNullable<T> : never
/** What a route takes: the fields of its path, query or body. */
export type Input<R extends Route> = Types<R> extends { input: infer I } ? I : never
/** What a route answers. */
export type Output<R extends Route> = Types<R> extends { output: infer O } ? O : never

export interface CallOptions {
  /** The `updatedAt` that was read: a change by somebody else meanwhile is refused (409). */
  ifMatch?: string
  /** Makes it safe to send again after a broken connection. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/**
 * Calls an operation of the table by its route, as the person of the session cookie, and gives its answer. Fields that the path names go there, the others into the
 * query (GET, DELETE) or the body. Throws a `Refusal`.
 * @example
 * const { projects } = await call('GET /api/projects', { organizationId })
 */
export async function call<R extends Route>(
  route: R,
  input: Input<R> = {} as Input<R>,
  options: CallOptions = {},
): Promise<Output<R>> {
  const { method, address, rest } = placed(route, input as Record<string, unknown>)
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const response = await ask(hasBody ? address : address + query(rest), {
    method,
    headers: {
      Accept: 'application/json',
      ...linkHeaders(),
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...(options.ifMatch !== undefined && { 'If-Match': `"${options.ifMatch}"` }),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
    },
    ...(hasBody && { body: JSON.stringify(rest) }),
    ...(options.signal && { signal: options.signal }),
  })
  return (await response.json()) as Output<R>
}

/** What does not fit JSON in and out: uploads and downloads. Throws a `Refusal` where the service refuses. */
export async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw unreachable()
  }
  // The redirect of a form that was sent by script is not followed: the page itself goes on.
  if (response.ok || response.type === 'opaqueredirect') return response
  throw noted(await refusalOf(response))
}

/** Lets the page know of a session that has ended, and of a role that was taken away. */
export function noted(refusal: Refusal): Refusal {
  // Whoever follows a share link may have no session at all.
  if (refusal.code === 'unauthenticated' && linkToken.peek() === null) sessionEnded.value = true
  if (refusal.status === 403) roleRefused.value++
  return refusal
}

async function refusalOf(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => ({}))
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return new Refusal(response.status, body ?? {}, Number.isFinite(seconds) ? seconds : undefined)
}

function placed(route: string, input: Record<string, unknown>) {
  const [method = 'GET', path = '/'] = route.split(' ')
  const rest = { ...input }
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { method, address, rest }
}

function query(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search && `?${search}`
}
