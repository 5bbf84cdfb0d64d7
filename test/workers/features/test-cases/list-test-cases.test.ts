import { expect, test } from 'vitest'
import { listTestCases } from '../../../../workers/features/test-cases/list-test-cases.ts'
import { updateTestCase } from '../../../../workers/features/test-cases/update-test-case.ts'
import { ask } from '../../../support/client.ts'
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
