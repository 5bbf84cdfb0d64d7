import { singular } from '../../english/plural.ts'
import type { Condition } from '../../requirement-model/index.ts'
import { isChosen } from '../grammar/for-whom.ts'
import type { Reference } from '../tokens.ts'
import { Unresolved } from './mapping.ts'
import { optionOf, type Where } from './subjects.ts'

/** "For dogs", "for the load type Liquid", "for Wrapped loads": the one choice that has this option. */
export function chosenOption(one: Condition<Reference>, where: Where): Condition | undefined {
  if (one.kind !== 'one-of' || !one.values.some((value) => value.type === 'text' && value.value === isChosen))
    return undefined
  const { words } = one.subject
  for (const name of namesIn(words)) {
    const owner = where.vocabulary.withOption(name)
    const option = owner && optionOf(owner, name)
    if (!owner || option === undefined) continue
    return { kind: 'one-of', subject: owner.id, values: [{ type: 'text', value: option }] }
  }
  // "A set is rented for …" may be for whatever there is.
  if (one.values.some(({ type }) => type === 'empty')) return { kind: 'all', of: [] }
  throw new Unresolved(words)
}

/** The words as they stand, in the singular, and without those before or behind: "Wrapped" of "Wrapped loads". */
function namesIn(words: string): string[] {
  const parts = words.split(' ')
  const shorter = parts.flatMap((_, cut) => (cut === 0 ? [] : [parts.slice(cut).join(' '), parts.slice(0, -cut).join(' ')])) // prettier-ignore
  return [words, ...shorter].flatMap((name) => [name, singular(name)])
}
