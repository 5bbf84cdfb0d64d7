import { withUnit } from '../bounded.ts'
import { amountOf } from '../amounts.ts'
import { quotedOf } from '../doings.ts'
import type { Kind } from '../idea.ts'
import { durationsOf } from '../times.ts'
import type { Tried } from '../tried.ts'
import { tried } from '../tried.ts'

const people =
  /\b(?:concurrent|simultaneous|users?|visitors?|sessions?|connections?|clients?|requests?|transactions?|orders?|devices?|records?|entries|rows|documents?)\b/i
const short = /^(?:ms|milliseconds?)$/i
const measured = ['performance', 'Checklist-based Testing'] as const

/** Speed and load. Needs a time or a load. */
export const performance: Kind = {
  kind: 'performance',
  ideas: (slots) => {
    const quoted = quotedOf(slots)
    const time = slots.clauses.flatMap((clause) => [...durationsOf(clause), ...milliseconds(clause)])[0]
      ?.length
    const share = /(\d{2,3}(?:\.\d+)?)\s?%|\bp(\d{2})\b/i.exec(slots.sentence)
    const load = slots.clauses.flatMap(loadOf)[0]
    if (time === undefined && load === undefined) return []
    const portion = share ? `${share[1] ?? share[2]} % of the answers` : 'Each answer'
    const within: Tried = [
      load === undefined
        ? 'Measure it 100 times with the usual amount of data'
        : `Measure it for ten minutes at ${load}`,
      time === undefined
        ? `It holds, and no request fails: ${quoted}`
        : `${portion} ${share ? 'come' : 'comes'} within ${time}`,
    ]
    return [
      tried(load === undefined ? `It takes no more than ${time ?? ''}` : `It holds at ${load}`, measured, [
        within,
      ]),
      tried(
        load === undefined
          ? 'It holds with much data, too'
          : `Beyond ${load} it slows down and does not fail`,
        measured,
        [
          [
            load === undefined
              ? 'Measure it again with as much data as is expected in a year'
              : 'Raise the load to twice as much, and lower it again',
            time === undefined || load !== undefined
              ? 'Nothing is lost or wrong, and afterwards it is as before'
              : `${portion} still ${share ? 'come' : 'comes'} within ${time}`,
          ],
        ],
      ),
    ]
  },
}

type Clause = Parameters<typeof durationsOf>[0]

const milliseconds = ({ phrases }: Clause): { length: string }[] =>
  phrases.flatMap((phrase, at) => {
    const amount = phrase.tag === 'N' ? amountOf(phrase.text) : undefined
    const next = phrases[at + 1]
    if (amount && /^m?s$/i.test(amount.after)) return [{ length: phrase.text }]
    return amount && next?.tag === 'U' && short.test(next.text)
      ? [{ length: withUnit(amount, next.text) }]
      : []
  })

/** "200 concurrent users", "1,000 requests per minute". */
const loadOf = ({ phrases }: Clause): string[] =>
  phrases.flatMap((phrase, at) => {
    const amount = phrase.tag === 'N' ? amountOf(phrase.text) : undefined
    const next = phrases[at + 1]
    return amount &&
      next &&
      /^[UETAF]$/.test(next.tag) &&
      people.test(next.text) &&
      next.start - phrase.end <= 12 &&
      next.text.length <= 40
      ? [withUnit(amount, next.text)]
      : []
  })
