import { decimalText, exact } from '../../requirement-model/decimal.ts'
import { converted, isSameUnit } from '../../requirement-model/evaluate/units.ts'
import type { Id } from '../../requirement-model/index.ts'

interface Units {
  /** The unit of a number that says none. */
  from: string | undefined
  to: string
}

type Tree = Record<string, unknown>

/**
 * The same condition, event or effect with each number in the unit of the subject that it is held against, or put in: 2 h of what is
 * counted in minutes are 120. A number that has no end there, or that nobody can convert, stays as it is.
 */
export function inUnits<T>(tree: T, unitsOf: (id: Id) => Units | undefined): T {
  return walk(tree) as T

  function walk(one: unknown): unknown {
    if (Array.isArray(one)) return one.map(walk)
    if (!isTree(one)) return one
    const made: Tree = Object.fromEntries(Object.entries(one).map(([name, part]) => [name, walk(part)]))
    return fit(made)
  }

  function fit(one: Tree): Tree {
    const { kind, subject, left, right } = one
    if (kind === 'compare')
      return { ...one, left: expression(left, subjectOf(right)), right: expression(right, subjectOf(left)) }
    if (kind === 'one-of' && Array.isArray(one['values']))
      return { ...one, values: one['values'].map((each) => plain(each, subject)) }
    if (kind === 'set') return { ...one, to: expression(one['to'], subject) }
    if ('action' in one && 'value' in one) return { ...one, value: expression(one['value'], one['target']) }
    return 'field' in one && 'is' in one ? { ...one, is: expression(one['is'], one['field']) } : one
  }

  function expression(one: unknown, id: unknown): unknown {
    const units = typeof id === 'string' ? unitsOf(id) : undefined
    if (!units || !isTree(one) || one['kind'] !== 'value') return one
    const own = typeof one['unit'] === 'string' ? one['unit'] : undefined
    const value = changed(one['value'], own ?? units.from, units.to)
    return value === undefined ? one : { ...one, value, ...(own !== undefined && { unit: units.to }) }
  }

  function plain(value: unknown, id: unknown): unknown {
    const units = typeof id === 'string' ? unitsOf(id) : undefined
    return (units && changed(value, units.from, units.to)) ?? value
  }
}

function changed(value: unknown, from: string | undefined, to: string): Tree | undefined {
  if (!isTree(value) || value['type'] !== 'number' || typeof value['value'] !== 'string') return undefined
  if (from === undefined || isSameUnit(from, to)) return value
  const own = exact(value['value'])
  const same = own && converted(own, from, to)
  const text = same && decimalText(same)
  return text === undefined ? undefined : { ...value, value: text }
}

const isTree = (one: unknown): one is Tree => typeof one === 'object' && one !== null

const subjectOf = (one: unknown): unknown =>
  isTree(one) && one['kind'] === 'subject' ? one['subject'] : undefined
