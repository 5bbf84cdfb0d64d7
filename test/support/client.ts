import { exports } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { z } from 'zod'
import type { Operation, Shape, TypedOperation } from '../../shared/kernel/operation.ts'

export const base = 'http://tracewright.test'

export type Transport = (request: Request) => Promise<Response>

export interface Sending {
  token?: string
  headers?: Record<string, string>
  /** Overrides the body made of the input. */
  body?: BodyInit
  /** Where it goes instead of the Worker under test. */
  transport?: Transport
}

/** An address of its own for every caller, so that no test uses up another's limits. */
export const newAddress = () =>
  `2001:db8:${Array.from({ length: 2 }, () => Math.floor(Math.random() * 65_536).toString(16)).join(':')}::1`

/** Sends an operation over HTTP by its declaration: path parameters into the path, the rest into query or JSON body. */
export function send(
  operation: Operation,
  input: Record<string, unknown> = {},
  sending: Sending = {},
): Promise<Response> {
  const rest = { ...input }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const url = new URL(path, base)
  const headers = new Headers({ 'cf-connecting-ip': newAddress(), ...sending.headers })
  if (sending.token) headers.set('authorization', `Bearer ${sending.token}`)
  const init: RequestInit = { method: operation.method, headers, redirect: 'manual' }
  if (operation.method === 'GET' || operation.method === 'DELETE') {
    for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value))
  } else if (sending.body !== undefined) {
    init.body = sending.body
    // A form is read by the operation itself; fields of its declaration stand in the query.
    if (operation.consumes) {
      for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value))
    }
  } else {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(rest)
  }
  return (sending.transport ?? fetchApi)(new Request(url, init))
}

export const fetchApi = (request: Request): Promise<Response> => exports.default.fetch(request)

/** Sends an operation and returns its answer, which has to be a success. */
export async function ask<S extends Shape, O extends z.ZodType>(
  operation: TypedOperation<S, O>,
  input: z.input<z.ZodObject<S>>,
  sending: Sending = {},
): Promise<z.output<O>> {
  const response = await send(operation, input as Record<string, unknown>, sending)
  const body = await response.json()
  if (response.status !== operation.status) {
    throw new Error(`${operation.id} answered ${response.status}: ${JSON.stringify(body)}`)
  }
  return body as z.output<O>
}

export interface ErrorBody {
  error: string
  message: string
  details?: { path: string; message: string }[]
  requestId: string
}

/** The status and body of a refusal. */
export async function refusal(
  response: Response | Promise<Response>,
): Promise<{ status: number } & ErrorBody> {
  const answer = await response
  return { status: answer.status, ...((await answer.json()) as ErrorBody) }
}

/** How a call is refused, in a line: status and code, and the path of each thing that is wrong. */
export async function refusedAs(...asked: Parameters<typeof send>): Promise<string> {
  const { status, error, details = [] } = await refusal(send(...asked))
  return [status, error, ...details.map(({ path }) => path)].filter((part) => part !== '').join(' ')
}

type About = Partial<Omit<ErrorBody, 'details'>> & { path?: string; details?: readonly object[] }

/** Expects a refusal: its status, and its code or what else of the body is given; `path` is that of its only detail. */
export async function expectRefusal(
  response: Response | Promise<Response>,
  status: number,
  about: string | About = {},
): Promise<void> {
  const { path, ...body } = typeof about === 'string' ? { error: about } : about
  const details = path === undefined ? {} : { details: [{ path }] }
  expect(await refusal(response)).toMatchObject({ status, ...body, ...details })
}

/** The statuses of answers, the lowest first. */
export const statusesOf = (answers: readonly Response[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

/** The statuses of calls that are made one after the other. */
export async function statusesInTurn(
  count: number,
  call: (nth: number) => Promise<Response>,
): Promise<number[]> {
  const statuses: number[] = []
  for (let nth = 0; nth < count; nth++) statuses.push((await call(nth)).status)
  return statuses
}
