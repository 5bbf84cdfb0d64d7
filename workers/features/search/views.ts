import { headingsOver } from '../../../shared/domain/text/sections.ts'
import type { FoundPassage } from './passages.ts'
import type { SearchAnswer } from './schemas.ts'

/** A piece as a search shows it. */
export function resultOf(passage: FoundPassage, explained: boolean): SearchAnswer['results'][number] {
  const { hit, chunkId, text, fileId, fileName, page, start, end, sourceHash } = passage
  const { lexical, dense, fused, reranked = null, place } = hit
  return {
    chunkId,
    content: text,
    score: fused,
    metadata: {
      kbId: place.kind === 'knowledge_base' ? place.ownerId : null,
      kbName: place.name,
      fileId,
      fileName,
      pageNumber: page,
      start,
      end,
      quote: text,
      headings: [...headingsOver(passage)],
      sourceHash,
    },
    ...(explained && { scoring: { lexical, vector: dense, fused, reranked } }),
  }
}
