import { expect, test } from 'vitest'
import { listSessions } from '../../../../workers/features/public-generator/list-sessions.ts'
import { ask } from '../../../support/client.ts'
import { newSession } from './support.ts'

test('the listing by e-mail shows the twenty most recent sessions, without their content', async () => {
  const userEmail = `${crypto.randomUUID()}@Example.com`
  const made: string[] = []
  for (let number = 0; number < 22; number++) {
    made.push((await newSession({ userEmail, title: `Session ${number}` })).sessionId)
    await scheduler.wait(2)
  }
  const { sessions } = await ask(listSessions, { email: userEmail.toUpperCase() })
  expect(sessions.map(({ sessionId }) => sessionId)).toEqual(made.toReversed().slice(0, 20))
  expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual([
    'createdAt',
    'sessionId',
    'status',
    'title',
    'totalTestCases',
    'updatedAt',
  ])
})
