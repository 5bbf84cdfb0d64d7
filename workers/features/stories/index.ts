import type { Operation } from '../../../shared/kernel/operation.ts'
import { createStory } from './create-story.ts'
import { deleteStory } from './delete-story.ts'
import { estimateStory } from './estimate-story.ts'
import { getStory } from './get-story.ts'
import { listStories } from './list-stories.ts'
import { listStoryHistory } from './list-story-history.ts'
import { syncTests } from './sync-tests.ts'
import { updateStory } from './update-story.ts'

export { sprintFull, sprintNotFound, storyNotFound } from './errors.ts'
export { estimateStory } from './estimate-story.ts'
export { storyChanged } from './events.ts'
export { estimateStories } from './estimates.ts'
export { getStory } from './get-story.ts'
export { mostStories } from './links.ts'
export { listStories } from './list-stories.ts'
export { createdNote, newRow, storyCreated } from './new-story.ts'
export { givenCriterion, shownCriterion } from './schemas.ts'
export { numbersOf, readStory, storyOrganization } from './store.ts'
export { storyAnswers } from './story-answers.ts'
export { storiesBeside } from './stories-beside.ts'
export { type StoryToRead, storiesToRead } from './stories-to-read.ts'
export { syncTests } from './sync-tests.ts'
export type { Story } from './schemas.ts'
export { storiesOf } from './store.ts'
export { resources } from './resources.ts'

export const operations: Operation[] = [
  listStories,
  createStory,
  getStory,
  updateStory,
  deleteStory,
  listStoryHistory,
  estimateStory,
  syncTests,
]
