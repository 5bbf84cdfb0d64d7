import type { FieldFact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'

/** The inputs of a sentence in the order in which it names them; as they were read where one of them is not found by its name. */
export function inTextOrder({ facts, text }: Pick<ReadSentence, 'facts' | 'text'>): FieldFact[] {
  const fields = facts.filter((fact) => fact.kind === 'field')
  if (fields.length < 2) return fields
  const words = text.toLowerCase()
  const placed = fields.map((fact) => ({ fact, at: placeOf(fact.label.toLowerCase(), words) }))
  if (placed.some(({ at }) => at < 0)) return fields
  return placed.sort((one, other) => one.at - other.at).map(({ fact }) => fact)
}

/** The place of a label as whole words. */
function placeOf(label: string, words: string): number {
  for (let at = words.indexOf(label); at >= 0; at = words.indexOf(label, at + 1)) {
    const around = `${words[at - 1] ?? ' '}${words[at + label.length] ?? ' '}`
    if (!/[\p{L}\p{N}]/u.test(around)) return at
  }
  return -1
}
