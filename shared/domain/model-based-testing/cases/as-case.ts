import type { Span } from '../../requirement-model/index.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import type { TestCase, TestType } from '../../test-cases/schema.ts'
import type { Readings } from '../../step-readings/automation.ts'
import type { StepDraft } from './events.ts'
import type { Names } from './words.ts'

export interface Writing {
  names: Names
  sentences: Sentence[]
  /** The name under which a sentence is cited: "REQ-012", or as the text calls it. */
  refOf: (sentence: Sentence) => string
  readings: Readings
}

/** What is said of a case in its own words; the rest follows from it. */
export interface Parts extends Required<
  Pick<TestCase, 'objective' | 'designTechnique' | 'coverageItems' | 'automation'>
> {
  title: string
  preconditions: string[]
  steps: StepDraft[]
  testType: TestType
  from: Span[]
  isMain?: boolean
}

/** A public test case; its number is given, because it is unique in the whole set. */
export function asCase(
  { from, isMain, steps: drafts, ...parts }: Parts,
  id: string,
  writing: Writing,
): TestCase {
  const steps = drafts.map((step, index) => ({ stepNumber: index + 1, ...step }))
  const expectedResult = steps.at(-1)?.expectedResult ?? ''
  const cited = citedBy(from, writing)
  const [first] = cited
  const title = parts.title.slice(0, 300)
  return {
    ...parts,
    id,
    title,
    description: `${title}. Expected: ${expectedResult}.`.slice(0, 9000),
    testBasis: cited
      .map(({ ref, text }) => `${ref}: ${text}`)
      .join('\n')
      .slice(0, 19_000),
    testCondition: title,
    testLevel: 'system',
    steps,
    expectedResult,
    priority: isMain ? 'high' : 'medium',
    category: 'behaviour',
    tags: [...new Set(cited.map(({ ref }) => ref))].slice(0, 40),
    ...(first ? { requirementRef: first.ref } : {}),
    estimatedDuration: `${Math.max(1, Math.ceil((steps.length * 20) / 60))} min`,
    coverageItems: parts.coverageItems.slice(0, 400),
  }
}

/** The sentences that the spans stand in, each once; a header never leads. */
function citedBy(spans: Span[], { sentences, refOf }: Writing): { ref: string; text: string }[] {
  const numbers = [...new Set(spans.map(({ sentence }) => sentence))]
  const found = numbers.flatMap((number) => sentences.find((one) => one.number === number) ?? [])
  const led = [...found.filter(({ is }) => is !== 'header'), ...found.filter(({ is }) => is === 'header')]
  return led.map((sentence) => ({ ref: refOf(sentence), text: sentence.text }))
}
