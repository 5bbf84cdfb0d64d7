import { amountOf, written } from './amounts.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { bounded, refused, tried, usual } from './tried.ts'

/** "10 requests per minute": the last one that is let pass, the next one, and after the time. */
export function rateIdeas(slots: Slots): Idea[] {
  const match = slots.clauses
    .flatMap(({ phrases }) => phrases)
    .map(({ tag, text }, at, all) =>
      tag === 'N'
        ? { amount: amountOf(text), unit: [all[at + 1]?.text, all[at + 2]?.text].join(' ') }
        : undefined,
    )
    .find(
      (rate) =>
        rate?.amount &&
        /\b(?:requests?|calls?|reqs?|pings?|launches|orders|messages)\b/i.test(rate.unit) &&
        /(?:\/|\bper\b|\ban?\b)/i.test(slots.sentence),
    )
  if (!match?.amount || match.amount.places > 0) return []
  const requests =
    /\b(requests?|calls?|reqs?|pings?|launches|orders|messages)\b/i
      .exec(match.unit)?.[1]
      ?.replace(/^req(s?)$/i, 'requests') ?? 'requests'
  const n = written(match.amount)
  return [
    tried(`${n} ${requests} in the time pass, the next one is refused`, bounded, [
      [`Send ${n} ${requests} within the time that is stated`, 'All of them are answered'],
      ['Send one more within the same time', 'It is refused and says when to try again'],
    ]),
    tried('After the time has passed it goes on', usual, [
      [`Exceed the limit of ${n}, wait until the time is over, and send one more`, 'It is answered'],
    ]),
    tried('Somebody else is not slowed down meanwhile', refused, [
      [
        `Exceed the limit of ${n} with one account and send one request with another`,
        'The other one is answered',
      ],
    ]),
  ]
}
