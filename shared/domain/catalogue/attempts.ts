import { singular } from '../english/plural.ts'
import { amountOf, isOne, moved, written, type Amount } from './amounts.ts'
import { placeOf } from '../english/ordinals.ts'
import { isTimeUnit } from '../english/units.ts'
import type { Clause } from './clauses.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { bounded, guarded, refused, tried, usual } from './tried.ts'

const failure =
  /\b(?:wrong|fail(?:ed|ures?|s)?|invalid|incorrect|rejected|attempts?|tries|retries|declines?|unsuccessful)\b/i

interface Count {
  amount: Amount
  clause: Clause
}

/** The number of attempts: a number or an ordinal in a clause that speaks of failures, other than a time. */
function attemptsIn({ clauses }: Slots): Count | undefined {
  for (const clause of clauses) {
    if (!failure.test(clause.text) || clause.tag === 'ctx') continue
    const number = clause.phrases.find(
      ({ tag }, at) => tag === 'N' && !isTimeUnit(clause.phrases[at + 1]?.text ?? ''),
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

interface Wait {
  time: string
  amount: Amount
}

/** "15 minutes": how long it lasts. */
function waitIn({ clauses }: Slots): Wait | undefined {
  for (const { phrases } of clauses)
    for (const [at, { tag, text }] of phrases.entries()) {
      const next = phrases[at + 1]
      const amount = tag === 'N' ? amountOf(text) : undefined
      if (amount && next?.tag === 'U' && isTimeUnit(next.text))
        return { time: `${written(amount)} ${isOne(amount) ? singular(next.text) : next.text}`, amount }
    }
  return undefined
}

/** How the count and its neighbour are said: "3 times", "2 wrong PINs". */
interface Said {
  n: string
  /** "once", "2 times". */
  before: string
  /** "1 wrong PIN", "2 failed attempts". */
  failures: string
  /** "PIN", "password", else "entry". */
  entry: string
  text: string | undefined
}

/** Ideas for a count of failed attempts; other kinds of the same sentence ask for them as well. */
export function attemptIdeas(slots: Slots): Idea[] {
  const count = attemptsIn(slots)
  const isNegated = slots.clauses.some(
    ({ phrases, tag }) => tag !== 'cond' && phrases.some((phrase) => phrase.tag === 'NEG'),
  )
  if (!count || isNegated) return []
  const { sentence, messages } = slots
  const secret = /\b(password|pin|code|passcode|tan|otp)s?\b/i.exec(sentence)?.[1]?.toLowerCase()
  const entry =
    secret === undefined ? 'entry' : /^(?:pin|tan|otp)$/.test(secret) ? secret.toUpperCase() : secret
  const less = moved(count.amount, -1)
  const [n, before] = [written(count.amount), written(less)]
  const noun = secret === undefined ? 'failed attempt' : `wrong ${entry}`
  const wording: Said = {
    n,
    before: isOne(less) ? 'once' : `${before} times`,
    failures: `${before} ${noun}${isOne(less) ? '' : 's'}`,
    entry,
    text: messages[0],
  }
  const isLock =
    secret !== undefined ||
    /\b(?:login|log-in|sign-in|credentials?|account|panel|keypad|card)s?\b/i.test(sentence)
  return isLock
    ? [...lockIdeas(wording), ...waitIdeas(wording, waitIn(slots)), ...countIdeas(wording, sentence)]
    : failureIdeas(wording)
}

const failureIdeas = ({ n, before, failures, text }: Said): Idea[] => [
  tried(`After ${failures} it still goes on, after number ${n} it does not`, bounded, [
    [`Let it fail ${before}`, 'It goes on as usual'],
    [
      'Let it fail once more',
      text === undefined ? 'What is demanded for this case comes about' : `"${text}" is shown`,
    ],
  ]),
  tried(`A success after ${failures} goes through`, usual, [
    [`Let it fail ${before} and succeed then`, 'It succeeds; nothing is blocked'],
  ]),
]

const lockIdeas = ({ n, before, failures, entry, text }: Said): Idea[] => [
  tried(`After ${failures} the right ${entry} still succeeds`, bounded, [
    [`Enter a wrong ${entry} ${before}, then the right one`, 'The right one succeeds'],
  ]),
  tried(`Failed attempt number ${n} locks, and the right ${entry} is refused then`, guarded, [
    [`Enter a wrong ${entry} ${n} times`, text === undefined ? 'It is locked' : `"${text}" is shown`],
    [`Enter the right ${entry}`, 'It is refused as well'],
  ]),
]

function waitIdeas({ entry }: Said, wait: Wait | undefined): Idea[] {
  if (!wait) return []
  const [is, has] = isOne(wait.amount) ? ['is', 'has'] : ['are', 'have']
  return [
    tried(`The right ${entry} is refused just before ${wait.time} ${is} over and succeeds after`, bounded, [
      [`Lock it and enter the right ${entry} just before ${wait.time} ${has} passed`, 'It is refused'],
      [`Enter the right ${entry} just after ${wait.time} ${has} passed`, 'It succeeds'],
    ]),
  ]
}

function countIdeas({ before, entry }: Said, sentence: string): Idea[] {
  const ideas: Idea[] = []
  if (/\b(?:in a row|consecutive)\b/i.test(sentence))
    ideas.push(
      tried('A success between failures starts the count again', usual, [
        [
          `Enter a wrong ${entry} ${before}, the right one, and a wrong one ${before} again`,
          'It is not locked',
        ],
      ]),
    )
  if (/\b(?:account|password|login|log-in|sign-in|credentials?)\b/i.test(sentence))
    ideas.push(
      tried('Somebody else can still sign in meanwhile', refused, [
        ['Lock one account and sign in with another one', 'It succeeds'],
      ]),
    )
  return ideas
}
