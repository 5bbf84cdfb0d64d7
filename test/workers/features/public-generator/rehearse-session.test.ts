import { expect, test } from 'vitest'
import { listExecutions } from '../../../../workers/features/hosted-runs/list-executions.ts'
import { getExecution } from '../../../../workers/features/hosted-runs/get-execution.ts'
import { executeTestCases } from '../../../../workers/features/hosted-runs/execute-test-cases.ts'
import { deleteSession } from '../../../../workers/features/public-generator/delete-session.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { rehearseCases } from '../../../../workers/features/public-generator/rehearse-cases.ts'
import { rehearseSession } from '../../../../workers/features/public-generator/rehearse-session.ts'
import { replaceTestCases } from '../../../../workers/features/public-generator/replace-test-cases.ts'
import { ask, expectRefusal, newAddress, send } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { executions, publicSessions } from '../../../support/objects.ts'
import {
  caseOf,
  failed,
  newPage,
  notFound,
  ordered,
  passed,
  player,
  rehearsed,
  run,
  sessionOf,
} from './rehearsals.ts'
import { newBusy } from './support.ts'

const unready = caseOf('D', { steps: [{ stepNumber: 1, action: 'Ponder it', expectedResult: '' }] })
const rehearsedCheck = ({ checks = [] }: { checks?: { check: string; result: string }[] }) =>
  checks.find(({ check }) => check === 'rehearsed')?.result

test('what a rehearsal found stands with each case and in the record of the session', async () => {
  const sessionId = await sessionOf([caseOf('A'), caseOf('B'), caseOf('C'), unready])
  const key = 'evidence/x/case-2/step-1.png'
  const results = { A: passed, B: failed(key), C: notFound }
  const { executionId, played } = await rehearsed(sessionId, results)
  expect(played).toEqual(['A', 'B', 'C'])
  const session = await ask(getSession, { sessionId })
  expect(session.testCases.map((each) => [each.id, rehearsedCheck(each), each.verified])).toEqual([
    // Nobody judged them, so a rehearsal that passes verifies nothing.
    ['A', 'holds', false],
    ['B', 'fails', false],
    ['C', 'unknown', false],
    ['D', undefined, undefined],
  ])
  expect(session.rehearsal).toMatchObject({
    status: 'over',
    executionId,
    pageUrl: expect.stringMatching(/^https:/),
    at: expect.stringMatching(/Z$/),
    expiresAt: expect.stringMatching(/Z$/),
    cases: [
      { testCaseId: 'A', state: 'passes', screenshotUrl: null },
      {
        testCaseId: 'B',
        state: 'differs',
        stepNumber: 1,
        expected: 'The text "Hello" is visible',
        seen: 'Goodbye',
        sentence: 'The page says "Hello".',
        screenshotUrl: expect.stringContaining('/api/evidence/'),
      },
      { testCaseId: 'C', state: 'not_performed', cause: 'control' },
    ],
  })
  expect(await executions.getByName(executionId).record()).toMatchObject({
    kind: 'rehearsal',
    status: 'completed',
  })
})

test('a rehearsal is no test run: no list of runs and no last run names it', async () => {
  const sessionId = await sessionOf([caseOf('A')])
  const { executionId } = await rehearsed(sessionId, { A: passed })
  expect((await ask(listExecutions, { sessionId })).executions).toEqual([])
  expect((await ask(getSession, { sessionId })).latestExecutionId).toBeNull()
  await expectRefusal(send(getExecution, { executionId }), 404, 'executions.not_found')
})

test('a session is rehearsed once at a time, and says so meanwhile', async () => {
  const sessionId = await sessionOf([caseOf('A')])
  const { executionId } = await ordered(sessionId)
  const before = (await ask(getSession, { sessionId })).rehearsal
  expect(before).toEqual({
    status: 'running',
    executionId,
    pageUrl: null,
    at: null,
    cases: [],
    expiresAt: null,
  })
  await expectRefusal(send(rehearseSession, { sessionId, pageUrl: newPage() }), 409, 'sessions.busy')
  await run(executionId, player({ A: passed }).playCases)
  expect((await ask(getSession, { sessionId })).rehearsal).toMatchObject({ status: 'over' })
  await ordered(sessionId)
})

