import type { Priority, TestType } from '../../../../../shared/domain/test-cases/schema.ts'
import recorded from '../recorded-samples.json' with { type: 'json' }
import type { Sample } from '../sample-texts.ts'

export interface RecordedCase {
  id: string
  title: string
  testType: TestType
  priority: Priority
  /** The sentences of the sample that it rests on. */
  sentences: string[]
  steps: { stepNumber: number; action: string; expectedResult: string }[]
}

/** What was asked about a sentence of the sample. */
export interface RecordedQuestion {
  sentence: string
  text: string
}

export interface RecordedAnswer {
  /** ISO date. */
  recordedAt: string
  testCases: RecordedCase[]
  questions: RecordedQuestion[]
}

interface Recording {
  recordedAt: string
  samples: Partial<Record<Sample['id'], Pick<RecordedAnswer, 'testCases' | 'questions'>>>
}

/** What a language model wrote for a sample; null where nothing was recorded. */
export function recordedOf(id: Sample['id']): RecordedAnswer | null {
  const { recordedAt, samples } = recorded as Recording
  const answer = samples[id]
  return answer ? { recordedAt, ...answer } : null
}
