import { expect, test } from 'vitest'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { reviseAsking } from '../../../workers/design/revise.ts'

const requirements =
  'The field "Age" is required. "Save" shows "Saved." Without an age "Please enter an age." is shown.'
const caseOf = (id: string, expectedResult: string, own: Partial<TestCase> = {}): TestCase => ({
  id,
  title: `Case ${id}`,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  author: 'model',
  basis: 'written',
  sentences: ['"Save" shows "Saved."'],
  verified: true,
  steps: [{ stepNumber: 1, action: 'Click the "Save" button', expectedResult }],
  ...own,
})
const testCases = [caseOf('TC-001', '"Saved." is shown'), caseOf('TC-002', '"Please enter an age." is shown')]
const element = (steps: string[][], s = [2]) => ({ t: 'Added', s, k: 'functional', p: 'high', steps })

const revised = (reply: unknown, message = 'Please see to it', own: TestCase[] = testCases) =>
  reviseAsking(message, { requirements, testCases: own }, () =>
    Promise.resolve(reply === undefined ? undefined : JSON.stringify(reply)),
  )
const changed = async (changes: object[], message?: string) => {
  const refined = await revised({ changes, answer: '' }, message)
  if (!refined) throw new Error('Nobody answered')
  return refined
}

test('what only its fields changed keeps its findings; steps that changed are judged anew and prove nothing yet', async () => {
  const { testCases: after, updated } = await changed([
    { op: 'set', ids: ['TC-001'], field: 'priority', value: 'critical' },
    { op: 'steps', ids: ['TC-002'], steps: [['Click the "Save" button', '"Saved." is shown']] },
  ])
  expect(updated).toEqual(['TC-001', 'TC-002'])
  expect(after[0]).toMatchObject({ priority: 'critical', verified: true, author: 'model' })
  expect(after[1]?.verified).not.toBe(true)
  expect(after[1]?.checks?.find(({ check }) => check === 'grounded')?.result).toBe('holds')
})

test('what a person asked to be changed is never taken out again, and doubts are told', async () => {
  const { testCases: after, reply } = await changed([
    { op: 'steps', ids: ['TC-002'], steps: [['Click the "Save" button', '"Stored on Mars." is shown']] },
  ])
  expect(after[1]?.steps?.[0]?.expectedResult).toBe('"Stored on Mars." is shown')
  expect(reply).toMatch(/^Changed TC-002\. TC-002: .*Stored on Mars/)
})

test('what the person states is ground', async () => {
  const steps = [['Click the "Save" button', '"Stored on Mars." is shown']]
  const message = 'TC-002 has to show "Stored on Mars." after Save'
  const { testCases: after, reply } = await changed(
    [{ op: 'steps', ids: ['TC-002'], steps, s: [4] }],
    message,
  )
  expect(after[1]?.checks?.find(({ check }) => check === 'grounded')?.result).toBe('holds')
  expect(reply).toBe('Changed TC-002.')
})

test('an added case without ground, and a repeat, are left out with their reasons', async () => {
  const {
    added,
    testCases: after,
    reply,
  } = await changed([
    { op: 'add', cases: [element([['Click the "Save" button', '"Invented." is shown']])] },
    { op: 'add', cases: [element([['Click the "Save" button', '"Saved." is shown']])] },
  ])
  expect([added, after.map(({ id }) => id)]).toEqual([[], ['TC-001', 'TC-002']])
  expect(reply).toMatch(/^Nothing was changed\. “Added” is left out: /)
})

test('of cases that take the place of others none is left out', async () => {
  const { testCases: after, removed } = await changed([
    {
      op: 'merge',
      ids: ['TC-001', 'TC-002'],
      cases: [element([['Click the "Save" button', '"Mars." is shown']])],
    },
  ])
  expect(removed).toEqual(['TC-001', 'TC-002'])
  expect(after.map(({ title }) => title)).toEqual(['Added'])
})

test('an order is a change, words alone are none, and whoever does not answer is nobody', async () => {
  const ordered = await changed([{ op: 'order', ids: ['TC-002'] }])
  expect([ordered.understood, ordered.reply]).toEqual([true, 'Changed the order.'])
  const asked = await revised({ changes: [], answer: 'Which of the two?' })
  expect(asked).toMatchObject({
    understood: false,
    reply: 'Nothing was changed. Which of the two?',
    testCases,
  })
  expect(await revised(undefined)).toBeUndefined()
})

test('where a change is refused its author does not say that it is done', async () => {
  const answer = 'All of it is done.'
  const refined = await revised({ changes: [{ op: 'delete', ids: ['TC-099'] }], answer })
  expect(refined?.reply).toBe('Nothing was changed. There is no test case “TC-099”.')
})

test("what is taken out of an added case is told in place of its author's words", async () => {
  const steps = [['Click the "Save" button', '"Saved." is shown and "Mars is red." is shown']]
  const other = element([['Enter "40" in the "Age" field', ''], ...steps])
  const refined = await revised({ changes: [{ op: 'add', cases: [other] }], answer: 'It checks Mars, too.' })
  expect(refined?.added).toEqual(['TC-003'])
  expect(refined?.reply).toMatch(/^Added TC-003\. “"Mars is red\." is shown” was taken out of TC-003: /)
  expect(refined?.reply).not.toContain('It checks Mars')
})
