import { defineHistory } from '../projects/index.ts'
import { storyNotFound } from './errors.ts'
import { storyOrganization } from './store.ts'

export const listStoryHistory = defineHistory({
  id: 'stories.listHistory',
  route: 'GET /api/pm/stories/{storyId}/history',
  resource: 'story',
  key: 'storyId',
  organization: storyOrganization,
  notFound: storyNotFound,
})
