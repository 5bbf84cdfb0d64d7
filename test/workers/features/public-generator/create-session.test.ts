import { expect, test } from 'vitest'
import { createSession } from '../../../../workers/features/public-generator/create-session.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { refusal, send } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { publicSessions } from '../../../support/objects.ts'
import { newSession, requirements } from './support.ts'

test('a new session is an empty draft under an unguessable id', async () => {
  const session = await newSession({ userEmail: 'Visitor@Example.com', uploadedFileName: 'a.pdf' })
  expect(session).toMatchObject({
    title: 'Sign-up',
    status: 'draft',
    requirements: requirements.trim(),
    scope: 'full',
    format: 'standard',
    maxTestCases: 50,
    uploadedFileName: 'a.pdf',
    conversation: [],
    testCases: [],
    summary: null,
    totalTestCases: 0,
    turnCount: 0,
    latestExecutionId: null,
  })
  expect(session.sessionId[14]).toBe('4')
  expect(JSON.stringify(session)).not.toContain('example.com')
})

test.each([
  ['requirements', { title: 'x' }],
  ['requirements', { title: 'x', requirements: null }],
  ['requirements', { title: 'x', requirements: ['The total is shown.'] }],
  ['title', { requirements: 'x' }],
  ['maxTestCases', { title: 'x', requirements: 'x', maxTestCases: 201 }],
  ['maxTestCases', { title: 'x', requirements: 'x', maxTestCases: 0 }],
  ['userEmail', { title: 'x', requirements: 'x', userEmail: 'nobody' }],
])('names %s when it is missing or wrong', async (field, input) => {
  const answer = await refusal(send(createSession, input as never))
  expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
  expect(answer.details?.map(({ path }) => path)).toContain(field)
})

test.each(['', ' \n'])('an empty text of requirements is a session for cases of one’s own', async (empty) => {
  expect(await newSession({ requirements: empty })).toMatchObject({ status: 'draft', requirements: '' })
})

test('a session that cannot be entered into the index is not made, because nothing would ever sweep it', async () => {
  const context = newContext()
  const sessionId = crypto.randomUUID()
  const insert = () => {
    throw new Error('D1 is away')
  }
  const others = { db: { insert }, ids: { ...context.services.ids, secret: () => sessionId } }
  const making = call(createSession, withServices(context, others), { title: 'x', requirements: 'x' })
  await expect(making).rejects.toThrow('D1 is away')
  expect(await publicSessions.getByName(sessionId).read()).toBeNull()
})

test('empty sessions count per network address', async () => {
  const response = await send(createSession, { title: 'x', requirements: 'x' })
  expect(response.headers.get('ratelimit-limit')).toBe('1000')
  expect(response.headers.get('ratelimit-remaining')).toBe('999')
})
