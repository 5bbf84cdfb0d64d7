export type * from './types.ts'
export { textsOfStories, writeStories, writeStoriesAsking } from './write-stories.ts'
