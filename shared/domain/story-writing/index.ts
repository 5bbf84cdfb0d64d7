export type * from './types.ts'
export { writeStories } from './write-stories.ts'
