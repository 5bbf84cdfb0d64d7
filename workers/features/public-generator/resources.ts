import { defineResource } from '../../../shared/kernel/resource.ts'
import { getSession } from './get-session.ts'

/** Never listed: to know the id of a session is the right to it. */
export const resources = [
  defineResource({
    name: 'session',
    title: 'Session of the generator',
    description:
      'The requirements, the conversation and the test cases of a session, with what they cover and what is missing.',
    uri: 'tracewright://sessions/{sessionId}',
    read: getSession,
  }),
]
