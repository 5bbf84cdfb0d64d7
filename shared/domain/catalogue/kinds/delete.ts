import { capital } from '../../english/capital.ts'
import { givenIn, quotedOf } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { lastIdeas } from '../last-one.ts'
import { workedOf, type Worked } from '../objects.ts'
import type { Slots } from '../slots.ts'
import { aOf, theOf, thingOf, type Thing } from '../things.ts'
import { cancel } from './cancel.ts'
import { guarded, guessed, refused, tried, usual } from '../tried.ts'

const removing =
  /\b(?:delet|remov|archiv|deactivat|soft-delet|eras|clear|purg|discard|drop|cancel|trash|restor|reactivat|detach|unlink|uninstall|empt)/i

const removed = new RegExp(removing.source.replace('cancel|', ''), 'i')

/** Something is removed. Needs its noun. Confirmation, restoring and what goes with it are tried where the sentence speaks of them. */
export const deleteKind: Kind = {
  kind: 'delete',
  ideas: (slots) => {
    const last = lastIdeas(slots)
    if (last.length > 0) return last
    // What is only cancelled is not deleted: an upload under way, a booking.
    if (!removed.test(slots.sentence) && /\bcancel/i.test(slots.sentence)) return cancel.ideas(slots)
    const worked = fromEvent(slots) ?? workedOf(slots, removing) ?? fromNoun(slots)
    if (/^(?:all|deletion|removal|any)$/i.test(worked?.thing.single ?? '')) return []
    if (!worked || /\b(?:without|instead of) (?:\w+ )?(?:delet|remov)\w*/i.test(withoutRest(slots))) return []
    return worked.isNegated ? keptIdeas(worked, slots) : removedIdeas(worked, slots)
  },
}

/** Deactivating instead of deleting is tried as what it is. */
const withoutRest = ({ sentence }: Slots): string =>
  /\b(?:deactivat|archiv)/i.test(sentence) ? '' : sentence

/** "Deleting a reader also removes their loans": what the event removes comes before what goes with it. */
function fromEvent({ clauses }: Slots): Worked | undefined {
  const phrases = clauses.find(({ tag, text }) => tag === 'evt' && removing.test(text))?.phrases ?? []
  const at = phrases.findIndex(({ tag, text }) => tag === 'V' && removing.test(text))
  const noun = phrases[at + 1] ?? phrases.slice(0, at).findLast(({ tag }) => /^[EA]$/.test(tag))
  const thing = at >= 0 && noun && /^[EAT]$/.test(noun.tag) ? thingOf(noun.text) : undefined
  if (/^(?:all|user|deletion|removal|process)$/.test(thing?.single ?? '')) return undefined
  return thing && { thing, act: undefined, isByPerson: true, hasActor: false, isNegated: false }
}

/** "Delete: confirmation", "category deletion": a clause about removing with one thing. */
function fromNoun(slots: Slots): Worked | undefined {
  const clause = slots.clauses.find(({ tag, text }) => tag !== 'ctx' && removing.test(text))
  const phrase = clause?.phrases.find(({ tag }) => tag === 'E')
  const thing = thingOf(phrase?.text)
  return (
    thing && {
      thing,
      act: undefined,
      isByPerson: true,
      hasActor: false,
      isNegated:
        clause?.phrases.some(({ tag }) => tag === 'NEG') === true ||
        /\b(?:blocked|refused|protected|prevented|not allowed)\b/i.test(slots.sentence),
    }
  )
}

const restoring = /\b(?:archiv\w*|soft|deactivat\w*|restor\w*|trash|recover\w*|reactivat\w*|undo)\b/i
const asking = /\b(?:confirm\w*|prompts?|asks?|dialog|warning)\b/i
const goingAlong = /\b(?:also|all|its|their|related|associated|together|alongside|cascade\w*)\b/i

function removedIdeas({ thing }: Worked, slots: Slots): Idea[] {
  const { sentence } = slots
  if (/\brestor/i.test(sentence)) return [restoredIdea(thing, 'delete')]
  const verb = /\barchiv/i.test(sentence)
    ? 'archive'
    : /\bdeactivat/i.test(sentence)
      ? 'deactivate'
      : 'delete'
  const follows = goingAlong.test(sentence) ? followingIn(thing, slots) : undefined
  const result = follows ? undefined : resultOf(slots)
  return [
    ...(asking.test(sentence) ? [askedIdea(thing, verb)] : []),
    ...(follows ? [alongIdea(thing, verb, follows)] : []),
    ...(result === undefined ? [] : [resultIdea(thing, verb, result)]),
    verb === 'delete' ? goneIdea(thing) : restingIdea(thing, verb),
    ...(restoring.test(sentence) ? [restoredIdea(thing, verb)] : []),
    tried(
      `${verb === 'delete' ? 'Deleting' : `${capital(verb.slice(0, -1))}ing`} the same ${thing.single} in two windows does no harm`,
      refused,
      [
        [
          `Open ${theOf(thing)} in two windows and ${verb} it in both`,
          'The second one says that it is gone already; nothing else is touched',
        ],
      ],
    ),
  ].slice(0, 4)
}

