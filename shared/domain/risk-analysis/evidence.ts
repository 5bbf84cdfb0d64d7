import type { Statement } from './concepts/statements.ts'
import type { Evidence } from './schema.ts'

/** A statement as evidence: its words to the letter, and where they stand. */
export const evidenceOf = ({ source, quote, start, end }: Statement): Evidence => ({
  quote,
  start,
  end,
  storyId: source.storyId ?? null,
  field: source.field ?? null,
})
