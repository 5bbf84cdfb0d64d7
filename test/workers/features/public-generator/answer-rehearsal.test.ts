import { expect, test } from 'vitest'
import { answerRehearsal } from '../../../../workers/features/public-generator/answer-rehearsal.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { replaceTestCases } from '../../../../workers/features/public-generator/replace-test-cases.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { caseOf, failed, passed, rehearsed, sessionOf } from './rehearsals.ts'
import { newBusy } from './support.ts'

async function differing() {
  const sessionId = await sessionOf([caseOf('A'), caseOf('B'), caseOf('C')])
  await rehearsed(sessionId, { A: failed(), B: failed(), C: passed })
  return sessionId
}

const answers = [
  { testCaseId: 'A', take: 'page_is_wrong' },
  { testCaseId: 'B', take: 'reading_is_wrong' },
] as const

test('a case is kept because the page is at fault, or dropped because its text was read wrongly', async () => {
  const sessionId = await differing()
  const before = await ask(getSession, { sessionId })
  const after = await ask(answerRehearsal, { sessionId, answers: [...answers] })
  expect(after.testCases.map(({ id }) => id)).toEqual(['A', 'C'])
  expect(after.testCases[0]).toMatchObject({
    verified: false,
    checks: [{ check: 'rehearsed', result: 'fails', reason: /^Kept: the page is at fault\./ }].map(
      (each) => ({
        ...each,
        reason: expect.stringMatching(each.reason),
      }),
    ),
  })
  expect(after.rehearsal?.cases.map(({ testCaseId, take }) => [testCaseId, take])).toEqual([
    ['A', 'page_is_wrong'],
    ['C', undefined],
  ])
  expect(await ask(answerRehearsal, { sessionId, answers: [...answers] })).toMatchObject({
    testCases: after.testCases,
  })
  const undone = await ask(replaceTestCases, { sessionId, testCases: before.testCases })
  expect(undone.testCases.map(({ id }) => id)).toEqual(['A', 'B', 'C'])
  expect(undone.rehearsal?.cases.map(({ testCaseId, take }) => [testCaseId, take])).toEqual([
    ['A', 'page_is_wrong'],
    ['B', undefined],
    ['C', undefined],
  ])
})

test('only a case that differs as it is can be answered for, and one wrong answer changes nothing', async () => {
  const sessionId = await differing()
  const passing = { testCaseId: 'C', take: 'page_is_wrong' as const }
  await expectRefusal(send(answerRehearsal, { sessionId, answers: [...answers, passing] }), 409, {
    error: 'sessions.no_difference',
    details: [{ path: 'answers.2.testCaseId' }].map((each) => expect.objectContaining(each)),
  })
  const { testCases } = await ask(getSession, { sessionId })
  expect(testCases.map(({ id }) => id)).toEqual(['A', 'B', 'C'])
  const edited = testCases.map((each) => ({ ...each, expectedResult: 'Else' }))
  await ask(replaceTestCases, { sessionId, testCases: edited })
  await expectRefusal(
    send(answerRehearsal, { sessionId, answers: [...answers] }),
    409,
    'sessions.no_difference',
  )
})

test('refusals: no session, none that was rehearsed, a run at work', async () => {
  const of = (sessionId: string) => send(answerRehearsal, { sessionId, answers: [...answers] })
  await expectRefusal(of(crypto.randomUUID()), 404, 'sessions.not_found')
  await expectRefusal(of(await sessionOf([caseOf('A')])), 409, 'sessions.no_difference')
  await expectRefusal(of((await newBusy()).sessionId), 409, 'sessions.busy')
})
