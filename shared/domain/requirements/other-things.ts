import type { ReadSentence } from './read-sentence.ts'

/** A quoted sentence is something that a page says, not what a field is called. */
const said = /^\p{Lu}\S*(?:\s+\S+){2,}[.!]$/u
/** "Step 1 of 4" tells how far somebody has come. */
const progress = /^(?:step|page|part|question|screen)\s+\d+\s+(?:of|\/)\s+\d+$/i

/** Takes back inputs whose names are something else: what a page says, or how far somebody has come. */
export function withoutOtherThings(sentences: ReadSentence[]): ReadSentence[] {
  return sentences.map((sentence) => {
    const facts = sentence.facts.filter(
      (fact) =>
        !(
          (fact.kind === 'field' || fact.kind === 'mention') &&
          (said.test(fact.label) || progress.test(fact.label))
        ),
    )
    return facts.length === sentence.facts.length ? sentence : { ...sentence, facts }
  })
}