test('a message that comes twice plays nothing twice and changes nothing', async () => {
  const sessionId = await sessionOf([caseOf('A')])
  const { executionId } = await rehearsed(sessionId, { A: failed() })
  const before = await ask(getSession, { sessionId })
  const again = player({ A: passed })
  await run(executionId, again.playCases)
  expect(again.played).toEqual([])
  expect(await ask(getSession, { sessionId })).toEqual(before)
})

test('after the death of its job the next one goes on, and what was begun is not played again', async () => {
  const sessionId = await sessionOf(['A', 'B', 'C'].map((id) => caseOf(id)))
  const { executionId } = await ordered(sessionId)
  const dying = player({ A: passed })
  // It dies before it can end its execution.
  const begun = await executions.getByName(executionId).beginAttempt({ now: Date.now() })
  if (!begun.ok) throw new Error(begun.code)
  const rehearsing = { ...(begun.input as never as object), executionId, attempt: begun.attempt, sessionId }
  await expect(
    rehearseCases(newContext(), { ...rehearsing, playCases: dying.playCases } as never),
  ).rejects.toThrow('died')
  expect(dying.played).toEqual(['A', 'B'])
  expect((await ask(getSession, { sessionId })).testCases.map(rehearsedCheck)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const next = player({ A: failed(), B: failed(), C: passed })
  await run(executionId, next.playCases)
  expect(next.played).toEqual(['C'])
  const { rehearsal, testCases } = await ask(getSession, { sessionId })
  expect(rehearsal?.cases.map(({ state }) => state)).toEqual(['passes', 'not_rehearsed', 'passes'])
  expect(testCases.map(rehearsedCheck)).toEqual(['holds', undefined, 'holds'])
})

test('a fault in the middle ends the rehearsal as failed, and the session is free and as it was', async () => {
  const sessionId = await sessionOf([caseOf('A'), caseOf('B')])
  const { executionId } = await rehearsed(sessionId, { A: passed })
  expect(await executions.getByName(executionId).record()).toMatchObject({ status: 'failed' })
  const session = publicSessions.getByName(sessionId)
  await session.executionEnded({ executionId, status: 'failed', now: Date.now() })
  const { testCases, rehearsal, status } = await ask(getSession, { sessionId })
  expect([testCases.map(rehearsedCheck), rehearsal, status]).toEqual([[undefined, undefined], null, 'ready'])
})

test('cases that were edited or taken out meanwhile are left as they are', async () => {
  const sessionId = await sessionOf([caseOf('A'), caseOf('B'), caseOf('C')])
  const { executionId } = await ordered(sessionId)
  const { playCases } = player({ A: failed(), B: failed(), C: passed })
  await run(executionId, async (context, playing) => {
    const edited = caseOf('B', { expectedResult: 'The text "Else" is visible' })
    const ended = await playCases(context, playing)
    await ask(replaceTestCases, { sessionId, testCases: [edited, caseOf('C')] })
    return ended
  })
  const { testCases, rehearsal } = await ask(getSession, { sessionId })
  expect(testCases.map((each) => [each.id, rehearsedCheck(each), each.verified])).toEqual([
    ['B', undefined, undefined],
    ['C', 'holds', false],
  ])
  expect(rehearsal?.cases.map(({ testCaseId }) => testCaseId)).toEqual(['C'])
})

test('an edit afterwards takes the finding with it, and nobody can forge one', async () => {
  const sessionId = await sessionOf([caseOf('A'), caseOf('B')])
  await rehearsed(sessionId, { A: passed, B: passed })
  const { testCases } = await ask(getSession, { sessionId })
  const edited = testCases.map((each) =>
    each.id === 'A' ? { ...each, expectedResult: 'A is visible' } : each,
  )
  const forged = { ...caseOf('N'), checks: testCases[0]?.checks ?? [] }
  const after = await ask(replaceTestCases, { sessionId, testCases: [...edited, forged] })
  expect(after.testCases.map(rehearsedCheck)).toEqual([undefined, 'holds', undefined])
  expect(after.rehearsal?.cases.map(({ testCaseId }) => testCaseId)).toEqual(['B'])
})

test('a session that is deleted meanwhile leaves nothing', async () => {
  const sessionId = await sessionOf([caseOf('A')])
  const { executionId } = await ordered(sessionId)
  const { playCases } = player({ A: passed })
  await run(executionId, async (context, playing) => {
    const ended = await playCases(context, playing)
    await ask(deleteSession, { sessionId })
    return ended
  })
  expect(await publicSessions.getByName(sessionId).read()).toBeNull()
  expect(await executions.getByName(executionId).record()).toBeNull()
})

test('what the time did not suffice for is taken up by the next rehearsal first', async () => {
  const sessionId = await sessionOf([caseOf('A'), caseOf('B')])
  const { executionId } = await ordered(sessionId)
  const first = player({ A: passed })
  await run(executionId, async (context, { cases, ...playing }) => {
    await first.playCases(context, { ...playing, cases: cases.slice(0, 1) })
    return { reason: 'The time of the rehearsal was over.' }
  })
  const { rehearsal } = await ask(getSession, { sessionId })
  expect(rehearsal?.cases.map(({ state, reason }) => [state, reason])[1]).toEqual([
    'not_rehearsed',
    'The time of the rehearsal was over.',
  ])
  const { played } = await rehearsed(sessionId, { A: passed, B: passed })
  expect(played).toEqual(['B', 'A'])
})

test('without a browser no case changes, and the execution says why', async () => {
  const sessionId = await sessionOf([caseOf('A')])
  const { executionId } = await ordered(sessionId)
  await run(executionId, () => Promise.resolve({ reason: 'No browser was free in time.' }))
  expect(await executions.getByName(executionId).record()).toMatchObject({
    status: 'failed',
    error: { error: 'rehearsals.not_played', message: 'No browser was free in time.' },
  })
  expect((await ask(getSession, { sessionId })).testCases.map(rehearsedCheck)).toEqual([undefined])
})

test('only some cases are rehearsed where they are named; what cannot be played says why', async () => {
  const sessionId = await sessionOf([caseOf('A'), caseOf('B'), unready])
  const { played } = await rehearsed(sessionId, { A: passed, B: passed }, { testCaseIds: ['D', 'B'] })
  expect(played).toEqual(['B'])
  const { rehearsal } = await ask(getSession, { sessionId })
  expect(rehearsal?.cases.map(({ testCaseId, state }) => [testCaseId, state])).toEqual([
    ['B', 'passes'],
    ['D', 'not_rehearsed'],
  ])
})

test('refusals: no session, a run at work, unknown cases, none that is ready, an address of ours', async () => {
  const pageUrl = newPage()
  const sessionId = await sessionOf([unready])
  const refused = (given: object, status: number, error: string) =>
    expectRefusal(send(rehearseSession, { sessionId, pageUrl, ...given }), status, error)
  await refused({ sessionId: crypto.randomUUID() }, 404, 'sessions.not_found')
  await refused({}, 409, 'sessions.nothing_to_rehearse')
  await refused({ testCaseIds: ['X'] }, 404, 'test_cases.not_found')
  await refused({ pageUrl: 'http://127.0.0.1/' }, 400, 'targets.refused')
  const busy = await newBusy()
  await refused({ sessionId: busy.sessionId }, 409, 'sessions.busy')
})

test('a rehearsal counts as one run of its party', async () => {
  const answer = deploy([executeTestCases, rehearseSession], { EXECUTIONS_PER_HOUR: '1' })
  const sessionId = await sessionOf([caseOf('A')])
  const address = newAddress()
  const post = (path: string, body: object) =>
    answer(
      new Request(`http://tracewright.test/api/public/test-cases${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
        body: JSON.stringify(body),
      }),
    )
  const pageUrl = newPage()
  expect((await post(`/sessions/${sessionId}/rehearse`, { pageUrl })).status).toBe(200)
  const running = { sessionId, testCaseIds: ['A'], config: { url: pageUrl } }
  expect((await post('/execute', running)).status).toBe(429)
})
