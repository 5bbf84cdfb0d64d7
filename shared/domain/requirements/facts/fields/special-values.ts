import type { ReadSentence } from '../../read-sentence.ts'
import { labelKey } from '../labels.ts'
import type { Fact, FieldFact, NumberRange } from '../types.ts'

const entered =
  /^(?:(?:the|an?) )?(?:user|customer|buyer|shopper|visitor|guest|member|person|employee|clerk) (?:enters?|sets?|types?|chooses?|selects?|changes?) (?:the |an? |his |her |their )?([a-z][a-z -]{1,30}?) (?:of|to|as) (\d{1,6})$/i
const reached =
  /^(?:the |an? )?([a-z][a-z -]{1,30}?) (?:is (?:set|changed|reduced) to|becomes|is) (\d{1,6})$/i

interface Special {
  key: string
  label: string
  value: bigint
}

/**
 * "If the user enters a quantity of 0, the product is removed" beside "between 1 and 99": that value is not refused, it means something else. Its case enters it, and no
 * other one calls it wrong. Linear in the number of facts.
 */
export function withSpecialValues(sentences: ReadSentence[]): ReadSentence[] {
  const fields = new Map<string, FieldFact>()
  for (const { facts } of sentences)
    for (const fact of facts)
      if (fact.kind === 'field' && fact.constraints.number) fields.set(labelKey(fact.label), fact)
  const found: Special[] = []
  const told = sentences.map((sentence) => ({
    ...sentence,
    facts: happening(sentence).flatMap((fact) => {
      const [when, more] = fact.kind === 'scenario' && fact.given.length === 0 ? fact.when : []
      const special = when === undefined || more !== undefined ? undefined : specialIn(when, fields)
      if (!special || fact.kind !== 'scenario') return sentence.facts.includes(fact) ? [fact] : []
      found.push(special)
      return [{ ...fact, when: [`enter "${special.value}" in the "${special.label}" field`] }]
    }),
  }))
  if (found.length === 0) return sentences
  return told.map((sentence) => ({
    ...sentence,
    facts: sentence.facts.map((fact) => (fact.kind === 'field' ? without(fact, found) : fact)),
  }))
}

/** A sentence of which nothing was read may still tell what happens on an entry; it stays unread where that is none. */
function happening({ facts, text, table, kind }: ReadSentence): Fact[] {
  if (facts.length > 0 || table || kind !== 'requirement' || text.length > 240) return facts
  const [, when = '', outcome = ''] = /^\W*(?:if|when) ([^,"]{5,80}), ([^"]{5,160}?)[.\s]*$/i.exec(text) ?? []
  if (!entered.test(when) && !reached.test(when)) return facts
  return [{ kind: 'scenario', given: [], when: [when], outcomes: [outcome], role: 'main' }]
}

function specialIn(when: string, fields: Map<string, FieldFact>): Special | undefined {
  const [, name = '', digits = ''] = entered.exec(when.trim()) ?? reached.exec(when.trim()) ?? []
  const key = labelKey(name)
  const field = fields.get(key)
  const value = digits === '' ? undefined : BigInt(digits)
  if (!field?.constraints.number || value === undefined || !isNextBelow(field.constraints.number, value))
    return undefined
  return { key, label: field.label, value }
}

/** Only the value right below the range stands in the place of the first wrong one. */
function isNextBelow({ min, scale, step }: NumberRange, value: bigint): boolean {
  return min !== undefined && scale === 0 && value === min - step
}

function without(fact: FieldFact, found: Special[]): FieldFact {
  const { number } = fact.constraints
  const special =
    number?.min !== undefined &&
    found.some(({ key, value }) => key === labelKey(fact.label) && isNextBelow(number, value))
  return special && number?.min !== undefined
    ? { ...fact, constraints: { ...fact.constraints, number: { ...number, floor: number.min } } }
    : fact
}
