import { maximumBytes, megabyte } from './limits.ts'
import { tooLarge } from './refusal.ts'
import type { DocumentType } from './types.ts'

const pictures = new Set<DocumentType>(['png', 'jpg'])

/** Refuses a file that is larger than what its format was measured with. */
export function checkSize(type: DocumentType, bytes: number): void {
  const limit = maximumBytes[type]
  if (bytes <= limit) return
  const next = pictures.has(type)
    ? 'Save the picture smaller and upload that.'
    : 'Split the file and upload the parts.'
  throw tooLarge(`${type.toUpperCase()} files are read up to ${limit / megabyte} MB. ${next}`)
}
