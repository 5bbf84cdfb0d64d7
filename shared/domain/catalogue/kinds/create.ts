import { asTold } from '../acts.ts'
import { doneFor, givenIn } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { fieldsOf, workedOf, type Worked } from '../objects.ts'
import type { Slots } from '../slots.ts'
import { aOf } from '../things.ts'
import { guessed, refused, tried, usual } from '../tried.ts'

/** Something new is made. Needs its noun behind the verb. Made by a person: shows up, broken off, made by two clicks. Made by an event: exactly one. */
export const create: Kind = {
  kind: 'create',
  ideas: (slots) => {
    const worked = workedOf(
      { ...slots, clauses: slots.clauses.filter(({ tag }) => tag !== 'evt') },
      making,
      /^T$/,
    )
    if (!worked || worked.isNegated || worked.thing.isMass) return []
    if (slots.clauses.every(({ tag }) => tag === 'evt' || tag === 'ctx')) return []
    const [given] = givenIn(slots)
    const event = doneFor(slots) ?? (given === undefined ? undefined : `Make this hold: ${given}`)
    if (event !== undefined && !worked.isByPerson) return eventIdeas(worked, event, slots)
    if (slots.kinds.has('api') || /\b(?:POST|PUT|endpoint|API)\b/.test(slots.sentence))
      return calledIdeas(worked)
    return worked.isByPerson || !worked.hasActor ? madeIdeas(worked, slots) : []
  },
}

/** Verbs behind which the thing stands that is made; of "book" and "request" it is another one. */
const making =
  /\b(?:creat|add|mak|regist|submit|plac|record|stor|sav|post|publish|writ|generat|issu|schedul|defin|enter|insert|open|start|build|compos|draft|log|rais|prepar|produc|import|initiat|new)/i

function madeIdeas({ thing, act }: Worked, slots: Slots): Idea[] {
  const fields = fieldsOf(slots)
  const isPlainAct = act && act.object?.noun === thing.noun && !/\b(?:or|and|one)\b|\//.test(act.doing)
  const make = isPlainAct ? asTold(act.doing) : `make ${aOf({ ...thing, single: `new ${thing.single}` })}`
  const data = fields.length > 1 ? fields.join(', ') : undefined
  return [
    tried(`A new ${thing.single} shows up where it belongs`, usual, [
      [`${make}, with every entry filled in`, 'It is confirmed', ...(data === undefined ? [] : [data])] as [
        string,
        string,
        string?,
      ],
      [
        'Look for it where it is listed, and reload the page',
        'It is there once, with all its entries as they were made',
      ],
    ]),
    tried(`Breaking off leaves no ${thing.single} behind`, refused, [
      [`Begin to ${make}, fill in half of the entries, and leave without saving`, 'Nothing is saved'],
      ['Look for it where it would be listed', `There is no new ${thing.single}, nor half of one`],
    ]),
    tried(`Two quick clicks make one ${thing.single}`, guessed, [
      [`${make} and press the button twice in quick succession`, `There is exactly one new ${thing.single}`],
    ]),
  ]
}

/** Made by a call: read back, and not made where something is wrong. */
const calledIdeas = ({ thing }: Worked): Idea[] => [
  tried(`A new ${thing.single} can be read back with what was sent`, usual, [
    [`Send the call that makes ${aOf(thing)}, with every entry`, 'It succeeds and names what was made'],
    [`Read the ${thing.single} by what names it`, 'All values are those that were sent'],
  ]),
  tried(`A call with one wrong entry makes no ${thing.single}`, refused, [
    ['Send the same call with one entry of a wrong type', 'It is refused and names the entry'],
    [`List the ${thing.several}`, 'There is no new one, nor half of one'],
  ]),
]

function eventIdeas({ thing }: Worked, event: string, slots: Slots): Idea[] {
  const preconditions = givenIn(slots).slice(0, 2)
  return [
    tried(
      `Exactly one ${thing.single} comes of it`,
      usual,
      [
        [`Note how many ${thing.several} there are`, 'The number is known'],
        [event, 'There is exactly one more, with the data of this case'],
      ],
      preconditions,
    ),
    tried(
      `No ${thing.single} is made where it breaks off`,
      refused,
      [
        [
          `Begin as for this and break it off halfway: ${event.replace(/^(?:Bring this about|Make this hold): /, '')}`,
          `There is no new ${thing.single}, nor half of one`,
        ],
      ],
      preconditions,
    ),
  ]
}
