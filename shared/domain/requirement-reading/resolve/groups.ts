import type { Condition } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'

/** A demand on several at once is one on each. */
export function aboutOne(holds: Condition<Reference>, group: Reference, name: string): Condition<Reference> {
  const one: Reference = { kind: 'named', words: name, quoted: true, start: group.start, end: group.end }
  return JSON.parse(JSON.stringify(holds), (_key, value: unknown) =>
    isSame(value, group) ? one : value,
  ) as Condition<Reference>
}

function isSame(value: unknown, { start, end, words }: Reference): boolean {
  const other = value as Partial<Reference> | null
  return (
    typeof other === 'object' &&
    other !== null &&
    other.words === words &&
    other.start === start &&
    other.end === end
  )
}
