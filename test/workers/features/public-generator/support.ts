import { createSession } from '../../../../workers/features/public-generator/create-session.ts'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { ask } from '../../../support/client.ts'
import { publicSessions } from '../../../support/objects.ts'

export const requirements = `# Sign-up

The sign-up page has the fields Name (required, 2 to 40 characters), Email (required, a valid e-mail address) and Age (required, a whole number from 18 to 120).
When Age is outside this range, the message "Age must be from 18 to 120." is shown.
After a successful sign-up the page shows "Welcome".
The button is called "Create account".
`

export const newSession = (
  given: { userEmail?: string; title?: string; requirements?: string; uploadedFileName?: string } = {},
) => ask(createSession, { title: 'Sign-up', requirements, ...given })

/** A session on which a run works. */
export async function newBusy() {
  const { sessionId } = await newSession()
  const executionId = crypto.randomUUID()
  const stub = publicSessions.getByName(sessionId)
  await stub.begin({ executionId, message: 'first', change: {}, now: Date.now() })
  return { sessionId, executionId, stub }
}

/** A session with generated cases. */
export async function newGenerated() {
  const answer = await ask(generate, { requirements, mode: 'generate' })
  if (!('testCases' in answer)) throw new Error('The generation was not synchronous')
  return answer
}

/** Waits until no run works on the session any more. */
export async function settled(sessionId: string) {
  for (let attempt = 0; attempt < 200; attempt++) {
    const session = await ask(getSession, { sessionId })
    if (session.status !== 'running') return session
    await scheduler.wait(25)
  }
  throw new Error('The run did not end')
}
