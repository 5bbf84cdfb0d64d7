import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import type { Role } from '../../../shared/kernel/roles.ts'
import type { Actor, Context } from '../../../shared/kernel/context.ts'
import { conflict, defineError, notFound, notImplemented } from '../../../shared/kernel/errors.ts'
import { execute } from '../../../shared/kernel/execute.ts'
import { type Operation, defineOperation } from '../../../shared/kernel/operation.ts'
import { createIds } from '../../../shared/services/deployment-ids.ts'
import type { LimitVerdict } from '../../../shared/services/limiter.ts'
import { contextWith } from './context.ts'

const ada: Actor = { kind: 'user', userId: 'ada', email: 'ada@example.com', name: 'Ada' }
const thingNotFound = defineError('things.not_found', 404, 'Thing not found')

/** An access key of an organization, with what its scopes let it do there. */
const key = (role: Role = 'member'): Actor => ({ kind: 'key', keyId: 'k', organizationId: 'acme', role })

interface Refusal {
  code: string
  status: number
  message: string
  details?: unknown
  headers?: unknown
}

interface World {
  actor?: Actor
  roles?: Record<string, Role>
  input?: unknown
  verdict?: Partial<LimitVerdict>
}

/** Runs an operation in a small world, and tells what it answered or how it was refused. */
async function outcome(
  operation: Operation,
  { actor = ada, roles = { acme: 'member' }, input = { name: 'a' }, verdict }: World = {},
) {
  const released: string[] = []
  const entries: unknown[] = []
  const context = contextWith({
    ids: createIds(''),
    db: { insert: () => ({ values: async (entry: unknown) => void entries.push(entry) }) } as never,
    memberships: {
      role: async (organizationId) => roles[organizationId] ?? null,
      ofUser: async () => [],
      few: async () =>
        Object.entries(roles).map(([organizationId, role]) => ({ organizationId, role, source: 'self' })),
    },
    limiter: {
      take: async ({ key: counted }) => {
        const release = async () => void released.push(counted)
        return { allowed: true, remaining: 1, resetAt: 1_060_000, release, ...verdict }
      },
    },
  })
  const request = new Request('http://tracewright.test')
  const call = { context, request, authenticate: async () => actor, read: async () => input }
  try {
    const output = await execute(operation, call)
    return { output, released, tenant: context.tenant, entries }
  } catch (error) {
    const { code, status, message, details, headers } = error as Refusal
    return { code, status, message, details, headers, released }
  }
}

const write = (spec: Partial<Parameters<typeof defineOperation>[0]> = {}) =>
  defineOperation({
    id: 'things.create',
    route: 'POST /api/things',
    summary: 'Create a thing',
    access: { role: 'member' },
    effect: 'write',
    input: () => ({ name: z.string(), organizationId: z.string().optional() }),
    output: () => z.object({ name: z.string() }),
    run: (_context, input) => ({ name: (input as { name: string }).name }),
    ...spec,
  } as Parameters<typeof defineOperation>[0])

const limits = [{ name: 'things', setting: 'EXPORTS_PER_HOUR' as const, key: () => 'k' }]

describe('refusals come in the documented order', () => {
  test('nobody signed in is told so before the body is looked at', async () => {
    const refused = await outcome(write(), { actor: { kind: 'anonymous' }, input: { wrong: 1 } })
    expect(refused.status).toBe(401)
  })

  test('a read key is refused a write before the body is looked at', async () => {
    const refused = await outcome(write(), { actor: key('viewer'), input: { wrong: 1 } })
    expect(refused).toMatchObject({ status: 403, code: 'forbidden' })
  })

  test('a wrong body is told before a foreign organization', async () => {
    const operation = write({ access: { role: 'member', organization: () => 'foreign' } })
    expect(await outcome(operation, { input: {} })).toMatchObject({ status: 400 })
    expect(await outcome(operation)).toMatchObject({ status: 404 })
  })

  test("a foreign organization is the area's own 404, a small role 403", async () => {
    const access = { role: 'admin' as const, organization: () => 'acme', hidden: thingNotFound }
    expect(await outcome(write({ access }))).toMatchObject({ status: 403, code: 'forbidden' })
    const foreign = await outcome(write({ access }), { roles: {} })
    expect(foreign).toMatchObject({ status: 404, code: 'things.not_found' })
  })

  test.each([
    [ada, 'This needs the role admin, and you are member'],
    [key(), 'This needs the role admin, and this access key works as member'],
  ])(
    'a role too small is told beside the one that is needed, to people and to keys',
    async (actor, message) => {
      const refused = await outcome(write({ access: { role: 'admin' } }), { actor })
      expect(refused).toMatchObject({ status: 403, message })
    },
  )

  test('a role too small is told before a limit', async () => {
    const operation = write({ access: { role: 'admin' }, limits })
    expect(await outcome(operation, { verdict: { allowed: false } })).toMatchObject({ status: 403 })
  })
})

