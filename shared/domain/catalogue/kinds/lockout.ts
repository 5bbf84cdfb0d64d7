import { amountOf, isOne, moved, singularOf, written, type Amount } from '../amounts.ts'
import type { Clause } from '../clauses.ts'
import type { Idea, Kind } from '../idea.ts'
import { placeOf } from '../../ordinals.ts'
import type { Slots } from '../slots.ts'
import { bounded, guarded, refused, tried, usual } from '../tried.ts'

/**
 * Repeated failures and too many requests. Needs a count of attempts ("5 wrong codes", "the third wrong PIN"), or a number of requests in a time.
 * The time of waiting is tried where it is named, a success between failures where they are counted in a row.
 */
export const lockout: Kind = {
  kind: 'lockout',
  ideas: (slots) => {
    const rates = rateIdeas(slots)
    return rates.length > 0 ? rates : attemptIdeas(slots).slice(0, 5)
  },
}

const failure =
  /\b(?:wrong|fail(?:ed|ures?|s)?|invalid|incorrect|rejected|attempts?|tries|retries|declines?|unsuccessful)\b/i
const span = /^(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|h|s|min|days?)$/i

interface Count {
  amount: Amount
  clause: Clause
}

/** The number of attempts: a number or an ordinal in a clause that speaks of failures, other than a time. */
function attemptsIn({ clauses }: Slots): Count | undefined {
  for (const clause of clauses) {
    if (!failure.test(clause.text) || clause.tag === 'ctx') continue
    const number = clause.phrases.find(
      ({ tag }, at) => tag === 'N' && !span.test(clause.phrases[at + 1]?.text ?? ''),
    )
    const word = /\b(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b/i
      .exec(clause.text)?.[1]
      ?.toLowerCase()
    const amount = number
      ? amountOf(number.text.replace(/\s*(?:times|x)$/i, ''))
      : word === undefined
        ? undefined
        : amountOf(String(placeOf(word)))
    if (
      !amount ||
      amount.places > 0 ||
      amount.units < 2n ||
      amount.units > 100n ||
      /\bstill\b/i.test(clause.text)
    )
      continue
    return { amount: isAllowed(clause) ? moved(amount, 1) : amount, clause }
  }
  return undefined
}

/** "up to 3 times", "after 3 retries": so many are still let pass. */
const isAllowed = ({ text, phrases }: Clause): boolean =>
  /\bretr(?:y|ies)\b/i.test(text) || phrases.some(({ tag }) => tag === 'MAX')

/** "15 minutes": how long it lasts. */
function waitIn({ clauses }: Slots): [time: string, amount: Amount, unit: string] | undefined {
  for (const { phrases } of clauses)
    for (const [at, { tag, text }] of phrases.entries()) {
      const next = phrases[at + 1]
      const amount = tag === 'N' ? amountOf(text) : undefined
      if (amount && next?.tag === 'U' && span.test(next.text))
        return [`${written(amount)} ${isOne(amount) ? singularOf(next.text) : next.text}`, amount, next.text]
    }
  return undefined
}

/** Ideas for a count of failed attempts; other kinds of the same sentence ask for them as well. */
export function attemptIdeas(slots: Slots): Idea[] {
  const count = attemptsIn(slots)
  if (
    !count ||
    slots.clauses.some(({ phrases, tag }) => tag !== 'cond' && phrases.some((phrase) => phrase.tag === 'NEG'))
  )
    return []
  const isSecret =
    /\b(?:password|pin|code|login|log-in|sign-in|credential|tan|otp|account|panel|keypad|card)s?\b/i.test(
      slots.sentence,
    )
  const [n, before] = [written(count.amount), written(moved(count.amount, -1))]
  const wrong = count.amount.units === 2n ? `${before} failed attempt` : `${before} failed attempts`
  const text = slots.messages[0]
  const result = text === undefined ? 'What the sentence says comes about' : `"${text}" is shown`
  const wait = waitIn(slots)
  if (!isSecret)
    return [
      tried(
        `${wrong} are still let pass, number ${n} is not`.replace(
          /^1 failed attempt are/,
          '1 failed attempt is',
        ),
        bounded,
        [
          [`Let it fail ${before === '1' ? 'once' : `${before} times`}`, 'It goes on as usual'],
          ['Let it fail once more', result],
        ],
      ),
      tried(`A success after ${wrong} goes through`, usual, [
        [
          `Let it fail ${before === '1' ? 'once' : `${before} times`} and succeed then`,
          'It succeeds; nothing is blocked',
        ],
      ]),
    ]
  const inRow = /\b(?:in a row|consecutive)\b/i.test(slots.sentence)
  return [
    tried(`After ${wrong} the right entry still succeeds`, bounded, [
      [
        `Enter a wrong value ${before === '1' ? 'once' : `${before} times`}, then the right one`,
        'The right one succeeds',
      ],
    ]),
    tried(`Failed attempt number ${n} locks, and the right entry is refused then`, guarded, [
      [`Enter a wrong value ${n} times`, text === undefined ? 'It is locked' : result],
      ['Enter the right value', 'It is refused as well'],
    ]),
    ...(wait
      ? [
          tried(
            `The right entry is refused just before ${wait[0]} are over and succeeds after`.replace(
              /^(.* 1 \w+) are over/,
              '$1 is over',
            ),
            bounded,
            [
              [`Lock it and enter the right value just before ${wait[0]} have passed`, 'It is refused'],
              [`Enter the right value just after ${wait[0]} have passed`, 'It succeeds'],
            ],
          ),
        ]
      : []),
    ...(inRow
      ? [
          tried('A success between failures starts the count again', usual, [
            [
              `Enter a wrong value ${before === '1' ? 'once' : `${before} times`}, the right one, and a wrong one ${before === '1' ? 'once' : `${before} times`} again`,
              'It is not locked',
            ],
          ]),
        ]
      : []),
    ...(/\b(?:account|password|login|log-in|sign-in|credentials?)\b/i.test(slots.sentence)
      ? [
          tried('Somebody else can still sign in meanwhile', refused, [
            ['Lock one account and sign in with another one', 'It succeeds'],
          ]),
        ]
      : []),
  ]
}

/** "10 requests per minute": the last one that is let pass, the next one, and after the time. */
function rateIdeas(slots: Slots): Idea[] {
  const match = slots.clauses
    .flatMap(({ phrases }) => phrases)
    .map(({ tag, text }, at, all) =>
      tag === 'N'
        ? { amount: amountOf(text), unit: [all[at + 1]?.text, all[at + 2]?.text].join(' ') }
        : undefined,
    )
    .find(
      (found) =>
        found?.amount &&
        /\b(?:requests?|calls?|reqs?|pings?|launches|orders|messages)\b/i.test(found.unit) &&
        /(?:\/|\bper\b|\ban?\b)/i.test(slots.sentence),
    )
  if (!match?.amount || match.amount.places > 0) return []
  const what =
    /\b(requests?|calls?|reqs?|pings?|launches|orders|messages)\b/i
      .exec(match.unit)?.[1]
      ?.replace(/^req(s?)$/i, 'requests') ?? 'requests'
  const n = written(match.amount)
  return [
    tried(`${n} ${what} in the time pass, the next one is refused`, bounded, [
      [`Send ${n} ${what} within the time that is stated`, 'All of them are answered'],
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
