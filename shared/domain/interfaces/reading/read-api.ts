import { cutSentences } from './cut-sentences.ts'
import { findDocuments, type FoundDocument } from './find-documents.ts'
import type { ApiSentence } from './sentence.ts'
import { partsOf } from './parts.ts'
import { readApiDocument } from './read-api-document.ts'
import type { Problem } from './tree.ts'
import type { ApiDocument } from './types.ts'

export interface ReadApi {
  /** The text with descriptions blanked out: same length, same offsets. */
  prose: string
  sentences: Omit<ApiSentence, 'section'>[]
}

/**
 * Reads OpenAPI descriptions and JSON Schemas inside a text. Each operation, parameter, property, body and response is a requirement
 * whose text is exactly its place in the source; the rest is context. What cannot be read is one sentence with the reason.
 */
export function readApi(text: string): ReadApi {
  const found = findDocuments(text)
  if (found.length === 0) return { prose: text, sentences: [] }
  const whole = { start: text.length - text.trimStart().length, end: text.trimEnd().length }
  let prose = text
  const sentences: ReadApi['sentences'] = []
  for (const one of found) {
    const alone = one.outer.start <= whole.start && one.outer.end >= whole.end
    const read = sentencesOf(text, one, alone)
    if (read.length === 0) continue
    sentences.push(...read)
    // A description alone leaves no prose to read.
    if (alone) return { prose: '', sentences }
    prose = prose.slice(0, one.outer.start) + blanked(text, one.outer) + prose.slice(one.outer.end)
  }
  return { prose, sentences }
}

function blanked(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(start, end).replace(/[^\r\n]/g, ' ')
}

function sentencesOf(text: string, found: FoundDocument, alone: boolean): ReadApi['sentences'] {
  const { start, end, reading, format } = found
  if ('error' in reading) {
    const { at, message } = reading.error
    return [unread(text, { start, end }, `${format} that cannot be read at ${placeOf(text, at)}: ${message}`)]
  }
  const document = readApiDocument(reading.node, reading.problems)
  // An example in the middle of prose is left to the reader of prose.
  if (!document)
    return alone
      ? [unread(text, { start, end }, `${format} that is neither an OpenAPI description nor a JSON Schema`)]
      : []
  if (document.operations.length === 0)
    return [unread(text, { start, end }, document.problems.map(({ message }) => message).join('; '))]
  return described(text, found, reading.node, document)
}

function described(
  text: string,
  { start, end }: FoundDocument,
  root: Parameters<typeof cutSentences>[2],
  document: ApiDocument,
): ReadApi['sentences'] {
  const located = { ...document, problems: document.problems.map((one) => withPlace(text, one)) }
  const parts = new Map(partsOf(document).map((part) => [part.at, part]))
  return cutSentences(text, { start, end }, root, parts.keys()).map(
    (stretch): ReadApi['sentences'][number] => {
      const part = stretch.part === undefined ? undefined : parts.get(stretch.part)
      const place = { start: stretch.start, end: stretch.end, text: text.slice(stretch.start, stretch.end) }
      if (!part) return { ...place, kind: 'context', facts: [] }
      return { ...place, kind: 'requirement', facts: [{ kind: 'api', document: located, part }] }
    },
  )
}

function unread(
  text: string,
  { start, end }: { start: number; end: number },
  reason: string,
): ReadApi['sentences'][number] {
  const document: ApiDocument = {
    title: 'API',
    kind: '',
    operations: [],
    problems: [{ at: start, message: reason }],
  }
  return {
    text: text.slice(start, end),
    start,
    end,
    kind: 'notRead',
    reason,
    facts: [{ kind: 'api', document }],
  }
}

function withPlace(text: string, { at, message }: Problem): Problem {
  return { at, message: `${placeOf(text, at)}: ${message}` }
}

function placeOf(text: string, at: number): string {
  const before = text.slice(0, at)
  const line = before.split(/\r\n|\n|\r/).length
  return `line ${line}, column ${at - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'))}`
}
