import { correctedMarks } from '../../shared/domain/marking/corrections.ts'
import type { Tagger } from '../../shared/domain/marking/tagger.ts'
import type { DesignEvent } from '../../shared/domain/test-generation/schema.ts'
import type { TextReading } from '../../shared/domain/test-generation/tiers/text-reading.ts'
import type { DesignInput, Designed, ReadingInput, Tell } from '../../shared/services/designer.ts'
import { assemble } from './assemble.ts'
import { designEmbedded, recent, turns } from './embedded.ts'
import { readingOf, textsToMark } from './engine.ts'
import { markSentences } from './mark-sentences.ts'
import { Recent } from './recent.ts'

/** A design follows from its request alone, and so do its steps but for how long they took. */
const designs = new Recent<{ designed: Designed; events: DesignEvent[] }>(2_000_000)

/** Designs test cases by the embedded authors, judged: the one place where the engine, the readers of code, the judge and the Gherkin parser meet. See `designEmbedded` for `tell` and `taggerOf`. */
export async function design(
  request: DesignInput,
  tell?: Tell,
  taggerOf?: () => Promise<Tagger>,
): Promise<Designed> {
  // Marks are a map, which JSON tells nothing of: such a request is never taken for another.
  const key = request.marks ? undefined : JSON.stringify(request)
  const before = key === undefined ? undefined : designs.get(key)
  if (before) {
    await tell?.([...before.events])
    return before.designed
  }
  const embedded = await designEmbedded(request, tell, taggerOf)
  const designed = await assemble(request, embedded)
  // Without marks it is less than the same request may get the next time.
  if (embedded.marks && key !== undefined)
    designs.keep(key, { designed, events: embedded.events }, key.length + JSON.stringify(designed).length)
  return designed
}

/** How requirements are read. Rejects where the tagger is not available. */
export async function readRequirements(
  { requirements, corrections = [] }: ReadingInput,
  taggerOf: () => Promise<Tagger>,
): Promise<TextReading> {
  const size = requirements.length
  const pause = () => turns.next(size)
  await pause()
  const tagger = await taggerOf()
  const corrected = correctedMarks(corrections)
  const texts = textsToMark({ requirements, mode: 'agentic' })
  const marks = await markSentences(texts, { tagger, recent, pause, corrected })
  return readingOf(requirements, marks, corrected)
}
