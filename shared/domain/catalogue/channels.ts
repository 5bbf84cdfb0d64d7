import { withoutS } from '../english/without-s.ts'
import { isPerson } from './acts.ts'
import type { Clause } from './clauses.ts'
import { doneFor } from './doings.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { thingOf } from './things.ts'
import { bounded, decided, refused, tried } from './tried.ts'

/** Ways by which messages go out, as testers name them. */
const channels: readonly [word: RegExp, name: string][] = [
  [/\bpush(?: (?:message|notification)s?)?\b/i, 'push message'],
  [/\be-?mails?\b(?! address)|\bmails?\b(?! address)/i, 'e-mail'],
  [/\bsms\b|\btext messages?\b/i, 'text message'],
  [/\bletters?\b/i, 'letter'],
]

/** The ways that a text names, in its order. */
const channelsIn = (text: string): string[] =>
  channels
    .map(([word, name]) => ({ name, at: text.search(word) }))
    .filter(({ at }) => at >= 0)
    .sort((one, two) => one.at - two.at)
    .map(({ name }) => name)

const a = (name: string): string => (name.startsWith('e') ? `an ${name}` : `a ${name}`)

const lowered = (text: string): string =>
  /^(?:A|[A-Z][a-z]+)\s/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** By which way a message goes out, to whom, and which can be switched off. Each idea needs its way by its word; see each of them for the rest of its cue. */
export const channelIdeas = (slots: Slots): Idea[] => [
  ...switchIdeas(slots),
  ...onlyIdeas(slots),
  ...pairIdeas(slots),
  ...singleIdeas(slots),
  ...noneIdeas(slots),
]

const off =
  /\b(?:switch(?:ed|es)?|turn(?:ed|s)?)\b.{0,80}\boff\b|\b(?:unsubscribe|opt out|mute|disable|deactivate)\b/i
const kinds = /\b(?:reminders?|confirmations?|notifications?|newsletters?|alerts?|warnings?)\b/i

/** Messages that can be switched off. Cue: an effect that switches off one or several of them; what "always" goes out, where it says so. */
function switchIdeas({ clauses, isNegated }: Slots): Idea[] {
  const clause = clauses.find(({ tag, text }) => tag === 'eff' && off.test(text))
  if (!clause || isNegated) return []
  const ways = channelsIn(clause.text)
  const kind = kinds.exec(clause.text)?.[0].toLowerCase()
  const always = clauses.find((other) => other !== clause && /\balways\b/i.test(other.text))
  const kept = alwaysIdeas(always)
  if (ways.length > 1)
    return [
      ...ways.slice(0, 3).map((way) =>
        tried(`With ${way}s off, nothing but the ${way} is missing`, decided, [
          [
            `Switch off ${way}s alone and bring about something that is told`,
            `No ${way} comes; ${ways
              .filter((other) => other !== way)
              .map(a)
              .join(' and ')} does`,
          ],
        ]),
      ),
      ...kept,
    ]
  if (kind === undefined && ways.length === 0) return []
  const name = kind ?? `${ways[0]}s`
  return [
    tried(`With ${name} off, none is sent`, decided, [
      [`Switch ${name} off and bring about what leads to one`, 'None is sent'],
      [
        'Switch them on again and bring it about once more',
        'It is sent; what fell into the time before is not sent afterwards',
      ],
    ]),
    ...kept,
  ]
}

function alwaysIdeas(clause: Clause | undefined): Idea[] {
  if (!clause) return []
  const thing = clause.phrases.find(({ tag, text }) => /^[TEAO]$/.test(tag) && text.length <= 30)
  const name = thing?.text.replace(/^(?:the|an?)\s+/i, '')
  const [way] = channelsIn(clause.text)
  if (name === undefined || /\b(?:it|they|this)\b/i.test(name)) return []
  return [
    tried(`Even with everything switched off: ${name}`, decided, [
      [
        `Switch off all that can be switched off, then bring about ${name}`,
        way === undefined ? 'It is sent all the same' : `It is sent by ${way} all the same`,
      ],
    ]),
  ]
}

