import type { ReadSentence } from '../../read-sentence.ts'
import type { Atom, RuleFact } from '../types.ts'

const delivery = '(?:the )?(?:(?:standard|home) )?(?:shipping|delivery|postage|freight|shipment)'
const priced = new RegExp(`^${delivery}(?: (?:costs?|fees?|charges?))? (?:is|are|costs?) [€$£]?\\d`, 'i')
const free = new RegExp(`^${delivery}(?: (?:costs?|fees?|charges?))? (?:is|are) free\\b`, 'i')

/**
 * "Free delivery from 50 EUR" beside "The shipping cost is 4.90 EUR up to 2 kg …": the looked-up cost holds only where delivery is not
 * free. Only where one sentence alone says when it is. Linear in the sentences.
 */
export function withFreeDelivery(sentences: ReadSentence[]): ReadSentence[] {
  const found = sentences.flatMap(({ facts }) => facts.flatMap(freeWhen))
  const [when, more] = found
  if (!when || more) return sentences
  return sentences.map((sentence) =>
    sentence.table || !sentence.facts.some((fact) => fact.kind === 'rule' && isPriced(fact, when))
      ? sentence
      : {
          ...sentence,
          facts: sentence.facts.map((fact) =>
            fact.kind === 'rule' && isPriced(fact, when)
              ? { ...fact, anyOf: fact.anyOf.map((atoms) => [...atoms, { ...when, negated: true }]) }
              : fact,
          ),
        },
  )
}

function freeWhen(fact: ReadSentence['facts'][number]): Atom[] {
  if (fact.kind !== 'rule' || fact.table || !free.test(fact.outcome)) return []
  const [atoms, others] = fact.anyOf
  const [atom, more] = atoms ?? []
  return atom?.number && !atom.negated && !more && !others ? [atom] : []
}

/** A cost looked up by something else than what makes delivery free. */
function isPriced({ anyOf, outcome, otherwise, table }: RuleFact, { subject }: Atom): boolean {
  return (
    !otherwise &&
    !table &&
    priced.test(outcome) &&
    anyOf.every((atoms) => atoms.length === 1 && atoms.every((one) => one.number && one.subject !== subject))
  )
}
