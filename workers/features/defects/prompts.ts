import { z } from 'zod'
import { definePrompt } from '../../../shared/kernel/prompt.ts'
import { toolName } from '../../../shared/kernel/tool-name.ts'
import { getDefect } from './get-defect.ts'
import { listDefects } from './list-defects.ts'
import { updateDefect } from './update-defect.ts'

export const prompts = [
  definePrompt({
    name: 'triage_defects',
    title: 'Triage the open defects',
    description:
      'Goes through open defects with their evidence, proposes severity and priority, and changes what is agreed to.',
    uses: [listDefects, getDefect, updateDefect],
    arguments: () => ({ projectId: z.uuid().describe('The id of the project') }),
    text: ({ projectId }) => `Triage the open defects of the project ${projectId}.

1. Call ${toolName(listDefects)} with this projectId and status "open", and ${toolName(getDefect)} where the list does not tell enough.
2. For each say in one sentence what a user would notice, what the evidence shows, and the severity and priority that follow from it. Put likely duplicates beside each other.
3. Where a later run proposes "verified", name the run. Ask which changes to make, then make those alone with ${toolName(updateDefect)}.`,
  }),
]
