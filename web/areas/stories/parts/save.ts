import { type Input, call } from '../../../client/call.ts'
import { type Kind, saveAsRead } from '../../../client/save-as-read.ts'
import type { Story } from './story.ts'

export type StoryChange = Omit<Input<'PUT /api/pm/stories/{storyId}'>, 'storyId'>

/** How stories are read and written. Lists are changed as they then are. */
export const stories: Kind<Story, StoryChange> = {
  read: ({ storyId }) => call('GET /api/pm/stories/{storyId}', { storyId }),
  write: ({ storyId }, change, ifMatch) =>
    call('PUT /api/pm/stories/{storyId}', { storyId, ...change }, { ifMatch }),
  stale: 'stories.stale',
  watched: [
    'title',
    'userStory',
    'description',
    'type',
    'priority',
    'status',
    'storyPoints',
    'assignee',
    'sprintId',
  ],
}

export const saveStory = (read: Story, changeOf: (now: Story) => StoryChange): Promise<Story> =>
  saveAsRead(read, changeOf, stories)
