import type { Result, Source } from '../../client/ask-files.ts'
import { type CitedPlace, hashOf } from '../document/cited-place.ts'

/** A place in a file that an answer or a search names. */
export type NamedPlace = Pick<FileSource, 'kbId' | 'fileId'> & CitedPlace

type FileSource = Exclude<Source, { kind: 'web' }>

/** Where such a place is shown. */
export type HrefOf = (place: NamedPlace) => string

/** Where a source is shown: on the page of its file, or where the web has it, which leaves this service. */
export const hrefOfSource = (source: Source, hrefOf: HrefOf | undefined): string | undefined =>
  'url' in source ? source.url : hrefOf?.(placeOfSource(source))

/** What a source is called: by its file, or by the host of its page. */
export const nameOfSource = (source: Source): string =>
  'url' in source ? new URL(source.url).hostname : source.fileName

type Quoting = Pick<FileSource, 'kbId' | 'fileId' | 'start' | 'end' | 'quote' | 'pageNumber' | 'headings'>

export function placeOfSource(source: Quoting): NamedPlace {
  const { kbId, fileId, start, end, quote, pageNumber, headings } = source
  return { kbId, fileId, start, end, quote, page: pageNumber, headings }
}

export function placeOfResult({ metadata }: Result): NamedPlace {
  const { kbId, fileId, start, end, quote, pageNumber, headings } = metadata
  return { kbId, fileId, start, end, quote, page: pageNumber, headings }
}

/** Shows places on the page of their file: that of its base, or that of the project for its own files. */
export const inDocuments =
  (projectId?: string): HrefOf =>
  ({ kbId, fileId, ...place }) =>
    `${kbId === null ? `/projects/${projectId}` : `/knowledge/${kbId}`}/files/${fileId}${hashOf(place)}`
