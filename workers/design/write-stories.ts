import type { StoriesRequest, StoriesWritten } from '../../shared/services/designer.ts'
import { duplicatesOf, writeStories } from './engine.ts'

/** Writes the stories of a text, and finds which of those that there are ask for the same. */
export function storiesOf({ requirements, maxStories, known }: StoriesRequest): StoriesWritten {
  const written = writeStories(requirements, { maxStories })
  return { ...written, duplicates: duplicatesOf(written.stories, known) }
}
