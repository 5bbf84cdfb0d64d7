import { isPerson, tellerOf } from '../acts.ts'
import { isDeed, doneFor, quotedOf, turnsRound } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Clause } from '../clauses.ts'
import { sentIdeas } from '../sent-ideas.ts'
import type { Slots } from '../slots.ts'
import { thingOf, type Thing } from '../things.ts'
import { channelIdeas } from '../channels.ts'
import { speaksOf, trial } from '../trial.ts'

const sends = /\b(?:notif|send|sent|e?-?mail(?! address)|inform|alert|remind|text message|sms|push|messag)/i

/** Mail, messages and alerts. Cue: a verb or object of sending, with a person who gets it or an event that it follows; else the word for what is sent. */
export const notify: Kind = {
  kind: 'notify',
  ideas: (slots) => {
    const exact = channelIdeas(slots)
    if (exact.length > 0) return exact.slice(0, 4)
    const told = toldIdeas(slots)
    return told.length > 0 ? told : sentIdeas(slots)
  },
}

function toldIdeas(slots: Slots): Idea[] {
  const clause = slots.clauses.find(({ tag, text }) => tag === 'eff' && sends.test(text))
  if (!clause || slots.isNegated || turnsRound(slots) || !speaksOf(slots, sends)) return []
  const receiver = receiverIn(clause, slots)
  const done = doneFor(slots)
  // Who receives does nothing.
  const cause = done !== undefined && /^(?:Get|Receive|See)\b/.test(done) ? undefined : done
  if (!receiver) return cause === undefined ? [] : causeIdeas(cause)
  const who = `the ${receiver.single}`
  const act = cause ?? `Bring about what the sentence names: "${quotedOf(slots)}"`
  return [
    trial(`${who} gets the message`, 'functional', 'Use Case Testing', [
      act,
      `${who} gets the message, once; its content fits the case`,
    ]),
    trial(
      /^users?$/i.test(receiver.single)
        ? 'another user gets no message'
        : `nobody but ${who} gets the message`,
      'negative',
      'Equivalence Partitioning',
      [`${act}; then look at an account that is not concerned`, 'It got no message'],
    ),
    trial(`${who} without a reachable address stops nothing`, 'negative', 'Error Guessing', [
      `Give ${who} an address that does not accept messages. ${act}`,
      'Everything else is done as usual, and the failed delivery can be seen',
    ]),
  ]
}

const causeIdeas = (cause: string): Idea[] => [
  trial('the message goes out once', 'functional', 'Use Case Testing', [
    cause,
    'Exactly one message goes out, to the right receiver and with the right content',
  ]),
  ...(isDeed(cause)
    ? [
        trial('nothing goes out where the action fails', 'negative', 'Error Guessing', [
          `${cause}, but break the action off before it is complete`,
          'No message goes out',
        ]),
      ]
    : []),
]

/** A person who is told something: the one behind the verb, or the one who is notified. */
function receiverIn({ phrases, text }: Clause, slots: Slots): Thing | undefined {
  const at = phrases.findIndex(({ tag, text: verb }) => tag === 'V' && sends.test(verb))
  if (at < 0) return doneFor(slots) === undefined ? undefined : getterIn(phrases)
  const verb = phrases[at]
  const people = phrases.filter(({ tag, text: name }) => tag === 'A' && isPerson(name))
  const behind = people.find(({ start }) => verb && start >= verb.end)
  if (behind) return thingOf(behind.text)
  const isPassive =
    /\b(?:be|is|are|was|were|been|gets?) (?:notified|informed|alerted|reminded|emailed|mailed|told)/i.test(
      text,
    )
  if (!isPassive) return undefined
  const before = people.findLast(({ end }) => verb && end <= verb.start)
  return before ? thingOf(before.text) : tellerOf(slots)
}

/** Somebody who gets what is sent: "the owner gets a mail". */
function getterIn(phrases: Clause['phrases']): Thing | undefined {
  const at = phrases.findIndex(({ tag, text }) => tag === 'V' && /\b(?:gets?|receives?)$/i.test(text))
  const [actor, sent] = [phrases[at - 1], phrases[at + 1]]
  const isSent = sent !== undefined && /^[TEM]$/.test(sent.tag) && sends.test(sent.text)
  return at > 0 && actor?.tag === 'A' && isSent && !/\b(?:system|app|service|server)s?$/i.test(actor.text)
    ? thingOf(actor.text)
    : undefined
}
