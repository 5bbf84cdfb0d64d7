import { type ExecutionRecord, type RunInput, shownCases } from '../hosted-runs/index.ts'
import { type Failure, failureOf } from './failures.ts'

/** What failed in a hosted run, of the cases that have ended. */
export function failuresOfRun(record: ExecutionRecord): Failure[] {
  const { cases } = record.input as RunInput
  return shownCases(record)
    .filter(({ partial }) => !partial)
    .flatMap((result) => {
      const { id, title, steps, expectedResult } = cases[result.index] ?? { id: '', title: '' }
      return failureOf({ testCaseId: id, title, steps, expectedResult }, result) ?? []
    })
}
