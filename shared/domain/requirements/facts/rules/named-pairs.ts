import type { ReadSentence } from '../../read-sentence.ts'
import type { RelationFact } from '../types.ts'
import { labelKey } from '../labels.ts'

/**
 * "Departure and destination must be different" beside the inputs "Departure airport", "Destination airport" and "Departure date" compares the two that end alike,
 * not whatever begins with one of the words. Linear in the number of inputs.
 */
export function withNamedPairs(sentences: ReadSentence[]): ReadSentence[] {
  if (!sentences.some(({ facts }) => facts.some((fact) => fact.kind === 'relation' && fact.differs)))
    return sentences
  const labels = [
    ...new Set(
      sentences.flatMap(({ facts }) =>
        facts.flatMap((fact) => (fact.kind === 'field' && !fact.known ? [fact.label] : [])),
      ),
    ),
  ]
  return sentences.map((sentence) => ({
    ...sentence,
    facts: sentence.facts.flatMap((fact) => {
      if (fact.kind !== 'relation' || !fact.differs) return [fact]
      const meant = meantBy(fact, labels)
      return meant ? [meant] : []
    }),
  }))
}

/** Undefined where a name begins several inputs and none of them goes with the other name. */
function meantBy(fact: RelationFact, labels: string[]): RelationFact | undefined {
  const exact = (name: string) => labels.some((label) => labelKey(label) === labelKey(name))
  if (exact(fact.label) && exact(fact.other)) return fact
  const [left, right] = [longer(fact.label, labels), longer(fact.other, labels)]
  if (left.length === 0 || right.length === 0) return fact
  for (const one of left) {
    const tail = one.slice(fact.label.length).toLowerCase()
    const other = right.find((label) => label.slice(fact.other.length).toLowerCase() === tail)
    if (other !== undefined && other !== one) return { ...fact, label: one, other }
  }
  return left.length > 1 || right.length > 1 ? undefined : fact
}

function longer(name: string, labels: string[]): string[] {
  const start = `${name.toLowerCase()} `
  return labels.filter((label) => label.toLowerCase().startsWith(start))
}
