import { decimalText, exact } from '../requirement-model/decimal.ts'
import { converted, isSameUnit } from '../requirement-model/evaluate/units.ts'
import type { Id } from '../requirement-model/index.ts'
import { isTree, withFittedValues, type Tree } from './held-values.ts'

interface Units {
  /** The unit of a number that says none. */
  from: string | undefined
  to: string
}

/**
 * The same condition, event or effect with each number in the unit of the subject that it is held against, or put in: 2 h of what is
 * counted in minutes are 120. A number that has no end there, or that nobody can convert, stays as it is.
 */
export function inUnits<T>(tree: T, unitsOf: (id: Id) => Units | undefined): T {
  return withFittedValues(tree, {
    expression(held, id) {
      const units = unitsOf(id)
      const own = typeof held['unit'] === 'string' ? held['unit'] : undefined
      const value = units && changed(held['value'], own ?? units.from, units.to)
      return value ? { ...held, value, ...(own !== undefined && { unit: units?.to }) } : held
    },
    plain(value, id) {
      const units = unitsOf(id)
      return (units && changed(value, units.from, units.to)) ?? value
    },
  })
}

function changed(value: unknown, from: string | undefined, to: string): Tree | undefined {
  if (!isTree(value) || value['type'] !== 'number' || typeof value['value'] !== 'string') return undefined
  if (from === undefined || isSameUnit(from, to)) return value
  const own = exact(value['value'])
  const same = own && converted(own, from, to)
  const text = same && decimalText(same)
  return text === undefined ? undefined : { ...value, value: text }
}
