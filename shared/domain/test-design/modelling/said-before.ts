import type { Fact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { LabelIndex } from './label-index.ts'

/** A sentence between an input and "if it is empty" must be about the input too, or "it" is something else. */
export function goesOn({ text, facts }: ReadSentence): boolean {
  return facts.some(isMessage) || /^\W*(?:it|its|this|that|they|their|these|those)\b/i.test(text)
}

export function isMessage({ kind }: Fact): boolean {
  return kind === 'message'
}

/** A summary table repeats fields of the form before it, and so does a list of messages. */
export function knowsAll({ index }: { index: LabelIndex }, { facts }: ReadSentence): boolean {
  return facts.every(
    (fact) => (fact.kind !== 'field' && fact.kind !== 'mention') || index.alike(fact.label) !== undefined,
  )
}
