import { z } from 'zod'
import { definePrompt } from '../../../shared/kernel/prompt.ts'
import { toolName } from '../../../shared/kernel/tool-name.ts'
import { getProject } from './get-project.ts'
import { listAgentRuns } from './list-agent-runs.ts'

export const prompts = [
  definePrompt({
    name: 'project_overview',
    title: 'Overview of a project',
    description: 'Says in plain words where a project stands and what happened last.',
    uses: [getProject, listAgentRuns],
    arguments: () => ({ projectId: z.uuid().describe('The id of the project') }),
    text: ({ projectId }) => `Give an overview of the project ${projectId}.

1. Call ${toolName(getProject)} and ${toolName(listAgentRuns)} with this projectId.
2. Say in a few sentences what the project is for, which agents work in it, what ran last and how it ended.
3. Name every failed run with its error, and what to do next.`,
  }),
]
