import { expect, test } from 'vitest'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { applyRewordings } from '../../../../workers/features/public-generator/apply-rewordings.ts'
import { exportTestCases } from '../../../../workers/features/public-generator/export-test-cases.route.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { replaceTestCases } from '../../../../workers/features/public-generator/replace-test-cases.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newBusy, newSession } from './support.ts'

const before = { action: 'put 5 into the weight box', expectedResult: 'total says 12.50' }
const after = { action: 'Enter "5" in the "Weight" field', expectedResult: 'The "Total" is "12.50"' }

const written = (id: string): TestCase => ({
  id,
  title: `A parcel has a price ${id}`,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  author: 'import',
  steps: [
    { stepNumber: 1, action: 'Open the page', expectedResult: '' },
    { stepNumber: 2, ...before },
  ],
})

async function sessionOf(...testCases: TestCase[]): Promise<string> {
  const { sessionId } = await newSession()
  await ask(replaceTestCases, { sessionId, testCases })
  return sessionId
}

const stepOf = async (sessionId: string) => (await ask(getSession, { sessionId })).testCases[0]?.steps?.[1]

test('a step in other words runs, and keeps the words of its author', async () => {
  const sessionId = await sessionOf(written('A'), written('B'))
  const answer = await ask(applyRewordings, {
    sessionId,
    rewordings: [{ id: 'A', stepNumber: 2, before, ...after }],
  })
  expect(answer).toEqual({ applied: [{ id: 'A', stepNumber: 2 }], refused: [] })
  const { testCases } = await ask(getSession, { sessionId })
  expect(testCases[0]).toMatchObject({ automation: { ready: true } })
  expect(testCases[0]?.steps?.[1]).toEqual({ stepNumber: 2, ...after, original: before })
  expect(testCases[1]?.steps?.[1]).toEqual({ stepNumber: 2, ...before })
})

test('the last step of a case is taken as it was proposed: with what is expected of the whole case', async () => {
  const { expectedResult, action } = before
  const whole: TestCase = {
    ...written('A'),
    expectedResult,
    steps: [{ stepNumber: 1, action, expectedResult: '' }],
  }
  const sessionId = await sessionOf(whole)
  const rewordings = [{ id: 'A', stepNumber: 1, before, ...after }]
  expect(await ask(applyRewordings, { sessionId, rewordings })).toMatchObject({ refused: [] })
  const { testCases } = await ask(getSession, { sessionId })
  expect(testCases[0]?.steps).toEqual([{ stepNumber: 1, ...after, original: before }])
  expect(testCases[0]?.expectedResult ?? '').toBe('')
})

test('words that are put into others twice are still those of their author', async () => {
  const sessionId = await sessionOf(written('A'))
  const give = (expectedResult: string) =>
    ask(applyRewordings, { sessionId, rewordings: [{ id: 'A', stepNumber: 2, ...after, expectedResult }] })
  await give(after.expectedResult)
  await give('The "Total" shows "12.50"')
  expect(await stepOf(sessionId)).toMatchObject({ original: before })
  // What it is held against is what its author wrote.
  expect((await give('The "Total" is "99.00"')).refused).toHaveLength(1)
})

test('each rewording that says something else is refused by itself', async () => {
  const sessionId = await sessionOf(written('A'), written('B'))
  const { applied, refused } = await ask(applyRewordings, {
    sessionId,
    rewordings: [
      { id: 'A', stepNumber: 2, ...after, expectedResult: 'The "Total" is "13.00"' },
      { id: 'A', stepNumber: 3, ...after },
      { id: 'X', stepNumber: 1, ...after },
      { id: 'B', stepNumber: 2, before: { ...before, action: 'read another' }, ...after },
      { id: 'B', stepNumber: 1, action: 'Open "https://evil.example/"', expectedResult: '' },
    ],
  })
  expect(applied).toEqual([])
  expect(refused.map(({ id, stepNumber }) => [id, stepNumber])).toEqual([
    ['A', 3],
    ['X', 1],
    ['B', 2],
    ['A', 2],
    ['B', 1],
  ])
  expect(await stepOf(sessionId)).toEqual({ stepNumber: 2, ...before })
})

test('words of an author are in what is exported', async () => {
  const sessionId = await sessionOf(written('A'))
  await ask(applyRewordings, { sessionId, rewordings: [{ id: 'A', stepNumber: 2, ...after }] })
  const { testCases } = await ask(getSession, { sessionId })
  const file = await (await send(exportTestCases, { testCases, format: 'json' })).text()
  expect(file).toContain(before.action)
})

test('a session on which a run works, or that is not there, is not reworded', async () => {
  const rewordings = [{ id: 'A', stepNumber: 1, ...after }]
  await expectRefusal(send(applyRewordings, { sessionId: crypto.randomUUID(), rewordings }), 404)
  const { sessionId } = await newBusy()
  const answer = await ask(applyRewordings, { sessionId, rewordings })
  expect(answer.refused).toHaveLength(1)
})
