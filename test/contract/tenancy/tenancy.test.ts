import { describe, expect, test } from 'vitest'
import { type Caller, callers, promised } from '../../../scripts/generated/access-matrix.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import { table } from '../../../workers/api/table.ts'
import { listProjects } from '../../../workers/features/projects/list-projects.ts'
import { type Transport, fetchApi, send } from '../../support/client.ts'
import { deploy } from '../../support/context.ts'
import { newOwner } from '../../support/people.ts'
import { sampleForm, sampleInput } from '../sample.ts'
import { inputs } from './inputs.ts'
import { named, newWorld, shownBy } from './world.ts'

const world = await newWorld()

/** The same table with work that only says that it was reached: the whole pipeline runs, and nothing changes. */
const reached = deploy(
  table.map((operation) => ({
    ...operation,
    output: undefined,
    limits: [],
    run: () => new Response('reached'),
  })),
  {},
)

async function answer(operation: Operation, caller: Caller, transport: Transport): Promise<Response> {
  const input = { ...sampleInput(operation), ...inputs[operation.id], ...named(operation, world) }
  return send(operation, input, { ...shownBy(world, caller), ...sampleForm(operation), transport })
}

/** What changes nothing is done for those who may just do it. */
const isRead = ({ access, effect, kind, method }: Operation) =>
  typeof access === 'object' && effect === 'read' && kind === 'operation' && method === 'GET'

/** Refusals are asked of the real operation, so that its own work is known not to begin; permission of the one that only says that it was reached. */
async function verdictOf(operation: Operation, caller: Caller): Promise<unknown> {
  const isDone = isRead(operation) && (caller === 'viewer' || caller === 'read key')
  const expected = promised(operation, caller)
  const response = await answer(operation, caller, expected === 'yes' && !isDone ? reached : fetchApi)
  const text = await response.text()
  if (response.ok) return 'yes'
  const { status } = response
  return status === 401 || status === 403 || status === 404 ? status : `${status} ${text}`
}

describe('every operation answers each caller as it declares', () => {
  test.each(table.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const expected = Object.fromEntries(callers.map((caller) => [caller, promised(operation, caller)]))
    const found: Record<string, unknown> = {}
    for (const caller of callers) found[caller] = await verdictOf(operation, caller)
    expect(found).toEqual(expected)
  })
})

describe('a foreign resource and one that never was are told apart by nobody', () => {
  const named404 = table.filter(
    ({ access, parameters }) => typeof access === 'object' && parameters.length > 0,
  )

  test.each(named404.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const token = world.tokens['owner elsewhere'] ?? ''
    const sending = { token, ...sampleForm(operation) }
    const sample = { ...sampleInput(operation), ...inputs[operation.id] }
    const bodies = await Promise.all(
      [
        named(operation, world),
        Object.fromEntries(operation.parameters.map((name) => [name, crypto.randomUUID()])),
      ].map(async (ids) => {
        const response = await send(operation, { ...sample, ...ids }, sending)
        const { requestId: _, ...body } = await response.json<Record<string, unknown>>()
        return { status: response.status, body }
      }),
    )
    expect(bodies[0]).toEqual(bodies[1])
    expect(bodies[0]?.status).toBe(404)
  })
})

test('an organization that somebody does not belong to is none, also where the header names it', async () => {
  const [person, other] = [await newOwner(), await newOwner()]
  const statusIn = (organizationId: string) =>
    send(listProjects, {}, { token: person.token, headers: { 'x-organization-id': organizationId } })
  expect((await statusIn(person.organizationId)).status).toBe(200)
  expect((await statusIn(other.organizationId)).status).toBe(404)
})
