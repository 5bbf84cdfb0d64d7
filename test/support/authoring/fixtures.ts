import type { AskWriter, WritingRequest } from '../../../shared/domain/authoring/types.ts'
import type { Judgement } from '../../../shared/domain/judging/types.ts'
import type { PageInventory } from '../../../shared/domain/page-inventory/schema.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import orderWorkflow from './order-workflow.json' with { type: 'json' }
import shippingQuote from './shipping-quote.json' with { type: 'json' }

interface ShortCase {
  t: string
  s: number[]
  k: string
  p: string
  pre?: string[]
  steps: string[][]
  c?: string[][]
  id?: string
}

export interface ShortAnswer {
  cases: ShortCase[]
  questions: { q: string; s: number[] }[]
  idle: number[]
}

/** A text with its page and the 40 cases that a reader wrote for it at first sight, in the short form of answers. */
export interface Authored extends WritingRequest {
  pages: PageInventory[]
  answer: ShortAnswer
}

const authored = (
  file: Pick<Authored, 'sentences' | 'headings' | 'answer'> & { pages: object[] },
): Authored => ({
  ...file,
  pages: file.pages as PageInventory[],
  mode: 'generate',
})

export const quote = authored(shippingQuote)
export const workflow = authored(orderWorkflow)

/** A judge that keeps every case but those that `reject` names a reason for. */
export const lenientJudge =
  (reject: (testCase: TestCase) => string | undefined = () => undefined) =>
  (cases: readonly TestCase[]): Judgement => {
    const left = cases.flatMap((testCase) => {
      const reason = reject(testCase)
      return reason === undefined ? [] : [{ id: testCase.id, title: testCase.title, reason }]
    })
    const gone = new Set(left.map(({ id }) => id))
    return {
      cases: cases.filter(({ id }) => !gone.has(id)).map((testCase) => ({ ...testCase, verified: true })),
      left,
      returned: left.map(({ id, title, reason }) => ({
        id,
        title,
        checks: [{ check: 'grounded', result: 'fails', reason }],
        hint: 'Expect what the sentence says.',
      })),
      removed: [],
    }
  }

/** Answers each question with a text, streamed in pieces of `size` characters. */
export const streaming =
  (textOf: (user: string) => string, size = 97): AskWriter =>
  async (prompt, onText) => {
    const text = textOf(prompt.user)
    for (let end = size; end < text.length; end += size) {
      onText?.(text.slice(0, end))
      await Promise.resolve()
    }
    return text
  }
