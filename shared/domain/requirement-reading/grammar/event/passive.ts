import type { Action, Event } from '../../../requirement-model/index.ts'
import { wordAt } from '../deed/effect-clause.ts'
import { actionOf, isStative } from '../deed/event-verbs.ts'
import { names } from '../deed/nouns.ts'
import { thingsOf, type Subject } from '../deed/subject.ts'
import type { VerbGroup } from '../deed/verb-group.ts'
import { alternative, type Input, type Match } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'
import { isMeant, isParticle } from './acting.ts'
import { personOf } from './person.ts'
import { whereAt } from './where.ts'

type Events = Event<Reference>[]

/** `"Accept" is pressed`, `the order is sent back by the manager`, `"x" is entered into "Name"`, "payment received". */
export function undergoes(
  input: Input,
  group: VerbGroup,
  subject: Subject | undefined,
  at: number,
): Match<Events> | undefined {
  const isNamed = subject?.kind === 'reference' || subject?.kind === 'literal'
  if (!isNamed || (isStative(group.verb) && !['receive', 'find'].includes(group.verb))) return undefined
  const known = actionOf(group.verb)
  const control = subject.kind === 'reference' ? { action: known, target: subject.reference } : undefined
  const action = control && !isMeant(known, group.verb, control) ? 'do' : known
  if (action === 'enter' && subject.kind === 'reference' && areAll(subject.reference)) return undefined
  return alternative('event: passive', () => {
    const done = doneTo(action, group, subject, input, at)
    return done && group.bare && !endsClause(input, done.end) ? undefined : done
  })(input, at)
}

/** "payment received" alone, and not "media returned in time cost nothing". */
const endsClause = (input: Input, at: number) =>
  ['', '.', ',', ';', ')', 'and', 'when', 'if'].includes(wordAt(input, at))

/** "all fields are filled in" is a condition. */
const areAll = (reference: Reference) =>
  reference.kind === 'named' && names('field', reference) && reference.words.endsWith('s')

function doneTo(
  action: Action,
  group: VerbGroup,
  subject: Subject,
  input: Input,
  at: number,
): Match<Events> | undefined {
  const particle = isParticle(input, at) ? at + 1 : at
  const where = action === 'enter' || action === 'choose' ? placeOf(input, particle) : undefined
  const spot = where ? undefined : whereAt(input, particle)
  const behind = where?.end ?? spot?.end ?? particle
  const by = wordAt(input, behind) === 'by' ? reference(input, behind + 1) : undefined
  const actor = by?.value.kind === 'named' ? personOf(by.value.words) : undefined
  const part = particle > at ? wordAt(input, at) : undefined
  const name = [group.verb, part, spot?.value].filter(Boolean).join(' ')
  const done: Event<Reference> = { action, ...(action === 'do' && { name }), ...(actor && { actor }) }
  const end = by?.end ?? behind
  const text = where ? textOf(subject) : undefined
  if (where && text === undefined) return undefined
  if (where && text !== undefined) {
    const value = { kind: 'value' as const, value: { type: 'text' as const, value: text } }
    return { value: [{ ...done, target: where.value, value }], end }
  }
  return { value: targetsOf(subject, input).map((target) => ({ ...done, target })), end }
}

function textOf(subject: Subject): string | undefined {
  const [text] = subject.kind === 'literal' ? (subject.literals[0]?.text ?? []) : []
  return typeof text === 'string' ? text : undefined
}

function placeOf(input: Input, at: number) {
  return ['in', 'into', 'from', 'as', 'for'].includes(wordAt(input, at))
    ? reference(input, at + 1)
    : undefined
}

/** What is pressed may be quoted alone: the quoted text is its name. */
function targetsOf(subject: Subject, input: Input): Reference[] {
  if (subject.kind === 'reference') return thingsOf(subject)
  const texts = subject.kind === 'literal' ? subject.literals.map(({ text }) => text[0]) : []
  return input.tokens.flatMap((token): Reference[] => {
    if (token.kind !== 'quoted' || !texts.includes(token.value)) return []
    return [{ kind: 'named', words: token.value, quoted: true, start: token.start, end: token.end }]
  })
}
