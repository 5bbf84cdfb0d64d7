import { quotedOf } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { durationsOf } from '../times.ts'
import { bounded, tried } from '../tried.ts'

const clock =
  /^(?:[01]?\d|2[0-3])[:.][0-5]\d(?: ?[ap]m)?$|^(?:1[0-2]|[1-9]) ?[ap]\.?m\.?$|^(?:noon|midnight)$/i

/** Dates, times and deadlines. Needs a length of time or a time of day. */
export const when: Kind = {
  kind: 'when',
  ideas: (slots) => {
    const [duration] = slots.clauses.flatMap(durationsOf)
    const time = slots.all('N').find((text) => clock.test(text))
    if (
      duration &&
      /\b(?:before|after|within|until|in advance|prior|since|from|by|of)\b/i.test(duration.clause.text)
    )
      return aroundDuration(duration.told, slots)
    return time === undefined ? [] : aroundTime(time, slots)
  },
}

function aroundDuration(duration: string, slots: Slots): Idea[] {
  const step = /\b(?:days?|weeks?|months?|years?)\b/i.test(duration) ? 'day' : 'minute'
  const quoted = quotedOf(slots)
  const outcome = slots.outcomes[0] ?? `As it is said: "${quoted}"`
  return [
    tried(`Exactly at the limit of ${duration}`, bounded, [
      [`Try it exactly at the limit: ${duration}`, outcome],
    ]),
    tried(`One ${step} outside of ${duration}`, bounded, [
      [
        `Try it one ${step} outside of the limit: ${duration}`,
        `What holds within the limit does not hold any more: "${quoted}"`,
      ],
    ]),
  ]
}

const aroundTime = (time: string, slots: Slots): Idea[] => [
  tried(`A minute before, at and a minute after ${time}`, bounded, [
    [`Try it a minute before ${time}`, 'What holds before that time holds'],
    [`Try it at ${time}`, slots.outcomes[0] ?? `"${quotedOf(slots)}"`],
    [`Try it a minute after ${time}`, 'What holds after that time holds'],
  ]),
]
