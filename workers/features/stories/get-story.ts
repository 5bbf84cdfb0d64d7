import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { storyNotFound } from './errors.ts'
import { Story } from './schemas.ts'
import { readStory, storyOrganization } from './store.ts'

export const getStory = defineOperation({
  id: 'stories.get',
  route: 'GET /api/pm/stories/{storyId}',
  summary: 'Get a story',
  access: { role: 'viewer', organization: storyOrganization, hidden: storyNotFound },
  effect: 'read',
  input: () => ({ storyId: z.uuid() }),
  output: Story,
  errors: [storyNotFound],
  mcp: 'listed',
  run: (context, { storyId }) => readStory(context, storyId),
})
