import { restore, type Prose } from '../prose.ts'
import type { Check } from '../types.ts'

/** A check that a column is there: that of a table, which its header names, or a part of the page that stands as one. */
export function withColumn(check: Check, clause: string, { literals }: Prose): Check {
  const { kind, target } = check
  const { role, name = '', ...more } = target ?? {}
  if (kind !== 'assert_visible' || role !== 'region' || name === '') return check
  const words = restore(clause, literals).replaceAll('"', '').toLowerCase()
  const called = name.toLowerCase()
  const isColumn = words.includes(`column ${called}`) || words.includes(`${called} column`)
  if (!isColumn) return check
  return { ...check, target: { ...more, role: 'columnheader', name, or: [{ ...more, role, name }] } }
}
