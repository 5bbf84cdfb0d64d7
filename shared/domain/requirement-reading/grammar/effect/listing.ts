import { isDenied, predicate, wordAt, type EffectClause } from '../deed/effect-clause.ts'
import type { Effects } from '../deed/effect-clause.ts'
import { literal, literalsAt, type Literal } from '../deed/literal.ts'
import { names } from '../deed/nouns.ts'
import type { Input, Match } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'

type Thing = { literal: Literal } | { reference: Reference }

/** `"Milk" is added to the list`, "the item is removed from the cart", "adds the entry to the list". */
export const addsOrRemoves = predicate('entries of a list', (clause) => {
  const { group } = clause
  const adds = group.does.has('add')
  if (isDenied(clause) || !(adds || group.does.has('remove'))) return undefined
  const moved = group.passive || group.bare ? ofSubject(clause) : objectAt(clause.input, clause.at)
  const list = moved && listAt(clause.input, moved.end, adds)
  return list && moved && { value: changed(moved.value, list.value, adds), end: list.end }
})

function ofSubject({ subject, at }: EffectClause): Match<Thing> | undefined {
  if (subject.kind === 'reference') return { value: { reference: subject.reference }, end: at }
  const [only] = subject.kind === 'literal' ? subject.literals : []
  return only && { value: { literal: only }, end: at }
}

function objectAt(input: Input, at: number): Match<Thing> | undefined {
  const quoted = literal(input, at)
  if (quoted) return { value: { literal: quoted.value }, end: quoted.end }
  const thing = reference(input, at)
  return thing && { value: { reference: thing.value }, end: thing.end }
}

function listAt(input: Input, at: number, adds: boolean): Match<Reference> | undefined {
  const preposition = wordAt(input, at)
  if (!(adds ? ['to', 'in', 'into'] : ['from', 'off']).includes(preposition)) return undefined
  const list = reference(input, at + 1)
  return list && (names('list', list.value) || (list.value.kind === 'named' && list.value.quoted))
    ? list
    : undefined
}

/** A quoted entry is seen there, or no longer; of any other only its name is known. */
function changed(thing: Thing, list: Reference, adds: boolean): Effects {
  if ('literal' in thing) {
    const texts = [thing.literal.text]
    return [{ kind: 'lists', list, shown: adds ? texts : [], hidden: adds ? [] : texts }]
  }
  const entry = [{ field: thing.reference, is: { kind: 'subject' as const, subject: thing.reference } }]
  return adds ? [{ kind: 'adds', list, entry }] : [{ kind: 'removes', list, where: entry }]
}

/** `only "A" and "B" are listed`, `the list shows only "A"`. */
export const listsOnly = predicate('entries of a list', (clause) => {
  const { group, input, subject, at, start } = clause
  if (isDenied(clause) || !(group.does.has('show') || group.does.has('contain'))) return undefined
  const list = subject.kind === 'reference' ? subject.reference : undefined
  if (subject.kind === 'literal' && wordAt(input, start) === 'only' && group.passive) {
    const preposition = ['in', 'on'].includes(wordAt(input, at))
    const where = preposition ? reference(input, at + 1) : undefined
    return { value: only(subject.literals, where?.value), end: where?.end ?? at }
  }
  if (wordAt(input, at) !== 'only' || group.passive) return undefined
  const shown = literalsAt(input, at + 1)
  return shown && { value: only(shown.value, list && names('list', list) ? list : undefined), end: shown.end }
})

function only(literals: Literal[], list: Reference | undefined): Effects {
  return [
    {
      kind: 'lists',
      ...(list && { list }),
      shown: literals.map(({ text }) => text),
      hidden: [],
      exactly: true,
    },
  ]
}
