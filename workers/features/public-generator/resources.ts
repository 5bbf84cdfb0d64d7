import { defineResource } from '../../../shared/kernel/resource.ts'
import { getReadingInstructions } from './get-reading-instructions.ts'
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
  defineResource({
    name: 'reading-instructions',
    title: 'How to read for Tracewright',
    description:
      'What an assistant that calls with read set to assistant reads once, before the questions about stories, risks, documents or knowledge.',
    uri: 'tracewright://reading/instructions/{work}',
    read: getReadingInstructions,
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
