import { readMarks } from '../../shared/domain/marking/inline.ts'
import type { DesignRequest } from '../../shared/domain/test-generation/schema.ts'

/** A request whose text is the lines without their marks. */
export function marked(lines: string[], wishes: Partial<DesignRequest> = {}): DesignRequest {
  const read = lines.map(readMarks)
  return {
    requirements: read.map(({ text }) => `- ${text}`).join('\n'),
    marks: new Map(read.map(({ text, marks }) => [text, marks])),
    mode: 'generate',
    ...wishes,
  }
}
