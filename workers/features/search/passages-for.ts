import type { Context } from '../../../shared/kernel/context.ts'
import { type PlacedHit, findHits } from './find-hits.ts'
import { type FoundPassage, passagesOf } from './passages.ts'
import type { Place } from './places.ts'
import { queriesOf } from './queries-of.ts'
import { turnByTurn } from './turn-by-turn.ts'

/** The most that is read beside a text. */
const mostPassages = 12
const mostCharacters = 12_000
/** What a sentence finds behind its best few is about something else. */
const mostOfQuery = 4

export interface KnownPassages {
  /** Those of one file together, in its order. */
  passages: FoundPassage[]
  warnings: string[]
}

/**
 * What some places say of the things that a text names, found by its headings and sentences: at most 12 pieces of together at most 12,000
 * UTF-16 units, the best of each sentence first. It is for reading beside the text: nothing of it is an answer.
 */
export async function passagesFor(
  context: Context,
  places: readonly Place[],
  text: string,
): Promise<KnownPassages> {
  if (places.length === 0) return { passages: [], warnings: [] }
  const hits: PlacedHit[][] = []
  const warnings = new Set<string>()
  // One after the other: a text asks eight times what a question asks once.
  for (const question of queriesOf(text)) {
    const found = await findHits(context, places, { question, filter: {} })
    hits.push(found.hits.filter(({ lexical }) => lexical > 0).slice(0, mostOfQuery))
    for (const warning of found.warnings) warnings.add(warning)
  }
  const best = turnByTurn(hits, ({ chunkId }) => chunkId).slice(0, mostPassages * 2)
  return { passages: inOrder(fitting(await passagesOf(context, best))), warnings: [...warnings] }
}

/** The first that there is room for. One that is too long leaves its place to others. */
function fitting(passages: readonly FoundPassage[]): FoundPassage[] {
  let characters = 0
  const kept: FoundPassage[] = []
  for (const passage of passages) {
    if (kept.length === mostPassages || characters + passage.text.length > mostCharacters) continue
    characters += passage.text.length
    kept.push(passage)
  }
  return kept
}

/** Files in the order in which they were found first. */
const inOrder = (passages: readonly FoundPassage[]): FoundPassage[] =>
  [...Map.groupBy(passages, ({ fileId }) => fileId).values()].flatMap((ofFile) =>
    ofFile.toSorted((one, other) => one.ordinal - other.ordinal),
  )
