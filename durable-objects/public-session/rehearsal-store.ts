import { deedKeyOf } from '../../shared/domain/judging/deed-key.ts'
import type { RehearsedCase } from '../../shared/domain/judging/rehearsed-case.ts'
import type { AskedModel } from '../../shared/schemas/asked-model.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { readDocument, writeDocument } from '../documents.ts'

/** A case as it was played, and what it came to. Of a case that does something else by now, which `deed` tells, nothing is known. */
export type PlayedDeed = RehearsedCase & { deed: string }

/** What the last rehearsal of cases on their page found, and those before it of cases that it did not come to. */
export interface KeptRehearsal {
  /** The last one. */
  executionId: string
  pageUrl: string
  /** Milliseconds since the epoch. */
  at: number
  cases: PlayedDeed[]
  /** What the last one took of a model, which operates cases anew that could not be performed. */
  modelUsage?: AskedModel
}

export function writeRehearsal(sql: SqlStorage, rehearsal: KeptRehearsal): void {
  writeDocument(sql, 'rehearsal', rehearsal)
}

export function readRehearsal(sql: SqlStorage): KeptRehearsal | null {
  return readDocument(sql, 'rehearsal') as KeptRehearsal | null
}

/** Replaces a case where it stands. */
export function writeCase(sql: SqlStorage, testCase: TestCase): void {
  const body = JSON.stringify(testCase)
  sql.exec("UPDATE test_cases SET test_case = ? WHERE test_case ->> '$.id' = ?", body, testCase.id)
}

/** Whether a case is there and does what was played. */
export const isSame = (testCase: TestCase | undefined, deed: string): boolean =>
  testCase !== undefined && deedKeyOf(testCase) === deed
