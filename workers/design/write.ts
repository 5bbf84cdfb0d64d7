import type { Written } from '../../shared/domain/authoring/types.ts'
import type { Tagger } from '../../shared/domain/marking/tagger.ts'
import type { Handed } from '../../shared/domain/test-generation/authors/with-coverage.ts'
import type { AskAuthor, Designed, DesignInput, Tell } from '../../shared/services/designer.ts'
import { assemble } from './assemble.ts'
import { type Embedded, designEmbedded } from './embedded.ts'
import {
  type PlacedSentence,
  SecondDerivation,
  coverageOf,
  demandingSentences,
  extractRequirements,
  judge,
  numberedSentences,
  standingCases,
  withExtracted,
  writeCases,
  writingRequestOf,
} from './engine.ts'
import { writer } from './writer.ts'

interface Writing {
  ask: AskAuthor
  tell?: Tell | undefined
  taggerOf?: (() => Promise<Tagger>) | undefined
}

/**
 * Has the cases of a request written by whoever answers `ask`: each is judged and told as it arrives, and what the embedded authors add stands behind them. In mode
 * `agentic` a second reader derives what they expect, and what is sent back or left open is asked about once more. Where nobody answers, the result is that of the embedded authors.
 */
export async function write(input: DesignInput, { ask, tell, taggerOf }: Writing): Promise<Designed> {
  const embedded = await designEmbedded(input, tell, taggerOf)
  const placed = numberedSentences(input, embedded.designed.sentences)
  const request = writingRequestOf(input, placed, embedded.marks)
  if (input.mode === 'extract-requirements') {
    const extracted = await extractRequirements(request, writer(ask, 'requirements'))
    return assemble(input, withExtracted(embedded, placed, extracted))
  }
  await tell?.([{ type: 'status', phase: 'writing', message: 'Writing test cases', progress: 0.5 }])
  const derivation = new SecondDerivation(request.sentences, writer(ask, 'choices'))
  const written = await writeCases(request, {
    ask: writer(ask, 'cases'),
    judge: (cases, questions) => judge(cases, { ...judging(input, placed), questions }),
    onCase: (testCase) => void tell?.([{ type: 'case_written', testCase }]).catch(() => undefined),
    uncovered: (cases) => uncovered(cases, placed, embedded),
    ...(input.mode === 'agentic' && { review: (judgement) => derivation.review(judgement) }),
  })
  return assemble(input, withAuthor(embedded, written), handedIn(written, derivation))
}

const judging = ({ pages, existingTestCases, mode }: DesignInput, sentences: readonly PlacedSentence[]) => ({
  sentences,
  author: 'model' as const,
  ...(pages && { pages }),
  ...(mode === 'fill-gaps' && existingTestCases && { known: existingTestCases }),
})

function uncovered(
  cases: readonly Written['cases'][number][],
  placed: readonly PlacedSentence[],
  { marks }: Embedded,
): string[] {
  // What they will be once they are derived a second time: a doubt about a case is no reason to write it anew.
  const counted = cases.map((testCase) => ({ ...testCase, verified: true }))
  return coverageOf(counted, demandingSentences(placed, { marks })).sentences.flatMap(({ id, status }) =>
    status === 'gap' || status === 'partly' ? [id] : [],
  )
}

/** What stands after the last word of the author. */
function handedIn(written: Written, { questions }: SecondDerivation): Handed | undefined {
  if (written.asked.answered === 0) return undefined
  return {
    cases: standingCases(written.cases).standing,
    idle: written.idle,
    gaps: written.gaps,
    questions: [...written.questions, ...questions],
  }
}

/** What the client should know of how it was written. */
function withAuthor(embedded: Embedded, written: Written): Embedded {
  const left = [...written.left, ...standingCases(written.cases).left]
  const warnings =
    written.asked.answered === 0
      ? [
          'The model gave no usable answer in time, so the embedded authors worked alone. Generate again in a while.',
        ]
      : [...written.warnings, ...left.slice(0, mostLeft).map(leftOut), ...more(left.length - mostLeft)]
  return { ...embedded, warnings: [...embedded.warnings, ...new Set(warnings)] }
}

const mostLeft = 10
const leftOut = ({ title, reason }: Written['left'][number]) =>
  `Left out: “${title.slice(0, 120)}”. ${reason}`
const more = (count: number) => (count > 0 ? [`${count} more written cases are left out.`] : [])
