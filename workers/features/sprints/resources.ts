import { defineResource } from '../../../shared/kernel/resource.ts'
import { getSprint } from './get-sprint.ts'

// Never listed: a project has thousands, and lists of operations lead to each.
export const resources = [
  defineResource({
    name: 'sprint',
    title: 'Sprint',
    description: 'A sprint with its goal, days, stories and points.',
    uri: 'tracewright://sprints/{sprintId}',
    read: getSprint,
  }),
]