describe('who may call is asked again of a call that takes long', () => {
  /** A call of somebody who loses their right while `part` of it goes on, after which the clock shows `ms` more. */
  async function slowly(part: 'read' | 'run', ended: 'signed-out' | 'removed', spec: object, ms = 2000) {
    let now = 1_000_000
    let actor: Actor = ada
    const roles = new Map<string, Role>([['acme', 'member']])
    const batches: unknown[] = []
    const end = () => {
      now += ms
      if (ended === 'removed') roles.clear()
      else actor = { kind: 'anonymous' }
    }
    const statement = { values: () => ({}) }
    const db = { insert: () => statement, batch: async (some: unknown[]) => batches.push(some) && some }
    const memberships = { role: async (id: string) => roles.get(id) ?? null }
    const services = { ids: createIds(''), db: db as never, memberships: memberships as never }
    const context = contextWith(services, { now: () => now })
    const operation = write({
      access: { role: 'member', organization: () => 'acme' },
      run: async (called: Context) => {
        if (part === 'run') end()
        const note = { organizationId: 'acme', action: 'a', resource: 'r', resourceId: '', summary: '' }
        if (operation.effect !== 'read') await commit(called, note, [])
        return { name: 'a' }
      },
      ...spec,
    })
    const read = async () => {
      if (part === 'read') end()
      return { name: 'a' }
    }
    const request = new Request('http://tracewright.test')
    const answer = execute(operation, { context, request, authenticate: async () => actor, read })
    const status = await answer.then(
      () => 200,
      (error: Refusal) => error.status,
    )
    return { status, written: batches.length }
  }

  test.each([
    ['a body that comes slowly', 'read', 'signed-out', {}, 401],
    ['a body that comes slowly to what is for any person', 'read', 'signed-out', { access: 'person' }, 401],
    ['work before it is written', 'run', 'signed-out', {}, 401],
    ['work of a removed member before it is written', 'run', 'removed', {}, 404],
    ['work that is answered', 'run', 'signed-out', { effect: 'read' }, 401],
    ['work for a removed member that is answered', 'run', 'removed', { effect: 'read' }, 404],
  ] as const)('%s', async (_what, part, ended, spec, status) => {
    expect(await slowly(part, ended, spec)).toEqual({ status, written: 0 })
  })

  test('what is quick asks once', async () => {
    expect(await slowly('run', 'removed', {}, 500)).toEqual({ status: 200, written: 1 })
  })
})

describe('the organization of a call', () => {
  test('is the only one of a user who names none', async () => {
    expect(await outcome(write())).toMatchObject({ tenant: { organizationId: 'acme', role: 'member' } })
  })

  test('has to be named by a user of several', async () => {
    const answer = await outcome(write(), { roles: { acme: 'member', other: 'owner' } })
    expect(answer).toMatchObject({ status: 400, details: [{ path: 'organizationId' }] })
  })

  test('is that of the key, whatever else exists', async () => {
    const own = await outcome(write(), { actor: key(), roles: {} })
    expect(own).toMatchObject({ tenant: { organizationId: 'acme' } })
    const foreign = write({ access: { role: 'member', organization: () => 'other' } })
    expect(await outcome(foreign, { actor: key() })).toMatchObject({ status: 404 })
  })
})

describe('an operation that leaves the organization open', () => {
  const open = (organization: () => string | null = () => null) =>
    write({ access: { role: 'member', organization, optional: true } })

  test('is served without one when none is named, also to people of none or several', async () => {
    const worlds: World['roles'][] = [{}, { acme: 'member' }, { acme: 'member', other: 'owner' }]
    for (const roles of worlds) {
      const answer = await outcome(open(), { ...(roles && { roles }) })
      expect(answer).toMatchObject({ output: { name: 'a' } })
      expect(answer.tenant).toBeUndefined()
    }
  })

  test('checks membership and role as soon as one is named', async () => {
    expect(await outcome(open(() => 'acme'))).toMatchObject({ tenant: { organizationId: 'acme' } })
    expect(await outcome(open(() => 'other'))).toMatchObject({ status: 404 })
    const named = open(() => 'acme')
    expect(await outcome(named, { roles: { acme: 'viewer' } })).toMatchObject({ status: 403 })
  })

  test('works for a key in the key’s own organization', async () => {
    expect(await outcome(open(), { actor: key() })).toMatchObject({ tenant: { organizationId: 'acme' } })
  })
})

