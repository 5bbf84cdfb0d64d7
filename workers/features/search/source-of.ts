import { headingsOver } from '../../../shared/domain/text/sections.ts'
import { iso } from '../../../shared/schemas/time.ts'
import type { FoundPassage } from './passages.ts'
import type { AnswerSource, WebSource } from './schemas.ts'
import type { WebPassage } from './web-passages.ts'

type Cite = Pick<AnswerSource, 'n' | 'start' | 'end' | 'quote'>

/** A place of a piece as answers list it. */
export function sourceOf(passage: FoundPassage, cite: Cite): AnswerSource {
  const { hit, fileId, fileName, chunkId, page, updatedAt, start } = passage
  return {
    ...cite,
    kbId: hit.place.kind === 'knowledge_base' ? hit.place.ownerId : null,
    fileId,
    fileName,
    chunkId,
    pageNumber: page,
    headings: [...headingsOver(passage, cite.start - start, cite.end - start)],
    updatedAt: iso(updatedAt),
  }
}

/** What a search of the web tells of a page, as answers list it. */
export const webSourceOf = ({ result, updatedAt }: WebPassage, cite: Cite): WebSource => ({
  ...cite,
  kind: 'web',
  url: result.url,
  title: result.title,
  updatedAt: iso(updatedAt),
})

/** Whether a source of an answer is a place of a file. */
export const isOfFile = (source: AnswerSource | WebSource): source is AnswerSource => 'fileId' in source