/** What goes with a thing that is removed: the first other things in the plural. */
const followingIn = (thing: Thing, { clauses }: Slots): Thing | undefined =>
  clauses
    .flatMap(({ phrases }) => phrases)
    .filter(({ tag }) => tag === 'E' || tag === 'T')
    .map(({ text }) => thingOf(text))
    .find(
      (other) => other?.isPlural && !other.noun.includes(thing.single) && !/\bnotification/i.test(other.noun),
    )

const askedIdea = (thing: Thing, verb: string): Idea =>
  tried(`Saying no to the question keeps the ${thing.single}`, refused, [
    [
      `Start to ${verb} ${aOf(thing)} and say no to the question`,
      `The ${thing.single} is still there, unchanged`,
    ],
    ['Start again and say yes', `The ${thing.single} is ${verb}d`],
  ])

/** What an effect says of an event that removes something. */
function resultOf({ clauses }: Slots): string | undefined {
  if (!clauses.some(({ tag, text }) => (tag === 'evt' || tag === 'cond') && removing.test(text)))
    return undefined
  const texts = clauses.filter(({ tag }) => tag === 'eff' || tag === 'lim').map(({ text }) => text.trim())
  const result = texts.join('; ').replace(/["“”]/g, "'")
  return result === '' || result.length > 200 ? undefined : result
}

const resultIdea = (thing: Thing, verb: string, result: string): Idea =>
  tried(`What goes with ${aOf(thing)} that is ${verb}d goes with it alone`, usual, [
    [`Prepare two that are alike and ${verb} one ${thing.single} of them`, `It is seen: "${result}"`],
    [`Look at the other ${thing.single}`, 'Nothing of it has changed'],
  ])

const alongIdea = (thing: Thing, verb: string, { noun }: Thing): Idea =>
  tried(`With the ${thing.single} its ${noun} go, and those of others stay`, usual, [
    [
      `Prepare two with ${noun} of their own and ${verb} one of them`,
      `Its ${noun} are gone from lists, search and their own addresses`,
    ],
    ['Look at the other one', `Its ${noun} are all there`],
  ])

const goneIdea = (thing: Thing): Idea =>
  tried(
    `${thing.isMass ? 'Deleted' : 'A deleted'} ${thing.single} is gone everywhere, and nothing else is`,
    usual,
    [
      [
        `Delete one ${thing.isMass ? `piece of ${thing.single}` : thing.single} of several`,
        'It is gone from the list, the others are unchanged',
      ],
      ['Open its old address', 'It says that there is no such thing'],
    ],
  )

const restingIdea = (thing: Thing, verb: string): Idea =>
  tried(`${aOf(thing)} that was ${verb}d can no longer be used, and nothing is lost`, usual, [
    [`${verb} ${aOf(thing)} that others refer to`, 'It is no longer offered for new entries'],
    ['Open the older entries that refer to it', 'They still show it'],
  ])

const restoredIdea = (thing: Thing, verb: string): Idea =>
  tried(`${aOf(thing)} that is restored has all its values again`, guessed, [
    [`${verb} ${aOf(thing)} and bring it back`, 'All its values and links are as they were before'],
  ])

function keptIdeas({ thing }: Worked, slots: Slots): Idea[] {
  const preconditions = givenIn(slots).slice(0, 2)
  return [
    tried(
      `${aOf(thing)} cannot be deleted here`,
      refused,
      [
        [
          `Try to delete ${aOf(thing)} in this case: "${quotedOf(slots)}"`,
          `It is refused; the ${thing.single} is still there after a reload`,
        ],
      ],
      preconditions,
    ),
    tried(
      `Nor can ${aOf(thing)} be deleted beside the pages`,
      guarded,
      [
        [
          `Send the request to delete ${aOf(thing)} to the interface directly`,
          'It is refused; nothing is changed',
        ],
      ],
      preconditions,
    ),
  ]
}
