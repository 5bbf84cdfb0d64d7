import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../shared/db/tables/audit.ts'
import type { Operation } from '../../shared/kernel/operation.ts'
import { table } from '../../workers/api/table.ts'
import { send } from '../support/client.ts'
import { newContext } from '../support/context.ts'
import { sampleInput } from './sample.ts'
import { inputs } from './tenancy/inputs.ts'
import { named, newWorld } from './tenancy/world.ts'

type Body = Record<string, unknown>

const world = await newWorld()
const token = world.tokens.owner ?? ''

const json = table.filter(({ kind, access }) => kind === 'operation' && access !== 'public')

/** The list that a record stands in: its own path without the id. */
const listPath = ({ path }: Operation) => path.replace(/\/\{\w+\}$/, '')

const changes = json.filter(({ method }) => method === 'PATCH' || method === 'PUT')
const lists = new Set(json.filter(({ method }) => method === 'GET').map(({ path }) => path))
const creations = json.filter(
  ({ method, status, path }) => method === 'POST' && status === 201 && lists.has(path),
)

/** Operations that answer such a record as this one takes: alone, made, or in a list. */
const sourcesOf = (operation: Operation) =>
  json.filter(
    ({ method, path, id }) =>
      (method === 'GET' &&
        [operation.path, listPath(operation), `${listPath(operation)}/list`].includes(path)) ||
      (creations.some((creation) => creation.id === id) && path === listPath(operation)),
  )

const inputOf = (operation: Operation): Body => ({
  ...sampleInput(operation),
  ...inputs[operation.id],
  // Other tests take the one of the inputs.
  ...(operation.id === 'organizations.create' && { slug: `sample-${crypto.randomUUID()}` }),
  ...named(operation, world),
})

/** The record in an answer: it is one itself, stands there under its name, or in a list, of which the newest comes first. */
function recordIn(answer: Body): Body | undefined {
  const [wrapped, ...others] = Object.values(answer)
  if (others.length === 0 && typeof wrapped === 'object')
    return (Array.isArray(wrapped) ? wrapped[0] : wrapped) as Body
  const list = Object.values(answer).find((value) => Array.isArray(value) && typeof value[0] === 'object')
  const isList = 'nextCursor' in answer || 'currentOrganizationId' in answer
  return isList ? (list as Body[] | undefined)?.[0] : answer
}

const given = new Map<Operation, Body | undefined>()
for (const source of new Set([...changes, ...creations].flatMap(sourcesOf))) {
  const response = await send(source, inputOf(source), { token })
  const answer = await response.json<Body>()
  if (response.ok) given.set(source, recordIn(answer))
}

const cases = [...changes, ...creations].flatMap((operation) =>
  sourcesOf(operation).map((source) => [operation.id, source.id, { operation, source }] as const),
)

test.each(cases)('%s takes what %s gave out', async (_id, _source, { operation, source }) => {
  const record = given.get(source)
  expect(record).toBeTypeOf('object')
  const response = await send(operation, { ...named(operation, world), ...record }, { token })
  expect([response.status, await response.text()]).not.toEqual([400, expect.anything()])
})

const own = changes.flatMap((operation) =>
  json
    .filter(({ method, path }) => method === 'GET' && path === operation.path)
    .map((source) => [operation.id, { operation, source }] as const),
)

const entries = () =>
  newContext()
    .services.db.select()
    .from(auditEntries)
    .where(eq(auditEntries.organizationId, world.ids['/api/organizations/'] ?? ''))

test.each(own)(
  '%s with what is there changes nothing, its time neither, and is in no log',
  async (_id, { operation, source }) => {
    const shown = await (await send(source, inputOf(source), { token })).json<Body>()
    const before = await entries()
    expect(before).not.toEqual([])
    const response = await send(operation, { ...named(operation, world), ...shown }, { token })
    expect([response.status, await response.json()]).toEqual([200, shown])
    expect(await entries()).toEqual(before)
  },
)
