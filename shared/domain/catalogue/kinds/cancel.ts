import { givenIn, quotedOf } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { workedOf } from '../objects.ts'
import type { Slots } from '../slots.ts'
import { windowIdeas } from '../state-windows.ts'
import { brokenOffIdeas, runningIdeas, unsubscribedIdeas } from '../taken-back.ts'
import { aOf, theOf, thingOf, type Thing } from '../things.ts'
import { changed, guarded, guessed, refused, tried } from '../tried.ts'

const ending =
  /\b(?:cancel|abort|withdraw|revok|undo|undone|retract|opt[- ]?out|back out|stop|dismiss|unsubscrib|disconnect|terminat)/i
const verbs = [
  ['withdraw', 'withdrawn'],
  ['revoke', 'revoked'],
  ['retract', 'retracted'],
  ['abort', 'aborted'],
  ['undo', 'undone'],
  ['cancel', 'cancelled'],
] as const

/** Something is taken back or broken off. Needs a word of ending and its noun. A negation: it is refused. A state or moment up to which it goes is tried on both sides. */
export const cancel: Kind = {
  kind: 'cancel',
  ideas: (slots) => {
    const own = [...brokenOffIdeas(slots), ...unsubscribedIdeas(slots)]
    if (own.length > 0) return own
    if (!ending.test(slots.sentence)) return []
    const windows = windowIdeas(slots)
    if (windows.length > 0) return windows
    const thing = workedOf(slots, ending)?.thing ?? nounOf(slots)
    const forms = verbs.find(([stem]) => new RegExp(`\\b${stem.slice(0, 5)}`, 'i').test(slots.sentence))
    if (!thing || !forms) return []
    const [verb, done] = forms
    const isForbidden = new RegExp(
      `\\b(?:cannot|can't|can not|must not|not|no longer|never)\\b[^.;]{0,60}\\b${verb.slice(0, 5)}`,
      'i',
    )
    if (isForbidden.test(slots.sentence) && !/\btwice\b/i.test(slots.sentence))
      return refusedIdeas(thing, verb, slots)
    const running = runningIdeas(thing, verb)
    return running.length > 0 ? running : endedIdeas(thing, verb, done, slots)
  },
}

/** The thing in the clause that speaks of the ending. */
function nounOf({ clauses }: Slots): Thing | undefined {
  return clauses
    .filter(({ text }) => ending.test(text))
    .flatMap(({ phrases }) => phrases.filter(({ tag }) => tag === 'E'))
    .map(({ text }) => thingOf(text.replace(/^(?:cancell?ed|withdrawn|revoked)\s+/i, '')))
    .find((thing) => thing)
}

/** What costs money or takes a place until it is taken back. */
const booked =
  /\b(?:booking|reservation|order|appointment|subscription|contract|registration|ticket|trip|course|stay|plan|membership|session|event|lesson|delivery|purchase)$/i

function endedIdeas(thing: Thing, verb: string, done: string, slots: Slots): Idea[] {
  const isBooked = booked.test(thing.single)
  const cause = slots.clauses.find(({ tag, text }) => (tag === 'evt' || tag === 'cond') && ending.test(text))
  const effects = slots.clauses
    .filter(({ tag }) => tag === 'eff' || tag === 'lim')
    .map(({ text }) => text.trim())
  const effect = cause && effects.length > 0 ? effects.join('; ').replace(/["“”]/g, "'") : undefined
  return [
    ...(effect !== undefined && effect.length <= 160
      ? [
          tried(`What follows from ${aOf(thing)} that is ${done} follows, and for no other one`, changed, [
            [`${verb} one ${thing.single} of two`, `It is seen: "${effect}"`],
            ['Look at the other one', 'Nothing of it is seen there'],
          ]),
        ]
      : []),
    tried(`${aOf(thing)} that was ${done} is shown as such, and nothing more comes of it`, changed, [
      [`${verb} ${aOf(thing)}`, `It is shown as ${done}`],
      [
        'Reload the page and look at everything that would follow from it',
        isBooked
          ? 'Nothing of it happens any more: no message, no charge, no place that is taken'
          : 'Nothing of it happens any more',
      ],
    ]),
    tried(`Trying to ${verb} ${theOf(thing)} twice does no harm`, refused, [
      [
        `Open ${theOf(thing)} in two windows and ${verb} it in both`,
        'It happens once; the second window says so',
      ],
    ]),
    tried(`Saying no to the question keeps ${theOf(thing)}`, guessed, [
      [`Start to ${verb} ${aOf(thing)} and turn back before confirming`, 'It is as it was before'],
    ]),
  ].slice(0, 4)
}

function refusedIdeas(thing: Thing, verb: string, slots: Slots): Idea[] {
  return [
    tried(
      `Nobody can ${verb} ${theOf(thing)} here`,
      refused,
      [
        [
          `Look for a way to ${verb} ${theOf(thing)} in this case: "${quotedOf(slots)}"`,
          'There is none, or it is refused',
        ],
      ],
      givenIn(slots).slice(0, 2),
    ),
    tried(
      `Nor can one ${verb} ${theOf(thing)} beside the pages`,
      guarded,
      [
        [
          `Send the request to ${verb} ${theOf(thing)} to the interface directly`,
          'It is refused; nothing is changed',
        ],
      ],
      givenIn(slots).slice(0, 2),
    ),
  ]
}
