import { z } from 'zod'
import { definePrompt } from '../../../shared/kernel/prompt.ts'
import { toolName } from '../../../shared/kernel/tool-name.ts'
import { eraseVisitor } from './erase-visitor.ts'
import { exportVisitor } from './export-visitor.ts'
import { getPrivacyPolicy } from './get-privacy-policy.ts'

export const prompts = [
  definePrompt({
    name: 'answer_a_visitor',
    title: 'Answer a visitor who asks for their data',
    description:
      'Finds what a website keeps of one visitor, says it in words that they understand, and erases it where they ask for that.',
    uses: [getPrivacyPolicy, exportVisitor, eraseVisitor],
    arguments: () => ({
      websiteId: z.uuid().describe('The id of the website'),
      visitor: z
        .string()
        .max(500)
        .describe('How the website knows the visitor: a session id, or the name that it gave them'),
    }),
    text: ({
      websiteId,
      visitor,
    }) => `A visitor of the website ${websiteId} asks what is kept of them. They are known as: ${visitor}

1. Call ${toolName(getPrivacyPolicy)} for what the website promises, and ${toolName(exportVisitor)} with sessionId where that is a UUID, else with distinctId.
2. Write an answer to the visitor: how much is kept, since when, what of them (pages, browser, place), and for how long by the policy. Say plainly where nothing is kept.
3. Only if they asked to be forgotten and I confirm it, call ${toolName(eraseVisitor)}, and give them receiptId and proof: the proof is told this once. What they do from then on counts again.`,
  }),
]
