import { amountOf, moved, written } from './amounts.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { bounded, guarded, refused, tried, usual } from './tried.ts'

const secret = /\b(password|passphrase|passcode|pin)s?\b/i

/** "The last 6 passwords may not be reused": the oldest that is remembered, the next older one, the one in use. Needs a number behind "last" or "previous", and the word for the secret. */
export function historyIdeas({ clauses, sentence }: Slots): Idea[] {
  const word = secret.exec(sentence)?.[1]?.toLowerCase()
  const number = clauses
    .filter(({ tag }) => tag !== 'ctx')
    .flatMap(({ phrases }) => phrases)
    .find(
      ({ tag, start }) =>
        tag === 'N' && /\b(?:last|previous|recent|earlier|old|former)\s+$/i.test(sentence.slice(0, start)),
    )
  const amount = number && amountOf(number.text)
  if (word === undefined || !amount || amount.places > 0 || amount.units < 2n || amount.units > 99n) return []
  const n = written(amount)
  const next = written(moved(amount, 1))
  const name = word === 'pin' ? 'PIN' : word
  return [
    tried(`The oldest of the last ${n} ${name}s is refused`, bounded, [
      [
        `Change the ${name} until ${n} different ones have been in use, the last one being valid`,
        'Each change succeeds',
      ],
      [`Set the first of these ${n} again`, `It is refused; the ${name} stays as it was`],
    ]),
    tried(`The ${name} before the last ${n} is accepted again`, bounded, [
      [
        `Change the ${name} until ${next} different ones have been in use, and set the first of them again`,
        'It is accepted',
      ],
    ]),
    tried(`The ${name} in use is refused as a new one`, refused, [
      [`Change the ${name} to the one that is valid now`, 'It is refused'],
    ]),
  ]
}

/** Changing a password: the old one, the repetition, what is valid after it. Needs the change, and the old or repeated one. */
export function changeIdeas({ sentence, isNegated, clauses }: Slots): Idea[] {
  const speaks = clauses.some(
    ({ tag, text }) => tag !== 'ctx' && /\bchang\w*\b/i.test(text) && secret.test(text),
  )
  const name = secret.exec(sentence)?.[1]?.toLowerCase()
  if (!speaks || isNegated || name === undefined) return []
  const asksOld = /\b(?:old|current|existing|previous)\b/i.test(sentence)
  const asksTwice = /\b(?:twice|repeat\w*|confirm\w*|again|repetition)\b/i.test(sentence)
  const isAct = /\bcan (?:\w+ )?change\b|\bto change\b/i.test(sentence)
  if (!asksOld && !asksTwice && !isAct) return []
  return [
    ...(asksOld
      ? [
          tried(`A wrong old ${name} changes nothing`, guarded, [
            [`Change the ${name}, with an old one that differs in its last character`, 'It is refused'],
            ['Sign out and sign in with the old one', 'It succeeds'],
          ]),
        ]
      : []),
    ...(asksTwice
      ? [
          tried(`Two different new ${name}s change nothing`, refused, [
            [
              `Change the ${name}, with a repetition that differs in one character`,
              'It is refused and says that the two differ',
            ],
            ['Leave the repetition empty', 'It is refused'],
          ]),
        ]
      : []),
    tried(`After the change the new ${name} works and the old one does not`, usual, [
      [`Change the ${name}, sign out, and sign in with the new one`, 'It succeeds'],
      ['Sign out and sign in with the old one', 'It is refused'],
    ]),
  ]
}

/** "The e-mail address is not case sensitive, the password is": each in another letter case. */
export function caseIdeas({ clauses, sentence }: Slots): Idea[] {
  if (!/\bcase[- ]?(?:in)?sensitive\b/i.test(sentence)) return []
  const [first] = /\bcase[- ]?(?:in)?sensitive\b/i.exec(sentence) ?? []
  const isLoose = /insensitive/i.test(first ?? '')
  const ideas: Idea[] = []
  for (const { phrase, clause } of clauses
    .filter(({ tag }) => tag !== 'ctx')
    .flatMap((clause) => clause.phrases.map((phrase) => ({ phrase, clause })))) {
    const name = phrase.text.toLowerCase().replace(/\bpin\b/, 'PIN')
    if (phrase.tag !== 'F' || !/^[a-z][a-z -]{1,30}$/i.test(name)) continue
    const until = clauses.find(
      ({ start, phrases }) => start > clause.start && phrases.some(({ tag }) => tag === 'F'),
    )
    const own = sentence.slice(phrase.end, until?.start ?? sentence.length).split(/[,;]/)[0] ?? ''
    const isNot = /\b(?:not|isn['’]t|aren['’]t)\b/i.test(own)
    const accepts = isLoose ? !isNot : isNot
    ideas.push(
      accepts
        ? tried(`The ${name} in other letter case signs in as well`, usual, [
            [`Sign in with the ${name} all in capitals, everything else right`, 'It succeeds'],
          ])
        : tried(`The ${name} in other letter case is refused`, refused, [
            [
              `Sign in with the ${name} in which one letter has the other case, everything else right`,
              'It is refused',
            ],
          ]),
    )
  }
  return ideas.slice(0, 3)
}
