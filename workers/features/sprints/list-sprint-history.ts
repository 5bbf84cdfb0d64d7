import { defineHistory } from '../projects/index.ts'
import { sprintNotFound } from '../stories/index.ts'
import { sprintOrganization } from './store.ts'

export const listSprintHistory = defineHistory({
  id: 'sprints.listHistory',
  route: 'GET /api/pm/sprints/{sprintId}/history',
  resource: 'sprint',
  key: 'sprintId',
  organization: sprintOrganization,
  notFound: sprintNotFound,
})
