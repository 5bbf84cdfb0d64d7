import { readFileSync } from 'node:fs'
import { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { NumberedSentence } from '../../../shared/domain/judging/types.ts'

/** The sentences and the 40 written cases of a page, one a line: `page-2` is a shipping quote, `page-3` an order workflow. */
export function authored(page: 'page-2' | 'page-3'): { sentences: NumberedSentence[]; cases: TestCase[] } {
  const lines = readFileSync(new URL(`${page}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { text?: string })
  return {
    sentences: lines.filter(({ text }) => text !== undefined) as unknown as NumberedSentence[],
    cases: lines.filter(({ text }) => text === undefined).map((line) => TestCase().parse(line)),
  }
}
