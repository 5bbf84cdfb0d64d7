import type { DesignRequest, OwnText, TextRange } from '../schema.ts'

export type SourceKind = 'requirements' | 'upload' | 'context'

/** A text of a request. */
export interface Source {
  is: SourceKind
  text: string
  /** What its requirements name as their source. */
  sourceName: string
  /** Told beside the requirements: only what something is read from is a requirement, all else context. */
  background?: true
  /** Where it begins in what was sent. */
  from: number
  /** The stretch of it that cases are made of; without one, all of it. */
  asked?: TextRange
}

/** The texts of a request in the order in which they are read. An upload that repeats the requirements is read once. */
export function textSources({
  requirements,
  ownTexts = [],
  context = '',
  uploadedContent: upload = '',
  uploadedFileName = '',
}: Pick<
  DesignRequest,
  'requirements' | 'ownTexts' | 'context' | 'uploadedContent' | 'uploadedFileName'
>): Source[] {
  const isAdded = upload.trim() !== '' && upload.trim() !== requirements.trim()
  return [
    ...stretches(requirements, ownTexts),
    ...(isAdded
      ? [{ is: 'upload' as const, text: upload, sourceName: uploadedFileName.trim() || 'upload', from: 0 }]
      : []),
    ...(context.trim() === ''
      ? []
      : [
          {
            is: 'context' as const,
            text: context,
            sourceName: 'context',
            background: true as const,
            from: 0,
          },
        ]),
  ]
}

/** The requirements, or each stretch of them that says something. */
function stretches(text: string, own: readonly OwnText[]): Source[] {
  const source = (from: number, said: string): Source => ({
    is: 'requirements',
    text: said,
    sourceName: 'requirements',
    from,
  })
  if (own.length === 0) return [source(0, text)]
  return own.flatMap(({ start, end, asked }) => {
    const said = text.slice(start, end)
    if (said.trim() === '') return []
    const within = asked && { start: asked.start - start, end: asked.end - start }
    return { ...source(start, said), ...(within && { asked: within }) }
  })
}
