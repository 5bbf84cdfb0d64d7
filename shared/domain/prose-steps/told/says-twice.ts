import type { Check } from '../types.ts'

/** Whether one label has two values at the same time: "The order is A, B, C" says no value of a label, but a list. */
export function saysTwice(checks: readonly Check[]): boolean {
  const values = new Map<string, string | undefined>()
  return checks.some(({ kind, target, comparison, negated, expected }) => {
    if (kind !== 'assert_labelled' || comparison !== 'equals' || negated) return false
    const key = JSON.stringify(target)
    const isOther = values.has(key) && values.get(key) !== expected
    values.set(key, expected)
    return isOther
  })
}
