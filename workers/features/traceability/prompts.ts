import { z } from 'zod'
import { definePrompt } from '../../../shared/kernel/prompt.ts'
import { toolName } from '../../../shared/kernel/tool-name.ts'
import { getTraceability } from './get-traceability.ts'

export const prompts = [
  definePrompt({
    name: 'release_readiness',
    title: 'Is it ready to be released?',
    description: 'Says what speaks for and against a release, each with the rows that it rests on.',
    uses: [getTraceability],
    arguments: () => ({ projectId: z.uuid().describe('The id of the project') }),
    text: ({ projectId }) => `Judge whether the project ${projectId} is ready to be released.

1. Call ${toolName(getTraceability)} with this projectId, and go on with nextCursor until all stories are read.
2. Name the stories without a test case, the cases that failed or never ran, those that are stale or flaky, and the open defects, each by its title.
3. End with one recommendation in a sentence, and the fewest steps that would change it. Say nothing that no row shows.`,
  }),
]
