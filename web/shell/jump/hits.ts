import { call } from '../../client/call.ts'
import { inDocuments, placeOfResult } from '../../parts/ask/href.ts'
import { excerptOf } from './excerpt.ts'
import type { Place } from './places.ts'

const hrefOf = inDocuments()

/** Fewer letters say nothing about what a file should say. */
const fewest = 3
const most = 5

/** Whether what was typed is looked for in files. */
export const isSearched = (typed: string) => typed.trim().length >= fewest

/** Whether the organization has a knowledge base that could be searched. */
export async function hasBases(organizationId: string, signal: AbortSignal): Promise<boolean> {
  const { knowledgeBases } = await call('GET /api/knowledge-bases', { organizationId, limit: 1 }, { signal })
  return knowledgeBases.length > 0
}

/** What the files of the organization's knowledge bases say about some words, the best first. */
export async function hitsOf(organizationId: string, typed: string, signal: AbortSignal): Promise<Place[]> {
  const q = typed.trim().slice(0, 2000)
  const found = await call(
    'GET /api/organizations/{organizationId}/search',
    { organizationId, q, limit: most, answer: '0' },
    { signal },
  )
  return found.results.map((result) => ({
    key: result.chunkId,
    text: result.metadata.fileName,
    kind: result.metadata.kbName,
    href: hrefOf(placeOfResult(result)),
    passage: excerptOf(result.content, q),
  }))
}
