import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import { listTestCases } from '../../../../workers/features/test-cases/list-test-cases.ts'
import { rowsOf } from '../../../../workers/features/test-cases/store.ts'
import { updateTestCase } from '../../../../workers/features/test-cases/update-test-case.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../../support/recording-database.ts'
import { newSuite } from './support.ts'

test('cases come newest first, in pages, and are found by story, tag, type and priority', async () => {
  const suite = await newSuite()
  const { projectId, token } = suite
  const { storyId } = await suite.story()
  const made = [
    await suite.testCase({ storyId, tags: ['smoke', 'pay'] }),
    await suite.testCase({ type: 'security', tags: ['smoke'] }),
    await suite.testCase({ priority: 'critical' }),
  ]
  const [first, second, third] = made.map(({ id }) => id)
  const list = (given: object = {}) => ask(listTestCases, { projectId, ...given }, { token })
  const ids = async (given?: object) => (await list(given)).testCases.map(({ id }) => id)
  expect(await ids()).toEqual([third, second, first])
  expect(await ids({ storyId })).toEqual([first])
  expect(await ids({ tag: 'smoke' })).toEqual([second, first])
  expect(await ids({ tag: 'smoke', type: 'security' })).toEqual([second])
  expect(await ids({ priority: 'critical' })).toEqual([third])
  await ask(updateTestCase, { testCaseId: first ?? '', priority: 'low', type: 'security' }, { token })
  expect(await ids({ tag: 'smoke', priority: 'low' })).toEqual([first])
  expect(await ids({ tag: 'smoke', type: 'security' })).toEqual([second, first])
  expect(await ids({ type: 'security', priority: 'low' })).toEqual([first])
  expect(await ids({ storyId, tag: 'pay', priority: 'low' })).toEqual([first])
  const page = await list({ limit: 2 })
  expect(await ids({ limit: 2, cursor: page.nextCursor })).toEqual([first])
})

const asked = { projectId: crypto.randomUUID(), limit: 50 }

test.each([
  ['all', asked],
  ['those of a story', { ...asked, storyId: crypto.randomUUID() }],
  ['those with a tag', { ...asked, tag: 'smoke' }],
  ['those of a type', { ...asked, type: 'api' }],
  ['those of a priority', { ...asked, priority: 'high' }],
] as const)('%s are found by an index', async (_, filter) => {
  const { database, statements } = recordingDatabase(env.DB)
  const context = newContext({ tenant: { organizationId: crypto.randomUUID(), role: 'viewer' } })
  Object.defineProperty(context.services, 'db', { value: openDatabase(database) })
  await rowsOf(context, filter)
  const steps = await queryPlan(env.DB, [...statements][0] ?? '')
  expect(
    steps.some((step) => /test_case(?:s|_tags)?\b.*USING (?:COVERING )?INDEX test_case/.test(step)),
  ).toBe(true)
  expect(fullScans(steps)).toEqual([])
})
