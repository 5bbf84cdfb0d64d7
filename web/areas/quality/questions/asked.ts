import type { Output } from '../../../client/call.ts'

/** A question with the answer that came. */
export interface Asked {
  at: number
  question: string
  answer: Output<'POST /api/qa/knowledge/query'>
}
