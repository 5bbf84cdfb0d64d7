import { quotedOf } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { workedOf } from '../objects.ts'
import type { Slots } from '../slots.ts'
import { theOf, thingOf, type Thing } from '../things.ts'
import { bounded, guessed, tried } from '../tried.ts'

/** Several at once. Needs a word for it and a noun: two at the same moment, in both orders; what is counted stays right. */
export const concurrency: Kind = {
  kind: 'concurrency',
  ideas: (slots) => {
    if (!atOnce.test(slots.sentence) && !others.test(slots.sentence)) return []
    const many = manyIdeas(slots)
    if (many.length > 0 || slots.kinds.has('performance')) return many
    if (slots.clauses.every(({ tag }) => tag === 'cond' || tag === 'evt' || tag === 'ctx')) return []
    const thing = contested(slots)
    return [...twoIdeas(thing, slots), ...countIdeas(slots)].slice(0, 4)
  },
}

const atOnce =
  /\b(?:concurren\w*|simultaneous\w*|same time|same moment|at once|parallel|two|competing|conflict\w*|double|locks?|locked|locking|atomic\w*|race|optimistic|in the meantime|just been|wins|overlap\w*|version)\b/i

/** Somebody else who comes first, or whose work would be lost. */
const others =
  /\b(?:some(?:body|one) else|another (?:user|person|member|customer))\b[^.;]{0,60}\b(?:first|faster|already|just|overwrit\w*|changes?)\b|\boverwrit\w*\b[^.;]{0,40}\b(?:some(?:body|one) else|others?|another)\b/i

function contested(slots: Slots): Thing | undefined {
  const things = slots.clauses
    .flatMap(({ phrases }) => phrases.filter(({ tag }) => tag === 'E'))
    .map(({ text }) => thingOf(text))
  const thing = things.find((candidate) => candidate) ?? workedOf(slots)?.thing
  return thing && !/^(?:rest|one|part|time|moment|same|two)$/i.test(thing.single)
    ? thingOf(thing.single.replace(/^(?:concurrent|simultaneous|competing|same)\s+/i, ''))
    : undefined
}

function twoIdeas(thing: Thing | undefined, slots: Slots): Idea[] {
  const record = thing ? theOf({ ...thing, single: `same ${thing.single}` }) : 'the same thing'
  const wins = /\b(?:latest|newest|last|most recent)\b[^.]*\bwins?\b/i.test(slots.sentence)
  const result = wins
    ? 'The later one holds in both windows; the earlier one is not mixed into it'
    : slots.messages[0] === undefined
      ? 'Exactly one succeeds; the other one is told so, and nothing is overwritten or doubled'
      : `Exactly one succeeds; for the other one "${slots.messages[0]}" is shown`
  const isParallel = /\b(?:parallel|independent)\b/i.test(slots.sentence) && !slots.isNegated
  if (isParallel) return []
  return [
    tried(`Two people work on ${record} at the same moment`, guessed, [
      [
        `Prepare this in two browsers up to the last click: "${quotedOf(slots)}"`,
        `Both show ${record} in its old state`,
      ],
      ['Make the last click in both as quickly as possible', result],
      ['Reload both', 'Both show the same'],
    ]),
    tried('The one who comes second is told, not misled', guessed, [
      [
        'Open it in two windows, finish in the first one, then in the second one without reloading',
        wins
          ? 'The later one holds, as is demanded'
          : slots.messages[0] === undefined
            ? 'The second one is refused or shows the new state first'
            : `"${slots.messages[0]}" is shown`,
      ],
    ]),
  ]
}

function countIdeas({ sentence, all }: Slots): Idea[] {
  const field = all('F')
    .map((text) => thingOf(text))
    .find(
      (thing) =>
        thing &&
        /\b(?:stock|inventory|count|balance|seats?|places?|quantity|number|capacity|spools?|total|amount)\b/i.test(
          thing.noun,
        ),
    )
  if (!field || /\b(?:semaphore|thread)\b/i.test(sentence)) return []
  return [
    tried(`The last one is given away once, and the ${field.noun} is right`, bounded, [
      [
        'Leave exactly one and let two people take it at the same moment',
        'One gets it, the other one is refused',
      ],
      [`Look at the ${field.noun}`, 'It is 0, not below'],
    ]),
  ]
}

/** "350 concurrent users": so many at once, and one more where that is the most. */
function manyIdeas({ sentence, clauses }: Slots): Idea[] {
  const phrases = clauses.flatMap((clause) => clause.phrases)
  const number = phrases.find(
    ({ tag, text, end }) =>
      tag === 'N' &&
      /^\d[\d,]{0,8}$/.test(text) &&
      /^\+?\W{0,3}(?:concurrent|simultaneous|parallel)/i.test(sentence.slice(end)),
  )
  if (!number) return []
  const isMost = phrases.some(({ tag, start }) => (tag === 'MAX' || tag === 'LT') && start < number.start)
  return [
    tried(`${number.text} at once are all served rightly`, bounded, [
      [
        `Let ${number.text} run at the same time, each with data of its own`,
        'All of them finish with right results; none is mixed up with another one',
      ],
    ]),
    ...(isMost
      ? [
          tried(`One more than ${number.text} waits or is refused`, bounded, [
            [
              `Let ${number.text} run at the same time and start one more`,
              'It waits or is refused in a clear way; the others go on',
            ],
          ]),
        ]
      : []),
  ]
}
