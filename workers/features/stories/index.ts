import type { Operation } from '../../../shared/kernel/operation.ts'
import { createStory } from './create-story.ts'
import { deleteStory } from './delete-story.ts'
import { getStory } from './get-story.ts'
import { listStories } from './list-stories.ts'
import { listStoryHistory } from './list-story-history.ts'
import { updateStory } from './update-story.ts'

export { sprintNotFound, storyNotFound } from './errors.ts'
export { storyChanged } from './events.ts'
export { mostStories } from './links.ts'

export const operations: Operation[] = [
  listStories,
  createStory,
  getStory,
  updateStory,
  deleteStory,
  listStoryHistory,
]
