import { defineResource } from '../../../shared/kernel/resource.ts'
import { getSession } from './get-session.ts'
import { getStepGuide } from './get-step-guide.ts'

export const resources = [
  defineResource({
    name: 'step-guide',
    title: 'How to write steps',
    description: 'Every form in which a test step is understood, with examples, and what its errors mean.',
    uri: 'tracewright://guides/steps',
    read: getStepGuide,
  }),
  // Never listed: to know the id of a session is the right to it.
  defineResource({
    name: 'session',
    title: 'Session of the generator',
    description:
      'The requirements, the conversation and the test cases of a session, with what they cover and what is missing.',
    uri: 'tracewright://sessions/{sessionId}',
    read: getSession,
  }),
]
