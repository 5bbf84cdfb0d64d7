import { z } from 'zod'
import { definePrompt } from '../../../shared/kernel/prompt.ts'
import { toolName } from '../../../shared/kernel/tool-name.ts'
import { estimateStory, listStories } from '../stories/index.ts'
import { planSprint } from './plan-sprint.ts'

export const prompts = [
  definePrompt({
    name: 'plan_sprint',
    title: 'Plan a sprint',
    description:
      'Proposes what a sprint takes and what it leaves, with reasons, and assigns nothing by itself.',
    uses: [listStories, estimateStory, planSprint],
    arguments: () => ({
      projectId: z.uuid().describe('The id of the project'),
      sprintId: z.uuid().describe('The id of the sprint'),
    }),
    text: ({
      projectId,
      sprintId,
    }) => `Prepare the planning of the sprint ${sprintId} of the project ${projectId}.

1. Call ${toolName(listStories)} with this projectId, and ${toolName(estimateStory)} for stories of high priority that have no points.
2. Call ${toolName(planSprint)} with this sprintId and without autoAssign.
3. Show what is selected and what is left, each with its reason, the forecast, and every warning. Ask before anything is assigned.`,
  }),
]
