import { spokenIn } from '../test-generation/requirements/languages.ts'
import type { ReadSentence } from './read-sentence.ts'

/**
 * Labels and headings without a frequent word ("Anmeldung") belong to the language of the sentences around them: between two that
 * were not read for their language, or beside one at the end of the text, they are not read either. Linear.
 */
export function withForeignLabels(sentences: ReadSentence[]): ReadSentence[] {
  if (!sentences.some(isForeign)) return sentences
  const before = decided(sentences)
  const after = decided(sentences.toReversed()).toReversed()
  return sentences.map((sentence, index) => {
    const around = [before[index], after[index]].filter((one) => one !== undefined)
    const foreign = isOpen(sentence) && around.length > 0 && around.every((one) => one)
    return foreign ? { ...sentence, kind: 'notRead', reason: 'language', facts: [] } : sentence
  })
}

/** For each sentence, whether the last decided one before it was foreign. */
function decided(sentences: ReadSentence[]): (boolean | undefined)[] {
  let last: boolean | undefined
  return sentences.map((sentence) => {
    const known = last
    if (isForeign(sentence)) last = true
    else if (!isOpen(sentence) && sentence.kind !== 'notRead') last = false
    return known
  })
}

function isForeign({ kind, reason }: ReadSentence): boolean {
  return kind === 'notRead' && reason === 'language'
}

function isOpen({ kind, text }: ReadSentence): boolean {
  return kind !== 'notRead' && spokenIn(text).english === 0
}
