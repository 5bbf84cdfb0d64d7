import { expect, test } from 'vitest'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newGenerated } from './support.ts'

test('a session shows its conversation, cases and the events of its generation', async () => {
  const { sessionId, executionId, testCases, summary } = await newGenerated()
  const session = await ask(getSession, { sessionId })
  expect(session).toMatchObject({
    status: 'ready',
    title: 'Sign-up',
    testCases,
    summary,
    latestExecutionId: executionId,
  })
  expect(session.conversation.map(({ role }) => role)).toEqual(['user', 'assistant'])
  expect(session.conversation[1]?.testCaseCount).toBe(testCases.length)
  expect(session.turnCount).toBe(2)
  expect(session.events.map(({ seq }) => seq)).toEqual(session.events.map((_, index) => index + 1))
  expect(session.events.at(-1)).toMatchObject({ type: 'execution_complete', status: 'completed' })
})

test('an unknown session is 404 in its own code', async () => {
  const answer = await refusal(send(getSession, { sessionId: crypto.randomUUID() }))
  expect(answer).toMatchObject({ status: 404, error: 'sessions.not_found' })
})
