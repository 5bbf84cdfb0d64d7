import { expect, test } from 'vitest'
import type { Operation } from '../../shared/kernel/operation.ts'
import { table } from '../../workers/api/table.ts'
import { refusal, send } from '../support/client.ts'
import { pageType } from './tenancy/content.ts'
import { named, newWorld } from './tenancy/world.ts'

const world = await newWorld()
const token = world.tokens.owner ?? ''

/** A change that has not been made before. Whoever adds an operation that looks at If-Match adds one here. */
const changes: Record<string, (text: string) => Record<string, unknown>> = {
  'contentPlanning.saveContentTypes': (name) => ({ contentTypes: [{ ...pageType, name }] }),
  'contentPlanning.saveNavigation': (title) => ({ tree: [{ title }] }),
  'defects.update': (title) => ({ title }),
  'masterContexts.put': (masterContext) => ({ masterContext }),
  'projects.update': (name) => ({ name }),
  'sprints.update': (goal) => ({ goal }),
  'stories.update': (title) => ({ title }),
  'testCases.update': (title) => ({ title }),
  'websites.updatePrivacyPolicy': (text) => ({ text }),
}

const conditional = table.filter((operation) => operation.conditional && operation.access !== 'public')

async function etagOf(operation: Operation): Promise<string> {
  const read = table.find(({ method, path }) => method === 'GET' && path === operation.path)
  if (!read) throw new Error(`Nothing reads what ${operation.id} changes`)
  const ids = named(operation, world)
  const input = Object.fromEntries(read.parameters.map((name) => [name, ids[name]]))
  const response = await send(read, input, { token })
  await response.arrayBuffer()
  return response.headers.get('etag') ?? ''
}

test('there is a change for each operation that looks at If-Match', () => {
  const ids = conditional.map(({ id }) => id)
  expect(ids.toSorted()).toEqual([...Object.keys(changes), 'contentPlanning.savePages'].toSorted())
})

test.each(Object.entries(changes))('%s changes only what is as it was read', async (id, changed) => {
  const operation = conditional.find((one) => one.id === id)!
  const change = (ifMatch: string) => {
    const input = { ...named(operation, world), ...changed(crypto.randomUUID()) }
    return send(operation, input, { token, headers: { 'if-match': ifMatch } })
  }
  const etag = await etagOf(operation)
  const both = await Promise.all([change(etag), change(etag)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await refusal(change(etag))).error).toMatch(/stale$/)
  expect((await change(await etagOf(operation))).status).toBe(200)
  expect((await change('*')).status).toBe(200)
})
