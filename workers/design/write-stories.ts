import type { AskFor, StoriesRequest, StoriesWritten } from '../../shared/services/designer.ts'
import { duplicatesOf, writeStories, writeStoriesAsking } from './engine.ts'

/** Writes the stories of a text, where a model is asked with its help, and finds which of those that there are ask for the same. */
export async function storiesOf(
  { requirements, maxStories, known }: StoriesRequest,
  ask?: AskFor,
): Promise<StoriesWritten> {
  const written = ask
    ? await writeStoriesAsking(requirements, { maxStories }, (prompt) => ask(prompt))
    : { ...writeStories(requirements, { maxStories }), warnings: [] }
  return { ...written, duplicates: duplicatesOf(written.stories, known) }
}
