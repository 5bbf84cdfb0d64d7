import { isPerson } from '../acts.ts'
import { continued, demandOf, effectWith, hasNegation, hasSegment } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const sends =
  /^(?:(?:is|are|be|gets?|being)\s+)?(?:sen[dt]s?|e-?mailed|notif(?:y|ies|ied)|remind(?:s|ed)?|alert(?:s|ed)?|receives?|get|gets|sent out|goes out|go out)$/i
const time =
  /\d|\b(?:when|whenever|if|after|before|once|on|upon|every|each|daily|weekly|monthly|nightly|hourly|as soon as|immediately|in case|during|until|for|about|of|by|via|whose|that|with|at|regarding)\b/i

/** Somebody sends it when they please, or it is a step of a flow whose steps before say when. */
const isByHand =
  /\b(?:may|can) (?:send|notify|e-?mail|alert|remind)\b|^\W*(?:\d+[.)]\s*)?(?:system|user|customer|client)\s(?:sends?|gets?|receives?)\b/i

/** A mail or message that goes out without whom it is for, or without when. */
export const notify: Cue = (slots) => {
  const effect = slots.kinds.has('notify') ? effectWith(slots, sends) : undefined
  if (!effect || hasNegation(effect.clause) || slots.messages.length > 0) return undefined
  const demand = demandOf(slots)
  const isMail = /\b(?:e-?mails?|notifications?|messages?|sms|alerts?|reminders?|notif\w+|remind\w*)\b/i.exec(
    demand,
  )?.[0]
  if (isMail === undefined) return undefined
  const people = slots.all('A').filter((text) => isPerson(text))
  const addressed =
    /\b(?:to|recipients?|receivers?|subscribers?|all|every|me|us|them|him|her|webhooks?|channel)\b/i
  const hasReceiver = people.length > 0 || addressed.test(slots.sentence)
  if (
    !hasReceiver &&
    !/\b(?:verification|confirmation|reset|welcome|otp|invitation|activation|invite|receipt)\b/i.test(demand)
  )
    return questionOf('notify', 'Who gets it?', [
      continued(slots, 'to the customer') ?? 'It goes to the customer alone.',
      'It goes to the person in charge, with a copy to the manager.',
      'It goes to all members of the project but the one who made the change.',
    ])
  if (
    isByHand.test(slots.sentence) ||
    hasSegment(slots, 'evt', 'cond') ||
    /^\W*(?:then|and|but)\b/i.test(slots.sentence) ||
    time.test(slots.sentence.replace(/\bfor (?:it|them)\b/g, ''))
  )
    return undefined
  return questionOf('notify', 'What makes it go out, and when?', [
    'It goes out within 5 minutes after the change.',
    'It goes out once, as soon as the change is saved.',
    'Changes of a day go out together at 18:00.',
  ])
}
