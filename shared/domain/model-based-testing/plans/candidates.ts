import type { Condition, Expression, Id, Subject, Value, World } from '../../requirement-model/index.ts'
import { empty, text } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { leavesOf } from '../items/conditions.ts'
import type { Demand } from '../items/item.ts'
import { edgesOf, orderedOf, turned } from '../items/ordered.ts'
import type { Ask } from './ask.ts'
import { lazily } from './lazily.ts'
import { numbersOf } from './nice-numbers.ts'
import { textsFor } from './texts.ts'

/** What is worth trying for the subjects of a model: values at and between all limits that its rules and the demands name. */
export class Candidates {
  readonly ask: Ask
  private readonly subjects: Map<Id, Subject>
  private readonly atoms = new Map<Id, Condition[]>()
  private readonly demanded = new WeakMap<Demand[], Map<Id, Condition[]>>()
  private readonly kept = new Map<string, { atoms: Condition[]; values: Iterable<Value> }>()
  private readonly bounds = new Map<Id, Map<Condition, Expression[]>>()

  constructor(ask: Ask) {
    this.ask = ask
    this.subjects = new Map(ask.model.subjects.map((subject) => [subject.id, subject]))
    for (const rule of ask.model.rules) if (rule.if) this.add(this.atoms, rule.if)
    for (const flow of ask.model.flows) for (const given of flow.given) this.add(this.atoms, given)
  }

  private add(atoms: Map<Id, Condition[]>, condition: Condition): void {
    for (const { atom } of leavesOf(condition))
      for (const id of new Set(referencesOfCondition(atom))) {
        const own = atoms.get(id)
        if (own) own.push(atom)
        else atoms.set(id, [atom])
      }
  }

  /** In the order in which they should be tried, the usual ones first; mostly one of these will do, so they are made one by one. */
  *of(id: Id, world: World, demands: Demand[]): Generator<Value> {
    const subject = this.subjects.get(id)
    if (!subject) return
    const demanded = this.demandedBy(demands)
    const atoms = [...(this.atoms.get(id) ?? []), ...(demanded.get(id) ?? [])]
    if (!this.ask.work.take(atoms.length)) return
    const [usual, equals] = [this.byKind(subject, atoms, world), this.equals(id, atoms, world)]
    const isTried = demanded.has(id)
    // What is no number, or no day, is entered only where it is what is tried.
    for (const value of equals.length > 0 ? distinct(usual, equals) : usual)
      if (canHold(subject, value) && (isTried || value.type !== 'text' || !formed.has(subject.kind)))
        yield value
    // An entry is left empty where that is asked for, or where the text allows it.
    if (subject.optional || subject.needs || isTried) yield empty
  }

  /** All demands of one search are the same list. */
  private demandedBy(demands: Demand[]): Map<Id, Condition[]> {
    const before = this.demanded.get(demands)
    if (before) return before
    const demanded = new Map<Id, Condition[]>()
    for (const { condition } of demands) this.add(demanded, condition)
    this.demanded.set(demands, demanded)
    return demanded
  }

  /** The same limits give the same values: most worlds of one search differ in something else. */
  private byKind(subject: Subject, atoms: Condition[], world: World): Iterable<Value> {
    const edges = this.edges(subject, atoms, world)
    const key = `${subject.id} ${atoms.length} ${edges.map((edge) => literalOf(edge)).join()}`
    const before = this.kept.get(key)
    const isSame = !asksMore.has(subject.kind) || before?.atoms.every((atom, index) => atom === atoms[index])
    if (before && isSame) return before.values
    // Values are made of all limits, and put in order.
    this.ask.work.take(2 * atoms.length)
    const unlisted = atoms.length > (this.atoms.get(subject.id)?.length ?? 0)
    const values = lazily(distinct(this.made(subject, atoms, { edges, unlisted })))
    this.kept.set(key, { atoms, values })
    return values
  }

  private made(
    subject: Subject,
    atoms: Condition[],
    { edges, unlisted }: { edges: Value[]; unlisted: boolean },
  ): Iterable<Value> {
    switch (subject.kind) {
      case 'number':
        return [...numbersOf(subject, amountsIn(edges)), text('abc')]
      case 'text':
        if (subject.sample !== undefined) return [text(subject.sample)]
        return asTexts(textsFor(subject, atoms, amountsIn(edges).map(Number)))
      case 'boolean':
        // A fact that a text names is what is not so usually; a box is ticked.
        return [!subject.given, subject.given === true].map((value) => ({ type: 'boolean', value }))
      case 'list':
        return numbersOf({ ...subject, step: '1' }, amountsIn(edges)).filter(
          (count) => 'value' in count && /^\d{1,6}$/.test(String(count.value)),
        )
      case 'state':
      case 'choice':
        return choices(subject, atoms, unlisted)
      case 'date':
        // A day counted from today cannot be compared with one of the calendar.
        return [
          ...between(edges),
          ...edges,
          ...(edges.some(({ type }) => type === 'date') ? [] : days),
          text('2030-02-30'),
        ]
      case 'time':
        return [
          ...['09:30', '12:00', '15:30', '20:00'].map((value): Value => ({ type: 'time', value })),
          ...edges,
        ]
      case 'file':
        return files(subject, atoms, edges)
      default:
        return []
    }
  }

