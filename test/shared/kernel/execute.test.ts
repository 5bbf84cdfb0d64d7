import { describe, expect, test } from 'vitest'
import { z } from 'zod'
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
      role: (organizationId) => Promise.resolve(roles[organizationId] ?? null),
      ofUser: () => Promise.resolve([]),
      few: () =>
        Promise.resolve(
          Object.entries(roles).map(([organizationId, role]) => ({ organizationId, role, source: 'self' })),
        ),
    },
    limiter: {
      take: ({ key }) =>
        Promise.resolve({
          allowed: true,
          remaining: 1,
          resetAt: 1_060_000,
          release: async () => void released.push(key),
          ...verdict,
        }),
    },
  })
  const request = new Request('http://tracewright.test')
  try {
    const output = await execute(operation, {
      context,
      request,
      authenticate: async () => actor,
      read: async () => input,
    })
    return { output, released, tenant: context.tenant, entries }
  } catch (error) {
    const { code, status, message, details, headers } = error as {
      code: string
      status: number
      message: string
      details?: unknown
      headers?: unknown
    }
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

describe('refusals come in the documented order', () => {
  test('nobody signed in is told so before the body is looked at', async () => {
    expect(await outcome(write(), { actor: { kind: 'anonymous' }, input: { wrong: 1 } })).toMatchObject({
      status: 401,
    })
  })

  test('a read key is refused a write before the body is looked at', async () => {
    const actor: Actor = { kind: 'key', keyId: 'k', organizationId: 'acme', role: 'viewer' }
    expect(await outcome(write(), { actor, input: { wrong: 1 } })).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
  })

  test('a wrong body is told before a foreign organization', async () => {
    const operation = write({ access: { role: 'member', organization: () => 'foreign' } })
    expect(await outcome(operation, { input: {} })).toMatchObject({ status: 400 })
    expect(await outcome(operation)).toMatchObject({ status: 404 })
  })

  test("a foreign organization is the area's own 404, a small role 403", async () => {
    const access = { role: 'admin' as const, organization: () => 'acme', hidden: thingNotFound }
    expect(await outcome(write({ access }))).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await outcome(write({ access }), { roles: {} })).toMatchObject({
      status: 404,
      code: 'things.not_found',
    })
  })

  test('a role too small is told beside the one that is needed, to people and to keys', async () => {
    const operation = write({ access: { role: 'admin' } })
    expect(await outcome(operation)).toMatchObject({
      status: 403,
      message: 'This needs the role admin, and you are member',
    })
    const actor: Actor = { kind: 'key', keyId: 'k', organizationId: 'acme', role: 'member' }
    expect(await outcome(operation, { actor })).toMatchObject({
      status: 403,
      message: 'This needs the role admin, and this access key works as member',
    })
  })

  test('a role too small is told before a limit', async () => {
    const operation = write({
      access: { role: 'admin' },
      limits: [{ name: 'things', setting: 'EXPORTS_PER_HOUR', key: () => 'k' }],
    })
    expect(await outcome(operation, { verdict: { allowed: false } })).toMatchObject({ status: 403 })
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
    const actor: Actor = { kind: 'key', keyId: 'k', organizationId: 'acme', role: 'member' }
    expect(await outcome(write(), { actor, roles: {} })).toMatchObject({ tenant: { organizationId: 'acme' } })
    const foreign = write({ access: { role: 'member', organization: () => 'other' } })
    expect(await outcome(foreign, { actor })).toMatchObject({ status: 404 })
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
    expect(
      await outcome(
        open(() => 'acme'),
        { roles: { acme: 'viewer' } },
      ),
    ).toMatchObject({ status: 403 })
  })

  test('works for a key in the key’s own organization', async () => {
    const actor: Actor = { kind: 'key', keyId: 'k', organizationId: 'acme', role: 'member' }
    expect(await outcome(open(), { actor })).toMatchObject({ tenant: { organizationId: 'acme' } })
  })
})

describe('limits', () => {
  const limits = [{ name: 'things', setting: 'EXPORTS_PER_HOUR' as const, key: () => 'k' }]

  test('an exhausted one answers when to come back', async () => {
    expect(await outcome(write({ limits }), { verdict: { allowed: false, remaining: 0 } })).toMatchObject({
      status: 429,
      headers: {
        'Retry-After': '60',
        'RateLimit-Limit': '50',
        'RateLimit-Remaining': '0',
        'RateLimit-Reset': '60',
      },
    })
  })

  test('work that was refused is given back, work that failed on our side is not', async () => {
    const refused = write({
      limits,
      run: () => {
        throw conflict()
      },
    })
    expect(await outcome(refused)).toMatchObject({ status: 409, released: ['k'] })
    const failed = write({
      limits,
      run: () => {
        throw new Error('broken')
      },
    })
    expect((await outcome(failed)).released).toEqual([])
  })

  test('what is not implemented or not set up here was never started, so it is given back', async () => {
    const operation = write({
      limits,
      run: () => {
        throw notImplemented()
      },
    })
    expect(await outcome(operation)).toMatchObject({ status: 501, released: ['k'] })
  })

  test('a limit without a key for this input is not taken', async () => {
    const none = [{ name: 'things', setting: 'EXPORTS_PER_HOUR' as const, key: () => undefined }]
    expect(await outcome(write({ limits: none }), { verdict: { allowed: false } })).toMatchObject({
      output: { name: 'a' },
    })
  })
})

test('fields that only we set are ignored when they come back, others are named', async () => {
  const operation = write({ ignores: ['createdAt'] })
  expect(await outcome(operation, { input: { name: 'a', createdAt: 'x' } })).toMatchObject({
    output: { name: 'a' },
  })
  expect(await outcome(operation, { input: { name: 'a', other: 'x' } })).toMatchObject({
    details: [{ path: 'other' }],
  })
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
    run: () => {
      throw notFound()
    },
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
    expect(await faults(2)).toMatchObject([
      { path: 'things.0.a' },
      { path: 'things.0.b' },
      { path: 'things.1.a' },
      { path: 'things.1.b' },
    ])
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
  const entry = {
    organizationId: 'acme',
    actor: 'user:ada',
    action: 'things.rename',
    resource: 'things',
    resourceId: '',
    at: 1_000_000,
  }
  expect(await outcome(write({ id: 'things.rename' }))).toMatchObject({ entries: [entry] })
  const run = (context: Context) => {
    context.audited = true
    return { name: 'a' }
  }
  expect(await outcome(write({ run }))).toMatchObject({ entries: [] })
  expect(await outcome(write({ effect: 'read' }))).toMatchObject({ entries: [] })
})
