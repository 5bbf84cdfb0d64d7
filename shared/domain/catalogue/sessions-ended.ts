import type { Idea } from './idea.ts'
import { doneFor, isDeed } from './doings.ts'
import type { Slots } from './slots.ts'
import { guarded, guessed, tried } from './tried.ts'

const ended =
  /\bsessions?\b[^.;]{0,60}\b(?:ended|ends?|closed|terminated|invalidated|revoked|signed out|logged out)\b|\b(?:ends?|close|terminate|invalidate|revoke|sign out|log out)s?\b[^.;]{0,30}\bsessions\b/i

/** Sessions that an event ends: all of them, or all but the one in which it was done. Needs sessions that end, and an event. */
export function sessionIdeas(slots: Slots): Idea[] {
  const { sentence, clauses } = slots
  if (slots.isNegated || !ended.test(sentence) || !/\b(?:all|other|every|any)\b/i.test(sentence)) return []
  const event = clauses.find(({ tag }) => tag === 'evt')
  if (!event || /\b(?:minutes?|hours?|days?|inactiv\w+|idle)\b/i.test(sentence)) return []
  const told = doneFor({ ...slots, clauses: [event] })
  const what =
    told !== undefined && isDeed(told)
      ? told.charAt(0).toLowerCase() + told.slice(1)
      : 'do what this speaks of'
  const quoted = `: "${event.text.replace(/\s+(?:all|other|every|any)\b.*$/is, '').trim()}"`
  const act = what.startsWith('do what') ? `${what}${quoted}` : what
  const keepsOwn =
    /\b(?:other|others|except|but)\b[^.;]{0,30}\bsessions?\b|\bsessions? (?:except|but|other than)\b/i.test(
      sentence,
    )
  return [
    tried('What is open on another device has to sign in again', guarded, [
      ['Sign in with the same account in two browsers', 'Both show its data'],
      [`In the first one, ${act}`, 'It succeeds'],
      [
        'In the second one, reload the page and save something',
        'One has to sign in again; nothing is shown or saved',
      ],
    ]),
    keepsOwn
      ? tried('The session in which it was done goes on', guessed, [
          [`Sign in and ${act}`, 'It succeeds'],
          ['Go on working in the same window', 'One is still signed in'],
        ])
      : tried('The session in which it was done ends as well', guarded, [
          [`Sign in and ${act}, then reload the page`, 'One has to sign in again'],
        ]),
    tried('Somebody else stays signed in', guessed, [
      [`With another account signed in elsewhere, ${act}`, 'The other account is still signed in'],
    ]),
  ]
}
