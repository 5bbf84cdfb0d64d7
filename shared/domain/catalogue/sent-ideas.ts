import { doneFor, quotedOf } from './doings.ts'
import type { Idea } from './idea.ts'
import { thingOf } from './things.ts'
import type { Slots } from './slots.ts'
import { guessed, refused, tried, usual } from './tried.ts'

const channel =
  /\b(e-?mail|mail|text message|sms|push notification|notification|message|reminder|alert|letter|webhook|invoice|receipt|confirmation)s?\b(?! address)/i
const sending =
  /\b(?:send|sends|sent|sending|receives?|gets?|notif\w+|inform\w*|alert\w*|remind\w*|mailed|e-?mailed|goes out|go out|is delivered)\b/i

/** What is tried of a thing that is sent. Needs the word for it: an e-mail, a reminder. */
export function sentIdeas(slots: Slots): Idea[] {
  const message = channel.exec(slots.sentence)?.[1]?.toLowerCase()
  if (message === undefined || slots.isNegated || !sending.test(slots.sentence)) return []
  // Who sends does not receive.
  const sends = slots.sentence.search(/\b(?:send|sends|sending)\b/i)
  const receiver = slots.clauses
    .flatMap(({ phrases }) => phrases)
    .filter(({ tag, end }) => tag === 'A' && end > sends)
    .map(({ text }) => thingOf(text))
    .find(
      (thing) =>
        thing &&
        !/\b(?:system|application|app|platform|service|server|reader|sms|mail|e-?mail)s?\b/i.test(thing.noun),
    )
  const done = doneFor(slots)
  const cause =
    (done !== undefined && /^(?:Get|Receive|See)\b/.test(done) ? undefined : done) ??
    `Bring about what the sentence names: "${quotedOf(slots)}"`
  const who = receiver ? `the ${receiver.noun}` : 'whoever it is for'
  const sent = `The ${message}`
  const address = /mail/.test(message)
    ? 'e-mail address'
    : /sms|text/.test(message)
      ? 'phone number'
      : undefined
  return [
    tried(`${sent} reaches ${who}, once`, usual, [
      [cause, `${who} ${receiver?.isPlural ? 'get' : 'gets'} the ${message} once`],
      [`Read the ${message}`, 'Names, figures and links in it are right'],
    ]),
    tried(`Nobody else gets the ${message}`, refused, [
      [cause, `People whom it does not concern get no ${message}`],
    ]),
    ...(address
      ? [
          tried(
            `Without ${address === 'e-mail address' ? 'an e-mail address' : 'a phone number'} nothing breaks`,
            guessed,
            [
              [
                `Do the same for somebody whose ${address} is missing or wrong`,
                `It goes on, and the ${message} that was not delivered is noted`,
              ],
            ],
          ),
        ]
      : []),
  ]
}