  /** The values on both sides of each limit, as the rest of the world has it now. */
  private edges({ id }: Subject, atoms: Condition[], world: World): Value[] {
    return atoms.flatMap((atom) =>
      this.boundsIn(atom, id).flatMap((bound) =>
        bound.kind === 'value' ? bound.value : (this.ask.valueOf(bound, world) ?? []),
      ),
    )
  }

  private boundsIn(atom: Condition, id: Id): Expression[] {
    const own = this.bounds.get(id) ?? new Map<Condition, Expression[]>()
    this.bounds.set(id, own)
    const known = own.get(atom)
    if (known) return known
    const ordered = [orderedOf(atom, this.subjects), orderedOf(flipped(atom), this.subjects)].find(
      (one) => one?.subject === id,
    )
    const found = ordered ? edgesOf(ordered).map(({ at }) => at) : []
    own.set(atom, found)
    return found
  }

  /** What the subject is compared with as a whole: a word, or another entry. */
  private equals(id: Id, atoms: Condition[], world: World): Value[] {
    return atoms.flatMap((atom) => {
      if (atom.kind === 'one-of' && atom.subject === id) return atom.values
      if (atom.kind !== 'compare') return []
      const sides = [atom.left, atom.right]
      const other = sides.find((side) => !(side.kind === 'subject' && side.subject === id))
      const value =
        other && sides.some((side) => side.kind === 'subject' && side.subject === id)
          ? this.ask.valueOf(other, world)
          : undefined
      if (!value) return []
      return value.type === 'text' && value.value !== ''
        ? [value, text(`${value.value.slice(0, -1)}Q`)]
        : [value]
    })
  }
}

const amountsIn = (edges: Value[]): string[] =>
  edges.flatMap((edge) => (edge.type === 'number' ? [edge.value] : []))

/** Of these also what is no limit tells which values there are. */
const asksMore = new Set<Subject['kind']>(['text', 'state', 'choice', 'file'])
const formed = new Set<Subject['kind']>(['number', 'date', 'time'])
const msPerDay = 86_400_000
const days: Value[] = [
  { type: 'day', fromToday: 30 },
  { type: 'day', fromToday: -30 },
  { type: 'day', fromToday: 0 },
  { type: 'day', fromToday: 0, months: -360 },
  { type: 'date', value: '2030-06-14' },
]

const flipped = (atom: Condition): Condition =>
  atom.kind === 'compare'
    ? { kind: 'compare', left: atom.right, operator: turned[atom.operator], right: atom.left }
    : atom

/** Days in the middle of what the limits leave, as a person would choose them. */
function between(edges: Value[]): Value[] {
  const dates = edges
    .flatMap((edge) => (edge.type === 'date' ? [Date.parse(edge.value)] : []))
    .filter(Number.isFinite)
  const sorted = [...new Set(dates)].sort((a, b) => a - b)
  const spans = sorted.slice(1).map((to, index) => ({ from: sorted[index] ?? to, to }))
  return spans
    .filter(({ from, to }) => to - from > 2 * msPerDay)
    .map(({ from, to }) => new Date(from + Math.round((to - from) / 3 / msPerDay) * msPerDay))
    .map((date) => ({ type: 'date', value: date.toISOString().slice(0, 10) }))
}

/** Files of each type that the text names, and of another one, in each size beside a limit. */
function files({ options = [] }: Subject, atoms: Condition[], edges: Value[]): Value[] {
  const named = atoms.flatMap((atom) => (atom.kind === 'one-of' ? atom.values : []))
  const formats = named.flatMap((value) => (value.type === 'text' ? [value.value.toLowerCase()] : []))
  // Where no rule asks for a format, only those that the text names may be right.
  const others = formats.length === 0 && options.length > 0 ? [] : ['pdf', 'txt']
  const types = [...new Set([...formats, ...options, ...others])]
  return types.flatMap((format) =>
    ['200000', ...amountsIn(edges)].map((bytes): Value => ({
      type: 'file',
      name: `sample.${format}`,
      format,
      bytes,
    })),
  )
}

const literalOf = (value: Value): string => ('value' in value ? String(value.value) : JSON.stringify(value))

const keyOf = (value: Value): string =>
  'value' in value ? `${value.type} ${value.value}` : JSON.stringify(value)

/** What stands for any option of a list of which the text names none. */
export const anyOption: Value = text('any')

/** What is on no list is entered only where that is asked for. */
function choices({ options = [], name, given }: Subject, atoms: Condition[], unlisted: boolean): Value[] {
  const named = atoms.flatMap((atom) => (atom.kind === 'one-of' ? atom.values : []))
  const known = [...options.map(text), ...named]
  if (known.length === 0) return [anyOption]
  // Of a fact that only rules name ("in use") it may also be that it is not so.
  const [only, ...others] = [...distinct(known)].map(literalOf)
  if (given) known.push(text(others.length === 0 ? `not ${only ?? ''}` : 'none of these'))
  return unlisted ? [...known, text(`Other ${name}`)] : known
}

function* asTexts(texts: Iterable<string>): Generator<Value> {
  for (const one of texts) yield text(one)
}

function* distinct(...lists: Iterable<Value>[]): Generator<Value> {
  const known = new Set<string>()
  for (const values of lists)
    for (const value of values) {
      const key = keyOf(value)
      if (!known.has(key)) yield value
      known.add(key)
    }
}

/** Whether the control of a subject lets anybody enter a value. */
function canHold({ strict, kind, options = [] }: Subject, value: Value): boolean {
  if (!strict || value.type !== 'text') return true
  return kind === 'choice' ? options.includes(value.value) : kind === 'text'
}
