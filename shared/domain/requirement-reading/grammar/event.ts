import type { Event } from '../../requirement-model/index.ts'
import { wordAt } from './deed/effect-clause.ts'
import { actionOf, isStative, trailing } from './deed/event-verbs.ts'
import { names } from './deed/nouns.ts'
import { clauseAt, type Subject } from './deed/subject.ts'
import { verbGroup, type VerbGroup } from './deed/verb-group.ts'
import { basesOf } from './deed/verb-forms.ts'
import { objectsOf } from './event/objects.ts'
import { alternative, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'
import type { Reference } from '../tokens.ts'

type Events = Event<Reference>[]

/**
 * What somebody does, or what happens: `the user enters "Eggs" into "Item" and presses "Save"`, `"Accept" is pressed`, `Click "Next"`,
 * `an agent takes an Open ticket`. Reads as many joined events as it understands, and ends behind the last.
 */
export const event: Parser<Events> = (input, at) => {
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
}

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
  const told = clauseAt<Known>(input, at, ({ subject, group }, end) => {
    const read = happens(input, group, subject, end)
    return read && { value: { events: read.value, subject }, end: read.end }
  })
  if (told) return told
  const group = verbGroup(input, at)
  const read =
    group && isImperative(group.value, before) ? happens(input, group.value, before, group.end) : undefined
  return read && { value: { events: read.value, subject: before }, end: read.end }
}

/** "Click "Save"" stands alone; "and clicks "Save"" goes on with a subject. */
const isImperative = (group: VerbGroup, before: Subject | undefined) =>
  before !== undefined || group.form === 'base' || group.passive

function happens(
  input: Input,
  group: VerbGroup,
  subject: Subject | undefined,
  at: number,
): Match<Events> | undefined {
  if (group.negated || group.perfect || group.modal || group.verb === 'be' || subject?.kind === 'amount')
    return undefined
  if (group.passive || group.bare) return isDone(group, subject, input, at)
  if (subject?.kind === 'literal') return undefined
  const actor =
    subject?.kind === 'reference' && subject.reference.kind === 'named' ? subject.reference : undefined
  const acted = does(input, group, at)
  if (!acted || (actor?.quoted ?? false)) return undefined
  const named = actor && (names('person', actor) ? personOf(actor.words) : actor.words)
  return {
    value: named ? acted.value.map((each) => ({ ...each, actor: named })) : acted.value,
    end: acted.end,
  }
}

/** "I" and "the user" are whoever uses the page. */
function personOf(words: string): string | undefined {
  return /^(?:i|we|you|he|she|they|user|the user|somebody|someone|who|whoever|anyone)$/i.test(words)
    ? undefined
    : words
}

const does = (input: Input, group: VerbGroup, at: number): Match<Events> | undefined => {
  const action = actionOf(group.verb)
  if (action === 'do')
    return alternative('event: somebody does something', () => named(input, group, at))(input, at)
  return alternative(`event: ${action}`, () => acted(action, input, group, at))(input, at)
}

function acted(
  action: Event['action'],
  input: Input,
  group: VerbGroup,
  at: number,
): Match<Events> | undefined {
  const objects = objectsOf(action, input, at)
  if (objects) return objects
  return action === 'submit' || action === 'leave'
    ? { value: [{ action }], end: at }
    : named(input, group, at)
}

/** Something that only the text names: "solves the ticket", "sends it back", "logs in". */
function named(input: Input, group: VerbGroup, at: number): Match<Events> | undefined {
  if (isStative(group.verb)) return undefined
  const particle = trailing.has(wordAt(input, at)) ? at + 1 : at
  const target = reference(input, particle)
  const behind = target?.end ?? particle
  const late = particle === at && trailing.has(wordAt(input, behind)) ? wordAt(input, behind) : undefined
  const end = late ? behind + 1 : behind
  const part = late ?? (particle > at ? wordAt(input, at) : undefined)
  const name = part && part !== 'again' ? `${group.verb} ${part}` : group.verb
  return { value: [{ action: 'do', name, ...(target && { target: target.value }) }], end }
}

/** `"Accept" is pressed`, `the order is sent back by the manager`, `"x" is entered into "Name"`. */
function isDone(
  group: VerbGroup,
  subject: Subject | undefined,
  input: Input,
  at: number,
): Match<Events> | undefined {
  if (isStative(group.verb) || (group.bare && subject?.kind !== 'reference' && subject?.kind !== 'literal'))
    return undefined
  const action = actionOf(group.verb)
  return alternative('event: passive', () => passive(action, group, subject, input, at))(input, at)
}

function passive(
  action: Event['action'],
  group: VerbGroup,
  subject: Subject | undefined,
  input: Input,
  at: number,
): Match<Events> | undefined {
  const target = targetOf(subject, input)
  const where = action === 'enter' || action === 'choose' ? placeOf(input, at) : undefined
  const by = wordAt(input, where?.end ?? at) === 'by' ? reference(input, (where?.end ?? at) + 1) : undefined
  const end = by?.end ?? where?.end ?? at
  const actor = by?.value.kind === 'named' ? personOf(by.value.words) : undefined
  const done: Event<Reference> = {
    action,
    ...(action === 'do' && { name: group.verb }),
    ...(actor && { actor }),
  }
  if (where && subject?.kind === 'literal') {
    const [text] = subject.literals[0]?.text ?? []
    if (typeof text !== 'string') return undefined
    return {
      value: [
        { ...done, target: where.value, value: { kind: 'value', value: { type: 'text', value: text } } },
      ],
      end,
    }
  }
  return { value: target.map((each) => ({ ...done, target: each })), end }
}

function placeOf(input: Input, at: number) {
  return ['in', 'into', 'from', 'as', 'for'].includes(wordAt(input, at))
    ? reference(input, at + 1)
    : undefined
}

/** What is pressed may be quoted alone: the quoted text is its name. */
function targetOf(subject: Subject | undefined, input: Input): Reference[] {
  if (subject?.kind === 'reference') return [subject.reference]
  if (subject?.kind !== 'literal') return []
  return subject.literals.flatMap(({ text: [words] }) => {
    const token = input.tokens.find((each) => each.kind === 'quoted' && each.value === words)
    return typeof words === 'string' && token
      ? [{ kind: 'named' as const, words, quoted: true, start: token.start, end: token.end }]
      : []
  })
}

/** `pressing "Save"`, `a click on "Save"`, `clicking the button`. */
const asNoun: Parser<Events> = alternative('event: as a noun', (input, at) => {
  const from = ['a', 'the', 'any', 'each', 'every'].includes(wordAt(input, at)) ? at + 1 : at
  const token = input.tokens[from]
  if (token?.kind !== 'word') return undefined
  const verb = basesOf(token).find(({ base }) => actionOf(base) !== 'do')
  if (!verb) return undefined
  const action = actionOf(verb.base)
  const after = wordAt(input, from + 1)
  if (from > at ? !(action === 'press' && ['on', 'of'].includes(after)) : verb.form !== 'gerund')
    return undefined
  return objectsOf(action, input, after === 'of' ? from + 2 : from + 1)
})
