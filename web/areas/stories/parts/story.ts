import type { Output } from '../../../client/call.ts'

export type Story = Output<'GET /api/pm/stories/{storyId}'>
export type Status = Story['status']
export type Criterion = Story['acceptanceCriteria'][number]
export type Sprint = Output<'GET /api/pm/sprints/{sprintId}'>

/** On their way from an idea to what is done. */
export const statuses = [
  'backlog',
  'ready',
  'in_progress',
  'in_review',
  'testing',
  'done',
  'cancelled',
] as const satisfies readonly Status[]
export const priorities = [
  'critical',
  'high',
  'medium',
  'low',
] as const satisfies readonly Story['priority'][]
export const types = ['feature', 'bug', 'task', 'spike', 'epic'] as const satisfies readonly Story['type'][]

export const addressOf = ({ projectId, storyId }: Pick<Story, 'projectId' | 'storyId'>): string =>
  `/projects/${projectId}/stories/${storyId}`

/** A class of `tag` for each status: how it looks, which its words say too. */
export const statusLooks: Record<Status, string> = {
  backlog: 'pending',
  ready: '',
  in_progress: 'running',
  in_review: 'running',
  testing: 'running',
  done: 'good',
  cancelled: 'cancelled',
}

export const priorityLooks: Record<Story['priority'], string> = {
  critical: 'bad',
  high: 'warn',
  medium: '',
  low: 'pending',
}
