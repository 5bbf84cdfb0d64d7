export type * from './types.ts'
export { writeStories, writeStoriesAsking } from './write-stories.ts'
