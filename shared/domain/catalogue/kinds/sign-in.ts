import { withArticle } from '../../english/articles.ts'
import { givenIn } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { caseIdeas, changeIdeas, historyIdeas } from '../passwords.ts'
import { sessionIdeas } from '../sessions-ended.ts'
import { codeIdeas, outIdeas, resetIdeas } from '../sign-in-ideas.ts'
import type { Slots } from '../slots.ts'
import { thingOf } from '../things.ts'
import { guarded, refused, tried, usual, type Tried } from '../tried.ts'

/**
 * Signing in and out, signing up, resetting a password. Needs the act in the sentence; a rule for passwords or a technique alone gives nothing of it.
 */
export const signIn: Kind = {
  kind: 'sign-in',
  ideas: (slots) => {
    const words = slots.clauses
      .filter(({ tag }) => tag !== 'ctx')
      .map(({ text }) => text)
      .join(' · ')
    const isRule =
      /\b(?:characters|digits|length|salt|hash|hashed|token|jwt|database|header|verifiers?|route|routes|endpoint|endpoints|api)\b/i.test(
        words,
      )
    const ofSecret = [...historyIdeas(slots), ...caseIdeas(slots), ...changeIdeas(slots)]
    if (ofSecret.length > 0) return ofSecret
    const ended = sessionIdeas(slots)
    if (ended.length > 0) return ended
    if (slots.isNegated) return blockedIdeas(slots, words)
    const demanded = demandedIn(slots)
    if (reset.test(words)) return resetIdeas()
    if (out.test(words)) return outIdeas()
    const [names, secret] = entriesIn(slots, words)
    const hasEntries = slots.all('F').length > 1 && into.test(demanded) && secret !== undefined
    if (isRule && !hasEntries) return []
    if (code.test(demanded)) return codeIdeas(words)
    if (up.test(demanded)) return upIdeas(names, slots)
    return into.test(demanded) ? inIdeas(slots, words) : []
  },
}

const into =
  /\b(?:sign(?:s|ed|ing)?[- ]?(?:in|on)|log(?:s|ged|ging)?[- ]?(?:in|on)|log(?:s)? into|login|logon|authenticates?|authentication|credentials)\b/i
const out = /\b(?:sign(?:s|ed|ing)?[- ]?out|log(?:s|ged|ging)?[- ]?out|log(?:s)? off|logout|sign-off)\b/i
const up =
  /\b(?:sign(?:s|ing)?[- ]?up|registers?|registration|registering|creates? (?:an? |my |their |the )?(?:new )?(?:\w+ )?account|new account)\b/i
const reset =
  /\b(?:reset(?:s|ting)?|forgot(?:ten)?|recover(?:s|y)?)\b[^·]*\bpassword|\bpassword\b[^·]*\b(?:reset|recovery|forgotten)\b/i
const code =
  /\b(?:otp|one-time (?:password|code|passcode)|2fa|mfa|two-factor|multi-factor|verification code|authenticator)\b/i
const elsewhere =
  /\b(?:sso|saml|oauth|oidc|openid|google|facebook|github|apple|microsoft|ldap|active directory|single sign-on)\b/i

/** Words that demand signing in: those of rules and effects, and of an event that a rule names entries for. A technique that is only a noun does not count. */
function demandedIn({ clauses }: Slots): string {
  const hasEntries = clauses.some(
    ({ tag, phrases }) => tag === 'lim' && phrases.some((phrase) => phrase.tag === 'F'),
  )
  const own = clauses.filter(({ tag }) => /^(?:eff|lim|def)$/.test(tag) || (tag === 'evt' && hasEntries))
  const isDone = own.some(({ phrases }) =>
    phrases.some(
      ({ tag, text }) => (tag === 'V' || tag === 'T' || tag === 'C' || tag === 'E') && acts.test(text),
    ),
  )
  const isNamed = own.some(
    ({ text }) => acts.test(text) && /\bto\s+(?:sign|log|register|authenticate)/i.test(text),
  )
  return isDone || isNamed ? own.map(({ text }) => text).join(' · ') : ''
}

const acts =
  /\b(?:sign\w*|log\w*|login|logon|authenticates?|register\w*|registration|(?:\w+ )?account|otp|one-time \w+|2fa|mfa|\w+-factor.*|(?:verification )?code|authenticator)\b/i

