import { expect, test } from 'vitest'
import { createSession } from '../../../../workers/features/public-generator/create-session.ts'
import { refusal, send } from '../../../support/client.ts'
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
  ['requirements', { title: 'x', requirements: '   ' }],
  ['title', { requirements: 'x' }],
  ['maxTestCases', { title: 'x', requirements: 'x', maxTestCases: 201 }],
  ['maxTestCases', { title: 'x', requirements: 'x', maxTestCases: 0 }],
  ['userEmail', { title: 'x', requirements: 'x', userEmail: 'nobody' }],
  ['format', { title: 'x', requirements: 'x', format: 'pdf' }],
])('names %s when it is missing or wrong', async (field, input) => {
  const answer = await refusal(send(createSession, input))
  expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
  expect(answer.details?.map(({ path }) => path)).toContain(field)
})
