import type { Correction } from '../../../shared/domain/marking/corrections.ts'
import type { Format, Scope, TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { DesignResult } from '../../../shared/domain/test-generation/schema.ts'
import type { AskedModel } from '../../../shared/schemas/asked-model.ts'
import type { AnswerSource } from '../search/index.ts'

/** What a run made: the answer, what changed, and what the session keeps. */
export interface Work {
  result: DesignResult & { warnings?: string[]; sources?: AnswerSource[]; modelUsage?: AskedModel }
  /** The session's whole new set of cases; absent when the run leaves them as they are. */
  sessionCases?: TestCase[]
  /** All corrections of how the text is read; absent when the session keeps those that it has. */
  corrections?: Correction[]
  /** Of a message: whether what it changed can be taken back, or was. */
  history?: 'keeps' | 'takes_back'
  added: string[]
  updated: string[]
  removed: string[]
  reply: string
  scope?: Scope | undefined
  format?: Format | undefined
}
