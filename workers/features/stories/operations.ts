import type { Operation } from '../../../shared/kernel/operation.ts'
import { createStory } from './create-story.ts'
import { deleteStory } from './delete-story.ts'
import { estimateStory } from './estimate-story.ts'
import { getStory } from './get-story.ts'
import { listStories } from './list-stories.ts'
import { listStoryHistory } from './list-story-history.ts'
import { syncTests } from './sync-tests.ts'
import { updateStory } from './update-story.ts'

export const operations: readonly Operation[] = [
  listStories,
  createStory,
  getStory,
  updateStory,
  deleteStory,
  listStoryHistory,
  estimateStory,
  syncTests,
]
