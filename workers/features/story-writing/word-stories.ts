import { StoriesAnswer } from '../../../shared/domain/stories/writing/offers/schema.ts'
import { defineQuestions } from '../engine/index.ts'

/** About some sentences of a requirement text: each story is held against those that it names. */
export const wordStories = defineQuestions({
  name: 'stories.wordStories',
  work: 'stories',
  category: 'story-writing',
  output: StoriesAnswer,
  embedded: () => ({ stories: [] }),
})
