import { readMarks } from '../../shared/domain/marking/inline.ts'
import type { Marks } from '../../shared/domain/marking/tags.ts'
import type { DesignRequest } from '../../shared/domain/test-generation/schema.ts'

/** The marks of lines that are written with their marks, by what the lines say without them. */
export const marksOf = (lines: readonly string[]): ReadonlyMap<string, Marks> =>
  new Map(lines.map(readMarks).map(({ text, marks }) => [text, marks]))

/** A request whose text is the lines without their marks. */
export function marked(lines: string[], wishes: Partial<DesignRequest> = {}): DesignRequest {
  const read = lines.map(readMarks)
  return {
    requirements: read.map(({ text }) => `- ${text}`).join('\n'),
    marks: marksOf(lines),
    mode: 'generate',
    ...wishes,
  }
}
