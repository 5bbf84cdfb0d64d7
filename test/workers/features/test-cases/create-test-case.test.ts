import { expect, test } from 'vitest'
import { deleteStory } from '../../../../workers/features/stories/delete-story.ts'
import { exportQaTestCases } from '../../../../workers/features/quality/export-qa-test-cases.route.ts'
import { createTestCase } from '../../../../workers/features/test-cases/create-test-case.ts'
import { getTestCase } from '../../../../workers/features/test-cases/get-test-case.ts'
import { listTestCases } from '../../../../workers/features/test-cases/list-test-cases.ts'
import { ask, refusal, send, refusedAs } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { auditOf } from '../projects/support.ts'
import { newSuite } from './support.ts'

const owner = await newOwner()
const suite = await newSuite(owner)
const { token, projectId, organizationId } = suite
const valid = { projectId, organizationId, title: 'Pay by card' }

test('a case needs a title and its project; the rest has defaults, and it is audited', async () => {
  const response = await send(createTestCase, valid, { token })
  expect(response.status).toBe(201)
  const made = await response.json<{ id: string; createdAt: string }>()
  expect(response.headers.get('location')).toBe(`/api/qa/test-cases/${made.id}`)
  const nothing = { description: '', preconditions: [], steps: [], tags: [] }
  const links = { externalId: null, storyId: null, criterion: null }
  const kinds = { priority: 'medium', type: 'functional' }
  const automation = { ready: false, reasons: ['nothing in the case is checked'] }
  const last = { lastStatus: null, lastExecutionId: null, lastRunAt: null }
  const by = { createdBy: owner.userId, updatedAt: made.createdAt }
  expect(made).toMatchObject({ number: 1, ...nothing, ...links, ...kinds, automation, ...last, ...by })
  expect(await ask(getTestCase, { testCaseId: made.id }, { token })).toEqual(made)
  expect(await auditOf(made.id)).toMatchObject([
    { action: 'testCases.create', organizationId, summary: 'Stored the test case #1 Pay by card' },
  ])
})

test('formulas, markup, quotes, control and half characters come back as they were given', async () => {
  const hostile = `=HYPERLINK("x")'); drop table test_cases; -- <img src=x onerror=alert(1)> \u202E😀 \u0007`
  const given = {
    title: `${hostile}\ud800`,
    description: hostile,
    tags: [hostile, '-1', 'a', 'a', 'null', '[]'],
    preconditions: [hostile, '@SUM(1)'],
    steps: [{ stepNumber: 1, action: hostile, expectedResult: '\\u0000 {"a":1}', testData: '+1' }],
    gherkin: 'null',
    externalId: '0012',
    requirementRef: 'true',
  }
  const made = await suite.testCase(given)
  expect(made).toMatchObject({ ...given, title: `${hostile}\ufffd` })
  expect(await ask(getTestCase, { testCaseId: made.id }, { token })).toEqual(made)
  const { testCases } = await ask(listTestCases, { projectId, tag: hostile }, { token })
  expect(testCases).toEqual([made])
})

test('preconditions may be a text of lines, and the type one of either list', async () => {
  const made = await suite.testCase({ preconditions: 'Be signed in\r\n\n  Have a card ', type: 'usability' })
  expect(made).toMatchObject({ preconditions: ['Be signed in', 'Have a card'], type: 'usability' })
  expect(await suite.testCase({ testType: 'smoke' })).toMatchObject({ type: 'smoke' })
})

test('a case of any origin may be sent, and one that we gave out; its own id is the external one', async () => {
  const made = await suite.testCase({ id: 'TC-7', testLevel: 'unit', testType: 'negative' })
  expect(made).toMatchObject({ externalId: 'TC-7', testLevel: 'unit', type: 'negative' })
  const again = await suite.testCase(made as never)
  expect(again).toEqual({
    ...made,
    id: again.id,
    number: made.number + 1,
    createdAt: again.createdAt,
    updatedAt: again.updatedAt,
  })
})

test('a stored case may be sent to an export as it is', async () => {
  const { storyId } = await suite.story()
  const made = await suite.testCase({ storyId, criterion: { then: 'It is paid' }, type: 'api' })
  const body = { testCases: [made], format: 'json' }
  const response = await send(exportQaTestCases, body, { token })
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(made.id)])
})

test('of twenty that are made at once each has a number of its own', async () => {
  const { testCase } = await newSuite(owner)
  const made = await Promise.all(Array.from({ length: 20 }, () => testCase()))
  const numbers = made.map(({ number }) => number).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
})

test('a story of another project is 404 with its place', async () => {
  const { storyId } = await (await newSuite(owner)).story()
  expect(await refusedAs(createTestCase, { ...valid, storyId }, { token })).toBe(
    '404 stories.not_found storyId',
  )
})

test('a case that is made while its story is deleted is in no story that is gone', async () => {
  for (let round = 0; round < 5; round++) {
    const { storyId } = await suite.story()
    const [made] = await Promise.all([
      send(createTestCase, { ...valid, storyId }, { token }),
      ask(deleteStory, { storyId }, { token }),
    ])
    if (made.status === 404) continue
    expect(made.status).toBe(201)
    const { id } = await made.json<{ id: string }>()
    expect(await ask(getTestCase, { testCaseId: id }, { token })).toMatchObject({ storyId: null })
    expect(await suite.historyOfCase(id)).toEqual([['storyId', storyId, null]])
  }
})

const step = { stepNumber: 1, action: 'x', expectedResult: 'x'.repeat(4000), testData: 'é'.repeat(20_000) }

test.each([
  ['no title', { title: '' }, 'validation_failed', 'title'],
  ['a criterion that says nothing', { criterion: { when: ' ' } }, 'validation_failed', 'criterion'],
  ['101 lines of preconditions', { preconditions: 'x\n'.repeat(101) }, 'validation_failed', 'preconditions'],
  ['more than a row holds', { steps: Array(25).fill(step) }, 'test_cases.too_large', 'testCases.0'],
])('with %s it is refused', async (_, wrong, error, path) => {
  const answer = await refusal(send(createTestCase, { ...valid, ...wrong }, { token }))
  expect(answer).toMatchObject({ status: 400, error })
  expect(answer.details?.map((detail) => detail.path)).toContain(path)
})
