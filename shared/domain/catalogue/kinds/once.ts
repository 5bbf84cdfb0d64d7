import { againIdeas, seenIn } from '../again.ts'
import { amountOf, moved, written } from '../amounts.ts'
import { quotedOf } from '../doings.ts'
import { isOfEffect } from '../effects.ts'
import type { Idea, Kind } from '../idea.ts'
import { lastIdeas } from '../last-one.ts'
import type { Slots } from '../slots.ts'
import { aOf, theOf, thingOf, type Thing } from '../things.ts'
import { bounded, changed, guessed, refused, tried, usual } from '../tried.ts'

/** Only once, only one at a time, at most so often. Needs a number that bounds it, "one … per …", a thing that works once, or "once", "twice", "again". */
export const once: Kind = {
  kind: 'once',
  ideas: (slots) => {
    const last = lastIdeas(slots)
    if (last.length > 0) return last
    const exact = [...mostIdeas(slots), ...perIdeas(slots), ...worksIdeas(slots)]
    return exact.length > 0 ? exact : againIdeas(slots)
  },
}

const ordinal = (n: string): string =>
  /1[123]$/.test(n)
    ? `${n}th`
    : `${n}${({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<string, string>)[n.slice(-1)] ?? 'th'}`

/** "At most 2 open bookings at the same time". */
function mostIdeas(slots: Slots): Idea[] {
  const rule = slots.rules.find(
    (limit) =>
      limit.high &&
      limit.high.amount.units > 1n &&
      limit.high.amount.places === 0 &&
      !isOfEffect(limit, slots),
  )
  const isTwice = /\b(?:only|at most|no more than) twice\b/i.test(slots.sentence)
  const amount = isTwice ? amountOf('2') : rule?.high?.amount
  if (!amount || !amountOf(amount.text)) return []
  const most = isTwice || rule?.high?.inclusive ? amount : moved(amount, -1)
  const [n, next] = [
    written({ ...most, before: '', after: '' }),
    ordinal(written({ ...moved(most, 1), before: '', after: '' })),
  ]
  const thing = thingOf(rule?.isCount ? rule.unit : undefined) ?? countedIn(slots, amount.text)
  const things = thing?.several
  const quoted = quotedOf(slots)
  const isAtOnce =
    /\b(?:at the same time|at once|at a time|simultaneous\w*|open|active|running|parallel)\b/i.test(
      slots.sentence,
    )
  const [title, first, second] =
    thing && things !== undefined
      ? [
          `${n} ${things} are possible, the ${next} is refused`,
          `Make ${n} ${things}`,
          `Try to make the ${next} ${thing.single}`,
        ]
      : [
          `Number ${n} is still allowed, number ${next.replace(/\D+$/, '')} is refused`,
          `Do it ${n} times: "${quoted}"`,
          `Do it for the ${next} time`,
        ]
  return [
    tried(title, bounded, [
      [first, 'Each time succeeds'],
      [second, seenIn(slots)],
    ]),
    ...(isAtOnce
      ? [
          tried(`After one of them has ended another one is possible`, changed, [
            [`With ${n} in use, end one of them and try again`, 'It succeeds'],
          ]),
        ]
      : []),
    tried('Two at the same moment: no more succeed than are allowed', guessed, [
      [`One below ${n}, send two at the same moment from two windows`, 'Exactly one of them succeeds'],
    ]),
  ]
}

/** What stands behind a number, with an adjective between them or without. */
function countedIn({ clauses }: Slots, number: string): Thing | undefined {
  for (const { phrases } of clauses) {
    const at = phrases.findIndex(({ tag, text }) => tag === 'N' && text === number)
    const noun = at < 0 ? undefined : phrases.slice(at + 1, at + 3).findLast(({ tag }) => /^[ET]$/.test(tag))
    const thing = thingOf(noun?.text)
    if (thing?.isPlural) return thing
  }
  return undefined
}

/** "One voucher per order". */
function perIdeas(slots: Slots): Idea[] {
  const match =
    /\b(?:one|1|a single)\s+([a-z][a-z -]{2,30}?)\s+(?:per|for each|for every|in each)\s+([a-z][a-z -]{2,25})/i.exec(
      slots.sentence,
    )
  const [thing, holder] = [
    thingOf(match?.[1]),
    thingOf(match?.[2]?.split(/\s(?:and|or|is|are|can|may|in|on|at|for|per|of)\b/)[0]),
  ]
  if (!thing || !holder || slots.isNegated || /^(?:second|minute|hour|request)$/.test(holder.single))
    return []
  return [
    tried(`A second ${thing.single} for the same ${holder.single} is refused`, refused, [
      [`Use ${aOf(thing)} for ${aOf(holder)}`, 'It succeeds'],
      [
        `Use another ${thing.single} for the same ${holder.single}`,
        `${seenIn(slots)}; the first one still counts`,
      ],
    ]),
    tried(`Another ${holder.single} can have ${aOf(thing)} of its own`, usual, [
      [`Use ${aOf(thing)} for each of two ${holder.several}`, 'Both succeed'],
    ]),
    tried(`Two ${thing.several} at the same moment: one counts`, guessed, [
      [
        `Send two ${thing.several} for one ${holder.single} from two windows at the same moment`,
        'Exactly one counts',
      ],
    ]),
    tried(`After the ${thing.single} is taken off another one can be used`, changed, [
      [`Take the ${thing.single} off again and use another one for the same ${holder.single}`, 'It succeeds'],
    ]),
  ]
}

/** "The link works once". */
function worksIdeas(slots: Slots): Idea[] {
  if (
    !/\b(?:works?|used|usable|valid|redeem\w*|opened|clicked)\b[^.;]{0,25}\b(?:once|one time|a single time)\b/i.test(
      slots.sentence,
    )
  )
    return []
  const thing = [...slots.all('E'), ...slots.all('T'), ...slots.all('F')]
    .map((text) => thingOf(text))
    .find(
      (found) =>
        found &&
        /\b(?:link|code|token|voucher|coupon|ticket|invitation|pass|key|offer|gift card|url|pin|tan)$/i.test(
          found.single,
        ),
    )
  if (!thing) return []
  const the = theOf(thing)
  return [
    tried(`${the} works the first time and is refused the second time`, refused, [
      [`Use ${the} to the end`, 'It succeeds'],
      [`Use ${the} again, also in another browser`, seenIn(slots)],
    ]),
    tried(`Opening ${the} without finishing does not use it up, or says so`, guessed, [
      [
        `Open ${the}, leave without finishing, and open it again`,
        'It still works, or it can be seen why it does not',
      ],
    ]),
    tried(`${the} used in two windows at the same moment works once`, guessed, [
      [`Open ${the} in two windows and finish in both as quickly as possible`, 'Exactly one succeeds'],
    ]),
  ]
}
