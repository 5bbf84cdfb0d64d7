import type { SourceKind } from '../readings/reading.ts'
import type { DesignRequest } from '../schema.ts'

/** A text of a request. */
export interface Source {
  is: SourceKind
  text: string
  /** What its requirements name as their source. */
  sourceName: string
  /** Told beside the requirements: only what something is read from is a requirement, all else context. */
  background?: true
}

/** The texts of a request in the order in which they are read. An upload that repeats the requirements is read once. */
export function textSources({
  requirements,
  context = '',
  uploadedContent: upload = '',
  uploadedFileName = '',
}: Pick<DesignRequest, 'requirements' | 'context' | 'uploadedContent' | 'uploadedFileName'>): Source[] {
  const isAdded = upload.trim() !== '' && upload.trim() !== requirements.trim()
  return [
    { is: 'requirements', text: requirements, sourceName: 'requirements' },
    ...(isAdded
      ? [{ is: 'upload' as const, text: upload, sourceName: uploadedFileName.trim() || 'upload' }]
      : []),
    ...(context.trim() === ''
      ? []
      : [{ is: 'context' as const, text: context, sourceName: 'context', background: true as const }]),
  ]
}
