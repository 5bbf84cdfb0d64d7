import type { Marks } from '../../marking/tags.ts'

/** The marks of the sentences of a request, by their text as `markedTexts` gives it. */
export type SentenceMarks = ReadonlyMap<string, Marks>
