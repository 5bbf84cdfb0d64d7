import type { NumberedSentence } from '../../judging/types.ts'
import { sentencesOf } from '../../requirement-reading/sentences/sentences-of.ts'
import { whyNotRead } from '../requirements/language.ts'
import type { DesignRequest, SentenceFate } from '../schema.ts'

/** A numbered sentence and where it stands: offsets are UTF-16 units of the text that `source` names. */
export interface PlacedSentence extends NumberedSentence {
  fate: SentenceFate
  /** It heads a section. */
  isHeading?: true
}

const mostCharacters = 4_000

/**
 * The sentences of a request as authors are shown them: those of the requirements and of an upload, `S1`, `S2` … in their order. A row of a table
 * carries the header of its table. Sentences in other languages are among them, although the embedded authors do not read those; what is no text, code and background texts are not.
 */
export function numberedSentences(
  { requirements, uploadedContent = '' }: Pick<DesignRequest, 'requirements' | 'uploadedContent'>,
  fates: readonly SentenceFate[],
): PlacedSentence[] {
  const texts = { requirements, upload: uploadedContent }
  const shapes = { requirements: shapeOf(requirements), upload: shapeOf(uploadedContent) }
  return fates
    .flatMap((fate): Omit<PlacedSentence, 'id'>[] => {
      const { source, start, end, status, requirementRef } = fate
      if (source !== 'requirements' && source !== 'upload') return []
      const text = texts[source].slice(start, end).replace(/\s+/g, ' ').trim().slice(0, mostCharacters)
      const { headers, headings } = shapes[source]
      const header = headers.get(start)
      const isHeading = headings.has(start)
      if (text === '' || (status === 'not_read' && whyNotRead(text) !== 'language')) return []
      return [
        {
          text,
          ...(requirementRef !== null && { requirementRef }),
          ...(header && { header }),
          ...(isHeading && { isHeading }),
          fate,
        },
      ]
    })
    .map((sentence, at) => ({ id: `S${at + 1}`, ...sentence }))
}

interface Shape {
  /** The header of each table row, by where the row begins. */
  headers: ReadonlyMap<number, string>
  /** Where headings begin. */
  headings: ReadonlySet<number>
}

function shapeOf(text: string): Shape {
  const statements = sentencesOf(text)
  const headerOf = new Map(
    statements.flatMap(({ is, table, text: header }) => (is === 'header' ? [[table, header] as const] : [])),
  )
  const headers = statements.flatMap(({ is, table, start }) => {
    const header = is === 'row' ? headerOf.get(table) : undefined
    return header === undefined ? [] : [[start, header] as const]
  })
  return {
    headers: new Map(headers),
    headings: new Set(statements.flatMap(({ is, start }) => (is === 'heading' ? [start] : []))),
  }
}