const causeOf = ({ clauses }: Slots): string | undefined => {
  const cause = clauses
    .find(({ tag }) => tag === 'cond' || tag === 'evt')
    ?.text.replace(/["*`|]/g, '')
    .replace(/[\s,:;>-]+$/, '')
  return cause !== undefined && cause.length >= 6 && cause.length <= 80 ? cause : undefined
}

/** One way and no other. Cue: "only" right beside a way in an effect. */
function onlyIdeas(slots: Slots): Idea[] {
  const clause = slots.clauses.find(
    ({ tag, text }) =>
      tag === 'eff' &&
      /\bonly (?:by |via |per |with |a |an )?(?:push|e-?mail|mail|sms|text message|letter)\b|\b(?:push|e-?mail|mail|sms|text message|letter) only\b/i.test(
        text,
      ),
  )
  if (!clause || slots.isNegated) return []
  const [way] = channelsIn(/\bonly\b.{0,30}|.{0,20}\bonly\b/i.exec(clause.text)?.[0] ?? clause.text)
  const cause = causeOf(slots)
  if (way === undefined) return []
  const act =
    doneFor(slots) ??
    (cause === undefined ? 'Bring about what leads to the message' : `Bring this about: ${cause}`)
  return [
    tried(`Only ${a(way)} goes out`, decided, [
      [act, `${a(way)} comes, once; nothing comes by any other way`],
    ]),
    tried(`Somebody who cannot get ${a(way)}`, refused, [
      [
        `${act}, for somebody who has no way to get ${a(way)}`,
        'Nothing comes by another way, and everything else goes on',
      ],
    ]),
  ]
}

/** Several people, each by a way of their own. Cue: two clauses, or more, with a person and a way. */
function pairIdeas(slots: Slots): Idea[] {
  const pairs = slots.clauses.flatMap(({ tag, phrases, text }) => {
    const person = phrases.find(({ tag: role, text: name }) => role === 'A' && isPerson(name))
    const [way] = channelsIn(text)
    return (tag === 'eff' || tag === 'evt') &&
      person &&
      thingOf(person.text) &&
      way !== undefined &&
      /\b(?:gets?|receives?|sent|send)\b/i.test(text)
      ? [{ who: person.text.replace(/^(?:the|an?)\s+/i, ''), way }]
      : []
  })
  if (pairs.length < 2 || slots.isNegated || new Set(pairs.map(({ way }) => way)).size < 2) return []
  return pairs
    .slice(0, 3)
    .map(({ who, way }) =>
      tried(`The ${who} gets ${a(way)}, once, and nothing else`, decided, [
        [
          'Bring about what is told, and look at all ways on the side of each receiver',
          `The ${who} has one ${way} and no ${pairs.find((other) => other.way !== way)?.way}`,
        ],
      ]),
    )
}

/** One message for several causes. Cue: the number one, or "single", right before what is sent. */
function singleIdeas(slots: Slots): Idea[] {
  const sent =
    /\b(?:one single|a single|one|single) (?:reminder|e-?mail|mail|message|text message|sms|notification|letter|digest|summary)\b/i.exec(
      slots.clauses
        .filter(({ tag }) => tag === 'eff')
        .map(({ text }) => text)
        .join(' '),
    )?.[0]
  const cause = slots.clauses.find(
    ({ tag, text }) => tag === 'cond' && /\b(?:several|multiple|more than one|two)\b/i.test(text),
  )
  if (sent === undefined || !cause || slots.isNegated) return []
  const noun = sent.replace(/^.*\s(?=(?:text )?\w+$)/, '')
  const case_ = lowered(cause.text.replace(/^(?:for|with|if|when)\s+/i, ''))
  if (case_.length > 80) return []
  return [
    tried(`Two at once lead to one ${noun} that names both`, decided, [
      [`Bring about this with two: ${case_}`, `One ${noun} comes, and both stand in it`],
    ]),
    tried(`A single one leads to one ${noun} as well`, bounded, [
      ['Bring about the same with one alone', `One ${noun} comes, with this one in it`],
    ]),
    tried(`What does not belong together gets ${noun}s of its own`, decided, [
      [
        'Bring about two cases of different people at the same time',
        `Each of them gets a ${noun} with their own alone`.replace('a e-', 'an e-'),
      ],
    ]),
  ]
}

/** Nobody is told in a case. Cue: a negated effect that names a way, with a condition that says for whom. */
function noneIdeas(slots: Slots): Idea[] {
  const clause = slots.clauses.find(
    ({ tag, phrases, text }) =>
      tag === 'eff' &&
      phrases.some(({ tag: role }) => role === 'NEG') &&
      (channelsIn(text).length > 0 || kinds.test(text)),
  )
  const who = slots.clauses.find(({ tag, text }) => tag === 'cond' && text.length >= 8 && text.length <= 60)
  if (!clause || !who || /^(?:unless|until|except|otherwise)\b/i.test(who.text)) return []
  const [way = withoutS(kinds.exec(clause.text)?.[0].toLowerCase() ?? 'message')] = channelsIn(clause.text)
  const case_ = lowered(who.text.replace(/["*`|]/g, ''))
  return [
    tried(`No ${way} where it is not due: ${case_}`, decided, [
      [
        `Bring about what leads to the ${way} for two, where this holds for the first alone: "${case_}"`,
        `The first gets no ${way}, the second gets one`,
      ],
    ]),
  ]
}
