import { withUnit } from './bounded.ts'
import type { Clause } from './clauses.ts'
import { amountOf } from './amounts.ts'
import { isTimeUnit } from '../english/units.ts'

/** A length of time that stands in a clause, with the words behind it: "48 hours before arrival". */
export interface Duration {
  length: string
  /** "48 hours before arrival"; as `length` where little or too much stands behind. */
  told: string
  clause: Clause
  /** "for 15 minutes": what the clause says ends with it. */
  isSpan: boolean
}

/** The lengths of time of a clause. */
export function durationsOf(clause: Clause): Duration[] {
  const { phrases, text, start } = clause
  return phrases.flatMap((phrase, at) => {
    const amount = phrase.tag === 'N' ? amountOf(phrase.text) : undefined
    const next = phrases.slice(at + 1, at + 3).find(({ tag }) => tag === 'U')
    if (!amount || !next || !isTimeUnit(next.text) || next.start - phrase.end > 12) return []
    const length = withUnit(amount, next.text)
    const behind = /^\s+(?:before|after|of|from|since|in advance|prior to)\b[^,;.()]{0,50}$/i.exec(
      text.slice(next.end - start).replace(/[\s.]+$/, ''),
    )?.[0]
    return [
      {
        length,
        told: `${length}${behind ?? ''}`,
        clause,
        isSpan: /\bfor\s+(?:at least\s+|up to\s+|another\s+)?$/i.test(text.slice(0, phrase.start - start)),
      },
    ]
  })
}
