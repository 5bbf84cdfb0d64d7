import { correctedMarks } from '../../shared/domain/marking/corrections.ts'
import type { Tagger } from '../../shared/domain/marking/tagger.ts'
import type { Marks } from '../../shared/domain/marking/tags.ts'
import type { DesignEvent, DesignResult } from '../../shared/domain/test-generation/schema.ts'
import type { SentenceMarks } from '../../shared/domain/test-generation/tiers/sentence-marks.ts'
import type { DesignInput, Tell } from '../../shared/services/designer.ts'
import { logError } from '../../shared/services/log.ts'
import { demands, generateTestsPaused, textsToMark, withCode } from './engine.ts'
import { markSentences } from './mark-sentences.ts'
import { Recent } from './recent.ts'
import { Turns } from './turns.ts'

/** Of sentences that different people wrote, nothing but what they say. */
export const recent = new Recent<Marks>(400_000)
// A timer lets the clock go on: without it every tool would seem to take no time.
export const turns = new Turns(() => new Promise((resolve) => setTimeout(resolve, 0)))

/** What the embedded authors made of a request, before it is judged. */
export interface Embedded {
  designed: DesignResult
  /** Missing where nothing could mark the sentences. */
  marks?: SentenceMarks
  warnings: string[]
  events: DesignEvent[]
}

/** The characters of what is asked for: what a design costs grows with them. */
const sizeOf = ({
  requirements,
  context = '',
  uploadedContent = '',
  codeContent = '',
}: DesignInput): number => requirements.length + context.length + uploadedContent.length + codeContent.length

/**
 * Has the embedded authors design cases, proved ones and ideas. `tell` hears of every step and is awaited; when it fails, whoever asked is gone and the work ends. `taggerOf` gives what marks
 * the sentences; without it, and where it fails, there are proved cases alone.
 */
export async function designEmbedded(
  request: DesignInput,
  tell?: Tell,
  taggerOf?: () => Promise<Tagger>,
): Promise<Embedded> {
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
  await told()
  const warnings = [...(designed.warnings ?? []), ...(marked.warnings ?? [])]
  return { designed, warnings, events: all, ...(marked.marks && { marks: marked.marks }) }
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
