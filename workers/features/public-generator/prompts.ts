import { z } from 'zod'
import { definePrompt } from '../../../shared/kernel/prompt.ts'
import { toolName } from '../../../shared/kernel/tool-name.ts'
import { generate } from './generate.ts'
import { getSession } from './get-session.ts'
import { refineSession } from './refine-session.ts'

export const prompts = [
  definePrompt({
    name: 'generate_test_cases',
    title: 'Generate test cases',
    description: 'Turns requirements into test cases that say which requirement each one proves.',
    uses: [generate, getSession],
    arguments: () => ({
      requirements: z.string().trim().min(1).max(200_000).describe('The requirements, as they are written'),
    }),
    text: ({ requirements }) => `Generate test cases from the requirements below.

1. Call ${toolName(generate)} with the requirements word for word and stream false. Change nothing in them: every case quotes the sentence that it proves.
2. If it takes too long, call it with stream true and read ${toolName(getSession)} with the sessionId until the status is no longer running.
3. Tell the number of cases, what they cover, and every gap and warning in plain words. Ask about the gaps; do not guess the answers.

Requirements:

${requirements}`,
  }),
  definePrompt({
    name: 'review_coverage',
    title: 'Review the coverage of a session',
    description:
      'Says what the test cases of a session prove, what they leave out, and how to close the gaps.',
    uses: [getSession, refineSession],
    arguments: () => ({ sessionId: z.uuid().describe('The id of the session') }),
    text: ({
      sessionId,
    }) => `Review how well the test cases of the session ${sessionId} cover its requirements.

1. Call ${toolName(getSession)} with this sessionId.
2. List the requirements that no case proves, the gaps of the summary, and cases that prove nothing that is written.
3. Propose one sentence per gap that would close it. When the person agrees, send it with ${toolName(refineSession)}.`,
  }),
]