/** What one signs in with, in words of the sentence: the names that do, and the secret where it is named. */
function entriesIn(slots: Slots, words: string): [names: string[], secret: string | undefined] {
  const secret = /\b(password|pin|passcode|passphrase)\b/i.exec(words)?.[1]?.toLowerCase()
  const known = /\b(?:e-?mail|user ?name|name|number|id|login|phone)\b/i
  const marked = slots
    .all('F')
    .map((text) => thingOf(text)?.single)
    .filter((name) => name !== undefined && known.test(name) && !/password|pin\b/i.test(name))
  const name =
    /\b(e-?mail address|e-?mail|user ?name|card number|phone number|member number|user id|employee number|login name)\b/i
      .exec(words)?.[1]
      ?.toLowerCase()
  const names = marked.filter((text) => text !== undefined)
  return [names.length > 0 ? names : [name ?? 'user name'], secret === 'pin' ? 'PIN' : secret]
}

function inIdeas(slots: Slots, words: string): Idea[] {
  if (elsewhere.test(words))
    return [
      tried('Breaking off at the other provider signs nobody in', refused, [
        [
          'Start signing in and cancel it on the page of the provider',
          'The sign-in page is back with an explanation; nobody is signed in',
        ],
      ]),
      tried('An account without access is refused after the provider let it through', guarded, [
        [
          'Sign in at the provider with an account that is unknown here',
          'It is refused with an explanation, or an account is made if that is meant; never the account of somebody else',
        ],
      ]),
    ]
  if (
    /\b(?:already|redirect\w*|unauthenticated|stays?|remains?|keeps?|hardware|switched|enforced|requires?|required|authori[sz]ed|without)\b/i.test(
      words,
    )
  )
    return []
  const [names, named] = entriesIn(slots, words)
  const [name = 'user name'] = names
  const secret = named ?? 'password'
  const isEither = names.length > 1 && new RegExp(`\\bor\\b[^.;]{0,20}${names[1]}`, 'i').test(slots.sentence)
  return [
    ...(isEither ? [eitherIdea(names.slice(0, 3), secret)] : []),
    tried(`A wrong ${secret} is refused without saying what was wrong`, refused, [
      [
        `Sign in with an existing ${name} and a ${secret} that differs in its last character`,
        `It is refused; the text does not say that it was the ${secret}`,
      ],
    ]),
    tried(`An unknown ${name} gets the same answer as a wrong ${secret}`, guarded, [
      [
        `Sign in with ${withArticle(name)} that nobody has`,
        `The text is exactly the same as for a wrong ${secret}`,
      ],
    ]),
    tried(`The right ${secret} signs in, and signing out closes everything`, usual, [
      [`Sign in with an existing ${name} and its ${secret}`, 'The account opens with its own data'],
      ['Sign out and press the back button of the browser', 'Nothing of the data is shown any more'],
    ]),
    tried(`An empty ${secret} is refused`, refused, [
      [`Sign in with an existing ${name} and no ${secret}`, `It is refused and asks for the ${secret}`],
    ]),
  ]
}

const eitherIdea = (names: readonly string[], secret: string): Idea =>
  tried(`Signing in works with each alone: ${names.join(', ')}`, usual, [
    ...names.map((name): Tried => [
      `Sign in with the ${name} of an account and its ${secret}`,
      'The same account opens',
    ]),
    [`Sign in with the ${names[0]} of one account and the ${secret} of another one`, 'It is refused'],
  ])

function upIdeas([name]: readonly string[], { kinds }: Slots): Idea[] {
  const what =
    name === undefined || /^(?:user name|name)$/.test(name) || /\bname$/.test(name) ? 'e-mail address' : name
  return [
    tried('A new account can be used at once to sign in', usual, [
      ['Register with valid entries, in the way that is asked for', 'It is confirmed'],
      ['Sign out and sign in with the new account', 'One is signed in with it'],
    ]),
    tried(`Registering twice with one ${what} makes one account`, refused, [
      [
        `Register with ${withArticle(what)} that has an account already`,
        'No second account is made, and the first one still works with its old password',
      ],
      ['Do the same with other letter case and a blank at the end', 'No second account is made'],
    ]),
    // What makes something has an idea of its own for that.
    ...(kinds.has('create')
      ? []
      : [
          tried('Breaking off the registration leaves no account', refused, [
            ['Fill in half of the registration, leave it, and try to sign in', 'There is no such account'],
          ]),
        ]),
  ]
}

/** An account that cannot sign in: neither with the right password. */
function blockedIdeas(slots: Slots, words: string): Idea[] {
  const isBlocked =
    /\b(?:cannot|can't|can not|must not|may not|no longer|not able to|not allowed to|not be able to)\s+(?:sign|log)\b/i.test(
      words,
    )
  if (!isBlocked) return []
  return [
    tried(
      'The right password is refused here',
      guarded,
      [
        [
          'Sign in with the right password in this case',
          'It is refused; no page behind the sign-in can be opened',
        ],
      ],
      givenIn(slots),
    ),
    tried(
      'A session that was open before ends as well',
      guarded,
      [['Stay signed in while this comes about, then reload the page', 'One is signed out']],
      givenIn(slots),
    ),
  ]
}
