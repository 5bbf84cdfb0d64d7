import type { AskWriter, WritingRequest, Written } from '../../shared/domain/authoring/types.ts'
import type { Tagger } from '../../shared/domain/marking/tagger.ts'
import type { DesignRequest } from '../../shared/domain/test-generation/schema.ts'
import type { SentenceMarks } from '../../shared/domain/test-generation/tiers/sentence-marks.ts'
import type { AskAuthor, Designed, DesignInput, Tell } from '../../shared/services/designer.ts'
import { type Embedded, designEmbedded, finishDesign } from './design.ts'
import {
  type PlacedSentence,
  SecondDerivation,
  coverageOf,
  demandingSentences,
  extractRequirements,
  judge,
  numberedSentences,
  withExtracted,
  writeCases,
  writingRequestOf,
} from './engine.ts'

interface Writing {
  ask: AskAuthor
  tell?: Tell | undefined
  taggerOf?: (() => Promise<Tagger>) | undefined
}

/**
 * Has the cases of a request written by whoever answers `ask`: each is judged and told as it arrives, and what the embedded authors add stands behind them. In mode
 * `agentic` a second reader derives what they expect, and what is sent back or left open is asked about once more. Where nobody answers, the embedded authors' result stands.
 */
export async function write(input: DesignInput, { ask, tell, taggerOf }: Writing): Promise<Designed> {
  const embedded = await designEmbedded(input, tell, taggerOf)
  const placed = numberedSentences(input, embedded.designed.sentences)
  const request = writingRequestOf(input, placed, embedded.marks)
  const writer = writerOf(ask)
  if (input.mode === 'extract-requirements') {
    const extracted = await extractRequirements(request, writer('requirements'))
    return finishDesign(input, withExtracted(embedded, placed, extracted))
  }
  await tell?.([{ type: 'status', phase: 'writing', message: 'Writing test cases', progress: 0.3 }])
  const derivation = new SecondDerivation(request.sentences, writer('choices'))
  const written = await writeCases(request, {
    ask: writer('cases'),
    judge: judgeOf(input, request),
    onCase: tell && ((testCase) => void tell([{ type: 'case_written', testCase }]).catch(() => undefined)),
    uncovered: uncoveredOf(placed, embedded.marks),
    ...(input.mode === 'agentic' && { review: (judgement) => derivation.review(judgement) }),
  })
  return finishDesign(input, embedded, handedIn(written, derivation))
}
