import type { DesignEvent } from '../../shared/domain/test-generation/schema.ts'
import { correctedMarks } from '../../shared/domain/marking/corrections.ts'
import type { DesignInput, Designed, ReadingInput, Tell } from '../../shared/services/designer.ts'
import type { Tagger } from '../../shared/domain/marking/tagger.ts'
import type { Marks } from '../../shared/domain/marking/tags.ts'
import {
  demands,
  generateTestsPaused,
  readingOf,
  textsToMark,
  withCode,
  withParsedGherkin,
} from './engine.ts'
import { markSentences } from './mark-sentences.ts'
import { Recent } from './recent.ts'
import type { SentenceMarks } from '../../shared/domain/test-generation/tiers/sentence-marks.ts'
import type { TextReading } from '../../shared/domain/test-generation/tiers/text-reading.ts'
import { logError } from '../../shared/services/log.ts'
import { Turns } from './turns.ts'

// A timer lets the clock go on: without it every tool would seem to take no time.
// Of sentences that different people wrote, nothing but what they say.
export const recent = new Recent<Marks>(400_000)
/** A design follows from its request alone, and so do its steps but for how long they took. */
const designs = new Recent<{ designed: Designed; events: DesignEvent[] }>(2_000_000)
export const turns = new Turns(() => new Promise((resolve) => setTimeout(resolve, 0)))

/** The characters of what is asked for: what a design costs grows with them. */
const sizeOf = ({
  requirements,
  context = '',
  uploadedContent = '',
  codeContent = '',
}: DesignInput): number => requirements.length + context.length + uploadedContent.length + codeContent.length

/**
 * Designs test cases: the one place where the engine, the readers of code and the Gherkin parser meet. `tell` hears of every step and
 * is awaited; when it fails, whoever asked is gone and the work ends. `taggerOf` gives what marks the sentences; without it, and where it fails, cases are proved ones alone.
 */
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
  const all: DesignEvent[] = []
  const events: DesignEvent[] = []
  const told = async () => {
    const fresh = events.splice(0)
    all.push(...fresh)
    if (tell && fresh.length > 0) await tell(fresh)
  }
  const asked = await withCode({ ...request, onProgress: (event: DesignEvent) => void events.push(event) })
  const size = sizeOf(request)
  await turns.next(size)
  const marked = taggerOf ? await marksOf(request, taggerOf, () => turns.next(size)) : {}
  if (marked.event) events.push(marked.event)
  const designed = await generateTestsPaused(
    { ...asked, ...(marked.marks && { marks: marked.marks }) },
    (after) => (after === 'told' ? told() : turns.next(size)),
  )
  const parsed = await withParsedGherkin(designed.testCases)
  await told()
  const result = {
    ...designed,
    testCases: parsed.testCases,
    warnings: [...(designed.warnings ?? []), ...parsed.warnings, ...(marked.warnings ?? [])],
  }
  // Without marks it is less than the same request may get the next time.
  if (marked.marks && key !== undefined)
    designs.keep(key, { designed: result, events: all }, key.length + JSON.stringify(result).length)
  return result
}

const unmarked =
  'The part that marks sentences is not available, so only what the engine can prove became cases. Ask whoever operates this server to look at its log.'

const tooLong = (marked: number, all: number): string =>
  `Test ideas are made from the first ${marked} of ${all} sentences, which is what one run takes. Generate from the other sentences by themselves to have ideas for them, too.`

interface Marked {
  marks?: SentenceMarks
  event?: DesignEvent
  warnings?: string[]
}

async function marksOf(
  request: DesignInput,
  taggerOf: () => Promise<Tagger>,
  pause: () => Promise<unknown>,
): Promise<Marked> {
  const started = performance.now()
  try {
    const tagger = await taggerOf()
    const texts = textsToMark(request)
    const corrected = correctedMarks(request.corrections ?? [])
    const marks = await markSentences(texts, { tagger, recent, pause, corrected })
    await pause()
    const event: DesignEvent = {
      type: 'tool_call',
      tool: 'mark_sentences',
      input: `${texts.length} sentences`,
      output: `${[...marks.values()].filter(demands).length} demand something`,
      durationMs: Math.max(0, Math.round(performance.now() - started)),
    }
    return {
      marks,
      event,
      ...(marks.size < texts.length && { warnings: [tooLong(marks.size, texts.length)] }),
    }
  } catch (error) {
    logError({ kind: 'design.tagger', error })
    return { warnings: [unmarked] }
  }
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
