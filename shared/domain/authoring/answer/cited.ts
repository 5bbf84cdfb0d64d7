import type { NumberedSentence } from '../../judging/types.ts'
import { listOf, textOf } from './unknowns.ts'

/** Sentences by their ids. */
export type Sentences = ReadonlyMap<string, NumberedSentence>

const most = 50

/** The sentences that an answer cites as 4, "4" or "S4", each once; what no sentence has is left out. */
export function citedOf(value: unknown, sentences: Sentences): NumberedSentence[] {
  const ids = listOf(value, most * 4).map((cited) => textOf(cited, 40).toUpperCase())
  const cited = ids.flatMap((id) => sentences.get(id) ?? sentences.get(`S${id}`) ?? [])
  return [...new Set(cited)].slice(0, most)
}
