import type { Story } from '../../../../web/areas/stories/parts/story.ts'

let made = 0

/** A story as the service tells it. */
export function storyOf(fields: Partial<Story> = {}): Story {
  const number = ++made
  return {
    storyId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    organizationId: '00000000-0000-4000-8000-000000000000',
    projectId: '00000000-0000-4000-8000-000000000001',
    number,
    title: `Story ${number}`,
    userStory: '',
    description: '',
    type: 'feature',
    priority: 'medium',
    status: 'backlog',
    acceptanceCriteria: [],
    storyPoints: null,
    tags: [],
    assignee: null,
    sprintId: null,
    dependsOn: [],
    createdBy: 'user:somebody',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  }
}
