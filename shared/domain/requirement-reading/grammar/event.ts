import type { Event } from '../../requirement-model/index.ts'
import { wordAt } from './deed/effect-clause.ts'
import { actionOf, isStative } from './deed/event-verbs.ts'
import { names } from './deed/nouns.ts'
import { agrees, clauseAt, type Subject } from './deed/subject.ts'
import { basesOf } from './deed/verb-forms.ts'
import { verbGroup, type VerbGroup } from './deed/verb-group.ts'
import { actsAt } from './event/acting.ts'
import { objectsOf } from './event/objects.ts'
import { undergoes } from './event/passive.ts'
import { personOf } from './event/person.ts'
import { alternative, remembered, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'
import type { Reference } from '../tokens.ts'

type Events = Event<Reference>[]

/**
 * What somebody does, or what happens: `the user enters "Eggs" into "Item" and presses "Save"`, `"Accept" is pressed`, `Click "Next"`,
 * `an agent takes an Open ticket`. Reads as many joined events as it understands, and ends behind the last.
 */
export const event: Parser<Events> = remembered((input, at) => {
  const head = single(input, at, undefined)
  if (!head) return undefined
  const found = [...head.value.events]
  let { end } = head
  let { subject } = head.value
  for (;;) {
    const from = pastJoin(input, end)
    const next = from === undefined ? undefined : single(input, from, subject)
    if (!next) return { value: found, end }
    found.push(...next.value.events)
    end = next.end
    subject = next.value.subject
  }
})

interface Known {
  events: Events
  subject?: Subject | undefined
}

function pastJoin(input: Input, at: number): number | undefined {
  let end = at
  while (end < at + 3 && [',', 'and', 'then'].includes(wordAt(input, end))) end += 1
  return end > at ? end : undefined
}

function single(input: Input, at: number, before: Subject | undefined): Match<Known> | undefined {
  const nominal = asNoun(input, at)
  if (nominal) return { value: { events: nominal.value }, end: nominal.end }
  const told = clauseAt<Known>(input, at, ({ subject, group, plural }, end) => {
    const read =
      agrees(group, subject, plural) && isSurely(group, subject, input, at)
        ? doneBy(input, group, subject, end)
        : undefined
    return read && { value: { events: read.value, subject }, end: read.end }
  })
  if (told) return told
  const group = verbGroup(input, at)
  const isAlone = group && mayStandAlone(group.value, before, input, group.end)
  const read = isAlone ? doneBy(input, group.value, before, group.end) : undefined
  return read && { value: { events: read.value, subject: before }, end: read.end }
}

/** A word that can be a verb is one behind a person, or in the third person behind an article: "the window opens". */
function isSurely(group: VerbGroup, subject: Subject, input: Input, at: number) {
  if (group.sure || actionOf(group.verb) !== 'do' || subject.kind !== 'reference') return true
  return (
    names('person', subject.reference) ||
    (group.form === 'third' && ['the', 'a', 'an'].includes(wordAt(input, at)))
  )
}

const openers = new Set(
  'the a an on to it them its their my your his her all each every any this that in no'.split(' '),
)

/** "Click "Save"" stands alone, with what it is done to; "and clicks "Save"" goes on with a subject. */
function mayStandAlone(group: VerbGroup, before: Subject | undefined, input: Input, at: number) {
  if (before !== undefined) return true
  if (group.passive || group.bare || group.form !== 'base' || actionOf(group.verb) === 'do') return false
  const next = input.tokens[at]
  return (
    !next ||
    (![':', '('].includes(next.text) && next.kind !== 'word') ||
    /^\p{Lu}/u.test(next.text) ||
    openers.has(next.text.toLowerCase())
  )
}

/** What a subject and its verb say that happens, `at` being behind the verb. */
function doneBy(
  input: Input,
  group: VerbGroup,
  subject: Subject | undefined,
  at: number,
): Match<Events> | undefined {
  if (group.negated || group.perfect || group.modal || group.verb === 'be' || subject?.denied)
    return undefined
  if (group.passive || group.bare) return undergoes(input, group, subject, at)
  if (subject && subject.kind !== 'reference') return undefined
  if (subject?.others) return undefined
  const actor = subject?.reference
  const acted = actsAt(input, group, at)
  if (!acted || (actor && !mayAct(actor, acted.value))) return undefined
  const named = actor?.kind === 'named' ? personOf(actor.words) : undefined
  return {
    value: named ? acted.value.map((each) => ({ ...each, actor: named })) : acted.value,
    end: acted.end,
  }
}

/** What a system does to something is an effect; that "the window opens" happens to it. */
function mayAct(actor: Reference, done: Events) {
  if (actor.kind === 'named' && actor.quoted) return false
  if (names('person', actor) || !names('system', actor)) return true
  return done.every(({ target, name }) => !target && happening.has(name ?? ''))
}

/** What a system or a part of it does by itself. */
const happening = new Set([
  'open',
  'close',
  'start',
  'stop',
  'load',
  'fail',
  'crash',
  'restart',
  'answer',
  'respond',
  'expire',
])

/** `pressing "Save"`, `a click on "Save"`, `clicking the button`. */
export const asNoun: Parser<Events> = alternative('event: as a noun', (input, at) => {
  const from = ['a', 'the', 'any', 'each', 'every'].includes(wordAt(input, at)) ? at + 1 : at
  const verb = basesOf(input.tokens[from]).find(({ base }) => actionOf(base) !== 'do')
  if (!verb) return from > at ? undefined : doing(input, at)
  const action = actionOf(verb.base)
  const after = wordAt(input, from + 1)
  const isNoun = from > at ? action === 'press' && ['on', 'of'].includes(after) : verb.form === 'gerund'
  return isNoun ? objectsOf(action, input, after === 'of' ? from + 2 : from + 1) : undefined
})

/** "resuming a Paused session". */
function doing(input: Input, at: number): Match<Events> | undefined {
  const gerund = basesOf(input.tokens[at]).find(({ form }) => form === 'gerund')
  const target = gerund ? reference(input, at + 1) : undefined
  if (!gerund || !target || isStative(gerund.base)) return undefined
  return { value: [{ action: 'do', name: gerund.base, target: target.value }], end: target.end }
}
