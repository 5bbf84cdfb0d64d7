import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { NumberedSentence } from '../../../shared/domain/judging/types.ts'
import { PageInventorySchema } from '../../../shared/domain/page-inventory/schema.ts'
import { sentencesOf } from '../../../shared/domain/requirement-reading/sentences/sentences-of.ts'
import { TestCase } from '../../../shared/domain/test-cases/schema.ts'

/** A page with its text, what a look listed, and 40 cases that were written at first sight. */
export function authored(page: 'page-2' | 'page-3') {
  const read = (name: string) =>
    readFileSync(fileURLToPath(new URL(`./${page}/${name}`, import.meta.url)), 'utf8')
  const text = read('requirements.md')
  const { pages } = JSON.parse(read('page.json')) as { pages: unknown[] }
  const { testCases } = JSON.parse(read('cases.json')) as { testCases: unknown[] }
  return {
    text,
    sentences: numbered(text),
    pages: pages.map((each) => PageInventorySchema().parse(each)),
    cases: testCases.map((each) => TestCase().parse(each)),
  }
}

/** The sentences of a text as authors are shown them. */
export function numbered(text: string): NumberedSentence[] {
  return sentencesOf(text).map(({ start, end }, at) => ({ id: `S${at + 1}`, text: text.slice(start, end) }))
}