/** What a run throws, as an operation does that refuses or breaks. */
const throwing = (error: unknown) => () => {
  throw error
}

describe('limits', () => {
  test('an exhausted one answers when to come back', async () => {
    const refused = await outcome(write({ limits }), { verdict: { allowed: false, remaining: 0 } })
    const figures = { 'RateLimit-Limit': '50', 'RateLimit-Remaining': '0', 'RateLimit-Reset': '60' }
    expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '60', ...figures } })
  })

  test.each([
    ['work that was refused is given back', conflict(), 409, ['k']],
    ['work that failed on our side is not', new Error('broken'), 500, []],
    ['what is not implemented here was never started, so it is given back', notImplemented(), 501, ['k']],
  ])('%s', async (_, error, status, released) => {
    const answer = await outcome(write({ limits, run: throwing(error) }))
    expect(answer).toMatchObject(status === 500 ? { released } : { status, released })
  })

  test('a limit without a key for this input is not taken', async () => {
    const none = [{ name: 'things', setting: 'EXPORTS_PER_HOUR' as const, key: () => undefined }]
    const answer = await outcome(write({ limits: none }), { verdict: { allowed: false } })
    expect(answer).toMatchObject({ output: { name: 'a' } })
  })
})

test('fields that only we set are ignored when they come back, others are named', async () => {
  const operation = write({ ignores: ['createdAt'] })
  const ignored = await outcome(operation, { input: { name: 'a', createdAt: 'x' } })
  expect(ignored).toMatchObject({ output: { name: 'a' } })
  const named = await outcome(operation, { input: { name: 'a', other: 'x' } })
  expect(named).toMatchObject({ details: [{ path: 'other' }] })
})

test('an answer outside its schema is our fault, not a leak', async () => {
  const operation = write({ run: () => ({ name: 7 }) })
  expect(await outcome(operation)).toMatchObject({ status: 500, code: 'internal' })
})

test('a path parameter that cannot exist is 404, also beside a right body', async () => {
  const operation = defineOperation({
    id: 'things.get',
    route: 'GET /api/things/{thingId}',
    summary: 'Get',
    access: 'public',
    effect: 'read',
    input: () => ({ thingId: z.uuid(), limit: z.coerce.number().optional() }),
    output: () => z.object({}),
    run: throwing(notFound()),
  })
  expect(await outcome(operation, { input: { thingId: 'x' } })).toMatchObject({ status: 404 })
  expect(await outcome(operation, { input: { thingId: 'x', limit: 'many' } })).toMatchObject({ status: 400 })
})

describe('an input with many faults', () => {
  const many = write({
    input: () => ({ things: z.array(z.strictObject({ a: z.string(), b: z.string() })).max(100_000) }),
    run: () => ({ name: 'a' }),
  })
  const faults = async (things: number) => {
    const { details } = await outcome(many, { input: { things: Array.from({ length: things }, () => ({})) } })
    return details as { path: string }[]
  }

  test('is told all of them while they are few', async () => {
    const paths = (await faults(2)).map(({ path }) => path)
    expect(paths).toEqual(['things.0.a', 'things.0.b', 'things.1.a', 'things.1.b'])
  })

  test('is told a hundred when they are more', async () => {
    expect(await faults(1000)).toHaveLength(100)
    const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`field${i}`, 1]))
    expect((await outcome(write(), { input: { name: 'a', ...unknown } })).details).toHaveLength(100)
  })

  test('costs nothing for each of them when it is large', async () => {
    expect(await faults(100_000)).toEqual([expect.objectContaining({ path: 'things.0.a' })])
  })
})

test('a write that made no entry in the audit log gets one; one that did, or only read, gets none', async () => {
  const of = { organizationId: 'acme', actor: 'user:ada', at: 1_000_000 }
  const entry = { ...of, action: 'things.rename', resource: 'things', resourceId: '' }
  expect(await outcome(write({ id: 'things.rename' }))).toMatchObject({ entries: [entry] })
  const run = (context: Context) => {
    context.audited = true
    return { name: 'a' }
  }
  expect(await outcome(write({ run }))).toMatchObject({ entries: [] })
  expect(await outcome(write({ effect: 'read' }))).toMatchObject({ entries: [] })
})
