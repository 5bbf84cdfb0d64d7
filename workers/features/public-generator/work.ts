import type { Correction } from '../../../shared/domain/marking/corrections.ts'
import type { Format, Scope, TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { Reading } from '../../../shared/domain/test-generation/readings/reading.ts'
import type { DesignResult } from '../../../shared/domain/test-generation/schema.ts'
import type { AnswerSource } from '../search/index.ts'

/** What a run made: the answer, what changed, and what the session keeps. */
export interface Work {
  result: DesignResult & { warnings?: string[]; sources?: AnswerSource[] }
  /** The session's whole new set of cases; absent when the run leaves them as they are. */
  sessionCases?: TestCase[]
  /** What a model said of the texts and the run rests on, null where it rests on none; absent when the session keeps what it has. */
  reading?: Reading | null
  /** All corrections of how the text is read; absent when the session keeps those that it has. */
  corrections?: Correction[]
  added: string[]
  updated: string[]
  removed: string[]
  reply: string
  scope?: Scope | undefined
  format?: Format | undefined
}
