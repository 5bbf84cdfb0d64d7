import type { Tagger } from '../../shared/domain/marking/tagger.ts'
import type { AskFor, StoriesRequest, StoriesWritten } from '../../shared/services/designer.ts'
import { counted } from '../../shared/domain/english/plural.ts'
import { duplicatesOf, textsOfStories, writeStories, writeStoriesAsking } from './engine.ts'
import { markTexts } from './mark-texts.ts'

const unmarked =
  'The part that marks sentences is not available, so whatever may be a demand is in a story. Take out what is none, and ask whoever operates this server to look at its log.'

/** Writes the stories of a text by its marks, where a model is asked with its help, and finds which of those that there are ask for the same. */
export async function storiesOf(
  { requirements, maxStories, known }: StoriesRequest,
  ask: AskFor | undefined,
  taggerOf: () => Promise<Tagger>,
): Promise<StoriesWritten> {
  const texts = textsOfStories(requirements)
  const marks = await markTexts(texts, taggerOf)
  const wishes = { maxStories, marks }
  const written = ask
    ? await writeStoriesAsking(requirements, wishes, (prompt) => ask(prompt))
    : { ...writeStories(requirements, wishes), warnings: [] }
  const left = marks ? texts.filter((text) => !marks.has(text)).length : 0
  const warnings = [
    ...(marks ? [] : [unmarked]),
    ...(left > 0
      ? [
          `The text is too long to mark all of it: ${counted(left, 'sentence')} may be no demand. Send it in parts.`,
        ]
      : []),
    ...written.warnings,
  ]
  return { ...written, warnings, duplicates: duplicatesOf(written.stories, known) }
}
