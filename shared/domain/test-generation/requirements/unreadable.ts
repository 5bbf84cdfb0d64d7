import type { Sentence } from '../../requirement-reading/sentence.ts'
import { whyNotRead } from './language.ts'

/** How much is still read; the texts of one request share it. A row of a table costs as much as two sentences: its cells are tried with one another. */
export interface Allowance {
  sentences: number
}

export const newAllowance = (): Allowance => ({ sentences: 2000 })

/** The sentences that are not read, by their numbers, each with the reason: another language, no text, too long, too many. */
export function unreadable(text: string, sentences: Sentence[], allowance: Allowance): Map<number, string> {
  const reasons = new Map<number, string>()
  for (const { number, start, end, is } of sentences) {
    if (allowance.sentences <= 0) {
      reasons.set(number, 'more than is read at once')
      continue
    }
    const reason = whyNotRead(text.slice(start, end))
    if (reason !== undefined) reasons.set(number, reason)
    else if (is !== 'heading') allowance.sentences -= is === 'row' ? 2 : 1
  }
  return reasons
}
