import { exact } from '../../requirements/calculators/decimals.ts'
import type { Condition } from '../../requirements/calculators/parts.ts'
import type { Read } from './entries.ts'

/** Whether all conditions hold; undefined where one depends on what is not known. */
export function meets(when: Condition[], reads: Map<string, Read>): boolean | undefined {
  const each = when.map((condition) => holds(condition, reads.get(condition.label)))
  return each.includes(false) ? false : each.includes(undefined) ? undefined : true
}

function holds(condition: Condition, read: Read): boolean | undefined {
  if (!read || 'message' in read) return undefined
  if (condition.is === 'between') return 'number' in read ? within(condition, read.number) : undefined
  if (!('text' in read)) return undefined
  return condition.is === 'ticked'
    ? (read.text === 'checked') === condition.on
    : condition.values.includes(read.text)
}

function within(
  { min, minOpen, max, maxOpen }: Extract<Condition, { is: 'between' }>,
  number: number,
): boolean {
  const value = exact(number)
  const low = min === undefined || (minOpen ? value > exact(min) : value >= exact(min))
  const high = max === undefined || (maxOpen ? value < exact(max) : value <= exact(max))
  return low && high
}
