import type { CharacterSet, Condition, Id, Subject } from '../../requirement-model/index.ts'
import type { Demand } from './item.ts'
import { nearMisses, wholePattern } from './near-misses.ts'

/** One way for a part of a condition to hold, or not to. */
interface Variant {
  demand: Demand
  holds: boolean
  subject?: Id
}

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>

/** The partitions of a part of a condition that has no order: each option, each kind of wrong character, each form that is not kept. */
export function variantsOf(atom: Condition, subjects: Map<Id, Subject>): Variant[] {
  switch (atom.kind) {
    case 'one-of':
      return options(atom, subjects)
    case 'form':
      return forms(atom)
    case 'characters':
      return characters(atom)
    case 'pattern':
      return patterned(atom)
    case 'all':
    case 'any':
    case 'not':
    case 'valid':
    case 'said':
      return []
    case 'compare': {
      const subject = atom.left.kind === 'subject' ? atom.left.subject : undefined
      return both(atom, subject)
    }
    case 'has-entry':
      return both(atom, undefined)
    case 'empty':
      // That something was entered is so in every other case.
      return [variant(atom, true, atom.subject)]
    case 'blank':
      return [
        variant({ kind: 'all', of: [atom, notEmpty(atom.subject)] }, true, atom.subject),
        variant({ kind: 'empty', subject: atom.subject }, true, atom.subject),
      ]
    default:
      return both(atom, atom.subject)
  }
}

const variant = (
  condition: Condition,
  holds: boolean,
  subject: Id | undefined,
  demanded = holds,
): Variant => ({
  demand: { condition, holds: demanded },
  holds,
  ...(subject === undefined ? {} : { subject }),
})

const notEmpty = (subject: Id): Condition => ({ kind: 'not', of: { kind: 'empty', subject } })

const both = (atom: Condition, subject: Id | undefined): Variant[] => [
  variant(atom, true, subject),
  variant(atom, false, subject),
]

function options(atom: Of<'one-of'>, subjects: Map<Id, Subject>): Variant[] {
  const each = atom.values.map((value) => variant({ ...atom, values: [value] }, true, atom.subject))
  const all = subjects.get(atom.subject)?.options?.length ?? 0
  const other = variant(atom, false, atom.subject)
  return all > 0 && all <= atom.values.length && subjects.get(atom.subject)?.kind === 'state'
    ? each
    : [...each, other]
}

function forms(atom: Of<'form'>): Variant[] {
  const { subject, form } = atom
  const right = variant(atom, true, subject)
  if (form !== 'whole') return [right, variant(atom, false, subject)]
  const number: Condition = { kind: 'form', subject, form: 'number' }
  return [
    right,
    variant({ kind: 'all', of: [number, { kind: 'not', of: atom }] }, false, subject, true),
    variant(number, false, subject),
  ]
}

const other: { sets: CharacterSet[]; within: CharacterSet[] }[] = [
  { sets: ['letters'], within: ['letters', 'capitals', 'small letters'] },
  { sets: ['capitals'], within: ['letters', 'capitals'] },
  { sets: ['small letters'], within: ['letters', 'small letters'] },
  { sets: ['digits'], within: ['digits'] },
  { sets: ['special'], within: ['special'] },
]

/** Where only some characters may stand: one of each other kind. */
function characters(atom: Of<'characters'>): Variant[] {
  const { subject, which, sets } = atom
  if (which !== 'only') return both(atom, subject)
  const letters = sets.some((set) => set === 'letters' || set === 'capitals' || set === 'small letters')
  const strange = other.filter(
    ({ sets: [set], within }) =>
      !within.some((one) => sets.includes(one)) &&
      (set === 'letters' ? !letters : letters || (set !== 'capitals' && set !== 'small letters')),
  )
  return [
    variant(atom, true, subject),
    ...strange.map(({ sets: has }) =>
      variant({ kind: 'characters', subject, which: 'has', sets: has, count: 1 }, false, subject, true),
    ),
  ]
}

/** The shortest and the longest text of a pattern, and what misses it by one thing. */
function patterned(atom: Of<'pattern'>): Variant[] {
  const { subject } = atom
  const { min, max } = wholePattern(atom.expression)?.lengths() ?? { min: 0 }
  const lengths = max === undefined || max === min ? [] : [min, max]
  const right = lengths.map((length): Condition => {
    const counted: Condition = {
      kind: 'compare',
      left: { kind: 'length', of: { kind: 'subject', subject } },
      operator: '=',
      right: { kind: 'value', value: { type: 'number', value: String(length) } },
    }
    return { kind: 'all', of: [atom, counted] }
  })
  const wrong = nearMisses(atom)
  if (wrong.length === 0) return both(atom, subject)
  return [
    ...(right.length > 0 ? right : [atom]).map((condition) => variant(condition, true, subject)),
    ...wrong.map((text) =>
      variant({ kind: 'one-of', subject, values: [{ type: 'text', value: text }] }, false, subject, true),
    ),
  ]
}
