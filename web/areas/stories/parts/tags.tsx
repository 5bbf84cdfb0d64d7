import { texts } from '../../../texts/en/stories.ts'
import { type Story, priorityLooks, statusLooks } from './story.ts'

export const StatusTag = ({ status }: Pick<Story, 'status'>) => (
  <span class={`tag still ${statusLooks[status]}`}>{texts.status[status]}</span>
)

export const PriorityTag = ({ priority }: Pick<Story, 'priority'>) => (
  <span class={`tag ${priorityLooks[priority]}`}>{texts.priority[priority]}</span>
)
