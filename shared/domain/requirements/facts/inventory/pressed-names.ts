import { labelKey } from '../labels.ts'
import { maskQuotes } from '../mask.ts'
import type { ReadSentence } from '../../read-sentence.ts'

const pressed =
  /^(?: button)? (?:(?:can|cannot|can't|can’t|could|may|must|should|will) (?:(?:only|not|no longer|then|always) )*be|(?:is|gets) (?:only |then |not )?) ?(?:pressed|clicked|tapped)\b/i
const narrowing =
  /^,? (?:the|this|our) (?:[a-z]+ )?(?:list|table|view|overview|entries|rows|lines|results) (?:can be|is|are|may be) (?:limited|narrowed|restricted|filtered|reduced|confined)\b/i

/**
 * Names that are no inputs with a limit: what "can be pressed only with at least 2 entries" is a button, and 'With "Show" the list can be
 * limited to one state' says of the list how much of it is left. Their numbers are those of other things.
 */
export function withoutPressedInputs(sentences: ReadSentence[]): ReadSentence[] {
  const buttons = new Set<string>()
  const called = new Set<string>()
  const read = sentences.map((sentence) => {
    for (const fact of sentence.facts)
      if (fact.kind === 'control' && fact.control !== 'button') called.add(labelKey(fact.name))
    if (!sentence.text.includes('"') || sentence.kind === 'heading') return sentence
    const part = maskQuotes(sentence.text)
    const limited = new Set<string>()
    for (const { value, start, end } of part.quotes) {
      const behind = part.masked.slice(end, end + 90)
      if (pressed.test(behind)) buttons.add(labelKey(value))
      if (/\b(?:with|by|through|using|in|at) $/i.test(part.masked.slice(0, start)) && narrowing.test(behind))
        limited.add(labelKey(value))
    }
    return limited.size === 0 ? sentence : without(sentence, limited)
  })
  const mistaken = new Set([...buttons].filter((name) => !called.has(name)))
  return mistaken.size === 0 ? read : read.map((sentence) => without(sentence, mistaken))
}

function without(sentence: ReadSentence, names: Set<string>): ReadSentence {
  const facts = sentence.facts.filter(
    (fact) => !((fact.kind === 'field' || fact.kind === 'mention') && names.has(labelKey(fact.label))),
  )
  return facts.length === sentence.facts.length ? sentence : { ...sentence, facts }
}
