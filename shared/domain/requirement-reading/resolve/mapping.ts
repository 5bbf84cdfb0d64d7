import type {
  Condition,
  Effect,
  Event,
  Expression,
  Id,
  Template,
  Where,
} from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { isEverything } from './naming.ts'

/** What a text names and nothing in it explains: the clause is a gap. */
export class Unresolved extends Error {
  readonly words: string
  constructor(words: string) {
    super(`Nothing says what "${words}" is.`)
    this.words = words
  }
}

/** How names become ids. Each throws `Unresolved` where there is nothing of that name. */
export interface Resolver {
  subject(reference: Reference): Id
  /** What gets a value: of "it becomes Paid" what can be Paid. */
  holder(reference: Reference, value: Expression<Reference>): Id
  list(reference: Reference): Id
  /** Subjects of a condition that speaks of validity: "they", "the entries". */
  all(references: Reference[]): Id[]
  target(reference: Reference): Id
  control(reference: Reference): Id
  /** What a condition means that is no comparison of its own; `map` maps its parts. */
  condition(one: Condition<Reference>, map: (part: Condition<Reference>) => Condition): Condition | undefined
  template(one: Template<Reference>): Template
}

type From<T> = T extends unknown ? T : never

export function mapCondition(one: Condition<Reference>, to: Resolver): Condition {
  const special = to.condition(one, (part) => mapCondition(part, to))
  if (special) return special
  switch (one.kind) {
    case 'compare':
      return compared(one, mapExpression(one.left, to), mapExpression(one.right, to))
    case 'all':
    case 'any':
      return { ...one, of: one.of.map((part) => mapCondition(part, to)) }
    case 'not': {
      const of = mapCondition(one.of, to)
      return of.kind === 'not' ? of.of : { kind: 'not', of }
    }
    case 'valid':
      return validOf(one.subjects ?? [], to)
    case 'said':
      return one
    case 'has-entry':
      return { ...one, list: to.list(one.list), where: mapWhere(one.where, to) }
    case 'repeats':
      return {
        kind: 'repeats',
        subject: to.subject(one.subject),
        ...(one.in ? { in: to.subject(one.in) } : {}),
      }
    default:
      return { ...one, subject: to.subject(one.subject) } as From<Condition>
  }
}

function validOf(subjects: Reference[], to: Resolver): Condition {
  const ids = subjects.some(({ words }) => isEverything(words)) ? [] : to.all(subjects)
  return ids.length > 0 ? { kind: 'valid', subjects: ids } : { kind: 'valid' }
}

/** A thing compared with itself is two things of which only one is known. */
function compared(
  one: Extract<Condition<Reference>, { kind: 'compare' }>,
  left: Expression,
  right: Expression,
): Condition {
  if (JSON.stringify(left) === JSON.stringify(right))
    throw new Unresolved('value' in one.right ? 'value' : 'right side')
  return { kind: 'compare', left, operator: one.operator, right }
}

export function mapExpression(one: Expression<Reference>, to: Resolver): Expression {
  switch (one.kind) {
    case 'value':
    case 'event':
      return one
    case 'subject':
      return { kind: 'subject', subject: to.subject(one.subject) }
    case 'length':
    case 'age':
    case 'round':
      return { ...one, of: mapExpression(one.of, to) }
    case 'count':
      return {
        kind: 'count',
        list: to.list(one.list),
        ...(one.where ? { where: mapWhere(one.where, to) } : {}),
      }
    case 'sum':
      return { kind: 'sum', list: to.list(one.list), field: to.subject(one.field) }
    case 'percent':
      return { kind: 'percent', share: mapExpression(one.share, to), of: mapExpression(one.of, to) }
    case 'shift': {
      const { of, ...rest } = one
      return { ...rest, ...(of ? { of: mapExpression(of, to) } : {}) }
    }
    default:
      return { ...one, of: one.of.map((part) => mapExpression(part, to)) }
  }
}

function mapWhere(where: Where<Reference>, to: Resolver): Where {
  return where.map(({ field, is }) => ({ field: to.subject(field), is: mapExpression(is, to) }))
}

export function mapEvent({ target, value, ...rest }: Event<Reference>, to: Resolver): Event {
  return {
    ...rest,
    ...(target ? { target: to.target(target) } : {}),
    ...(value ? { value: mapExpression(value, to) } : {}),
  }
}

export function mapEffect(one: Effect<Reference>, to: Resolver): Effect {
  switch (one.kind) {
    case 'said':
      // "… in the following format:" says nothing by itself.
      if (one.text.endsWith(':')) throw new Unresolved(one.text)
      return one
    case 'shows': {
      const { near, ...rest } = one
      return { ...rest, text: to.template(one.text), ...(near ? nearOf(near, to) : {}) }
    }
    case 'hides':
      return { ...one, text: to.template(one.text) }
    case 'control':
      return { ...one, control: to.control(one.control) }
    case 'set':
      return { kind: 'set', subject: to.holder(one.subject, one.to), to: mapExpression(one.to, to) }
    case 'adds':
      return { kind: 'adds', list: to.list(one.list), entry: mapWhere(one.entry, to) }
    case 'removes':
      return { kind: 'removes', list: to.list(one.list), where: mapWhere(one.where, to) }
    case 'changes':
      return {
        kind: 'changes',
        list: to.list(one.list),
        where: mapWhere(one.where, to),
        to: mapWhere(one.to, to),
      }
    case 'lists':
      return {
        kind: 'lists',
        ...(one.list ? { list: to.list(one.list) } : {}),
        shown: one.shown.map((text) => to.template(text)),
        hidden: one.hidden.map((text) => to.template(text)),
        ...(one.exactly ? { exactly: true as const } : {}),
      }
    case 'unchanged':
      return one.subject ? { kind: 'unchanged', subject: to.subject(one.subject) } : { kind: 'unchanged' }
    default:
      return one
  }
}

/** Beside which thing a message stands is told where it is known, and left out where not. */
function nearOf(near: Reference, to: Resolver): { near?: Id } {
  try {
    return { near: to.target(near) }
  } catch (error) {
    if (error instanceof Unresolved) return {}
    throw error
  }
}
