import { defineResource } from '../../../shared/kernel/resource.ts'
import { getStory } from './get-story.ts'

// Never listed: a project has thousands, and lists of operations lead to each.
export const resources = [
  defineResource({
    name: 'story',
    title: 'User story',
    description: 'A story with its acceptance criteria, status, points, sprint and what it waits for.',
    uri: 'tracewright://stories/{storyId}',
    read: getStory,
  }),
]
