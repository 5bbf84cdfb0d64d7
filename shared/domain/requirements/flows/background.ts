import { backgroundOf } from '../facts/behaviour/gherkin-block.ts'
import type { ReadSentence } from '../read-sentence.ts'

/** A "Background:" holds for every scenario behind it, up to the next feature: its givens come first in each. */
export function withBackground(sentences: ReadSentence[]): ReadSentence[] {
  let given: string[] = []
  return sentences.map((sentence) => {
    const found = backgroundOf(sentence.text)
    if (found) {
      given = found
      return { ...sentence, kind: 'context', facts: [] }
    }
    if (sentence.kind === 'heading' && /^\W*feature\b/i.test(sentence.text)) given = []
    if (given.length === 0 || !/[\n\r]/.test(sentence.text)) return sentence
    const facts = sentence.facts.map((fact) =>
      fact.kind === 'scenario' ? { ...fact, given: [...given, ...fact.given] } : fact,
    )
    return { ...sentence, facts }
  })
}
