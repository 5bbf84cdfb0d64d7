import type { Reference } from '../../tokens.ts'
import { stated } from '../constraint/predicate.ts'
import { allOf, anyOf, not, type Condition, type Expression, type Said } from '../constraint/said.ts'
import { named } from '../names.ts'
import { alternative, first, words, type Input, type Match, type Parser } from '../parser.ts'
import { reference, references } from '../reference.ts'

/** What is said of whom, so that a later part can leave out either: "the name is empty and the code is not". */
export interface Fact {
  subjects: Reference[]
  said: Said[]
  joined: 'all' | 'any'
  /** "Any of them", "all fields": one reference that may stand for several things. */
  group?: true
}

export function factOf({ subjects, said, joined, group }: Fact): Condition {
  const of = subjects.map((subject) => allOf(said.map((each) => each.of(subject))))
  if (group) return { kind: joined, of }
  return joined === 'all' ? allOf(of) : anyOf(of)
}

const subject: Parser<Reference> = first(reference, (input, at) => {
  const head = input.tokens[at]
  const isName =
    head?.kind === 'quoted' ||
    (head?.kind === 'word' && /^(?:noun|adjective|verb)$/.test(head.classes[0] ?? ''))
  return isName ? named()(input, at) : undefined
})

/** "the weight is under 50 kg", "A or B is empty", "no code is entered", "weight 5 kg and more". */
export const fact: Parser<Fact> = first<Fact>(
  alternative('condition: the same', same),
  alternative('condition: nothing entered', (input, at) => {
    const lead = words('no')(input, at)
    const bare = words('nothing', 'none', 'none of them')(input, at)
    const who = bare ? { value: itAt(input, at), end: bare.end } : lead && reference(input, lead.end)
    const done =
      who &&
      words(
        'be select',
        'be choose',
        'be enter',
        'be give',
        'be upload',
        'be attach',
        'be pick',
        'be type in',
        'be fill in',
        'be provide',
        'be specify',
        'have be select',
        'have be enter',
        'have be choose',
      )(input, who.end)
    return done && who && { value: { subjects: [who.value], said: [nothing], joined: 'all' }, end: done.end }
  }),
  alternative('condition: no subject', (input, at) => {
    const lead = words('no', 'none of')(input, at)
    const who = lead && reference(input, lead.end)
    const said = who && stated(input, who.end)
    return (
      said &&
      who && {
        value: { subjects: [who.value], said: said.value.all.map(opposite), joined: 'all' },
        end: said.end,
      }
    )
  }),
  alternative('condition: one of several subjects', several),
  alternative('condition: subject and predicate', (input, at) => {
    const who = subject(input, at)
    const said = who && stated(input, who.end)
    return (
      said && who && { value: { subjects: [who.value], said: said.value.all, joined: 'all' }, end: said.end }
    )
  }),
  alternative('condition: has a thing', owned),
)

const itAt = (input: Input, at: number): Reference => {
  const { start = 0, end = 0 } = input.tokens[at] ?? {}
  return { kind: 'spoken-of', words: 'it', plural: false, start, end }
}

const nothing: Said = { of: (subject) => ({ kind: 'empty', subject }) }
const opposite = (said: Said): Said => ({ ...said, of: (who) => not(said.of(who)) })

/** "The two passwords …": "A and B are the same", "A and B differ". */
function same(input: Input, at: number): Match<Fact> | undefined {
  const who = references(input, words('both')(input, at)?.end ?? at)
  const [left, right, more] = who?.value ?? []
  const equal =
    who &&
    words(
      'be the same',
      'be equal',
      'be identical',
      'match',
      'be not different',
      'do not differ',
    )(input, who.end)
  const other =
    who &&
    words(
      'be different',
      'differ',
      'be not the same',
      'be not equal',
      'be not identical',
      'do not match',
    )(input, who.end)
  const found = equal ?? other
  if (!left || !right || more || !found) return undefined
  const said: Said = {
    of: (subject) =>
      compared({ kind: 'subject', subject }, equal ? '=' : '!=', { kind: 'subject', subject: right }),
  }
  return { value: { subjects: [left], said: [said], joined: 'all' }, end: found.end }
}

/** "A or B is empty" asks for one of them, "A and B are empty" for both. */
function several(input: Input, at: number): Match<Fact> | undefined {
  const lead = words(
    'either',
    'both',
    'at least one of',
    'one of',
    'any of',
    'all of',
    'at least one',
    'one or more',
    'one or more of',
    'any',
    'all',
    'every',
    'each',
    'each of',
  )(input, at)
  const who = references(input, lead?.end ?? at)
  if (!who || (who.value.length < 2 && !lead)) return undefined
  const said = stated(input, words('both', 'each', 'all')(input, who.end)?.end ?? who.end)
  if (!said) return undefined
  const joins = input.tokens.slice(at, who.end).map(({ text }) => text.toLowerCase())
  const isOr = joins.includes('or')
  // "A or B, C and D" has several readings.
  if (isOr && joins.includes('and')) return undefined
  const isAny = isOr || /^(?:either|at least one|one|any)/.test(lead?.value ?? '')
  return {
    value: {
      subjects: who.value,
      said: said.value.all,
      joined: isAny ? 'any' : 'all',
      ...(who.value.length === 1 ? { group: true } : {}),
    },
    end: said.end,
  }
}

/** "the customer has a coupon", "the order has no discount": a fact about the thing that is had. */
function owned(input: Input, at: number): Match<Fact> | undefined {
  const who = subject(input, at)
  const verb = who && words('have', 'own', 'hold', 'with', 'have get')(input, who.end)
  const none = verb && words('no', 'not a', 'not an', 'not any')(input, verb.end)
  const thing = verb && reference(input, none?.end ?? verb.end)
  if (!thing || thing.value.kind !== 'named' || thing.value.quoted) return undefined
  const holds: Said = { of: (what) => boolean(what, none === undefined) }
  return { value: { subjects: [thing.value], said: [holds], joined: 'all' }, end: thing.end }
}

function boolean(what: Reference, value: boolean): Condition {
  return {
    kind: 'compare',
    left: { kind: 'subject', subject: what },
    operator: '=',
    right: { kind: 'value', value: { type: 'boolean', value } },
  }
}

function compared(
  left: Expression,
  operator: '<' | '<=' | '=' | '!=' | '>=' | '>',
  right: Expression,
): Condition {
  return { kind: 'compare', left, operator, right }
}
