import type { ReadSentence } from '../../read-sentence.ts'
import { maskQuotes } from '../mask.ts'
import { readFormList } from './form-lists.ts'

const ofFields =
  /\b(?:all|every|each|any|both|other|mandatory|required|the) (?:of the )?(?:fields?|inputs?)\b/i
// The sentence that calls them fields stands near the list.
const near = 3

/** "The page contains Name and City. Every field is mandatory.": a later sentence says that what a page has are inputs. */
export function withFormLists(sentences: ReadSentence[]): ReadSentence[] {
  return sentences.map((sentence, at) => {
    const plain = sentence.kind !== 'heading' && sentence.kind !== 'notRead' && !sentence.table
    if (!plain || sentence.facts.some(({ kind }) => kind === 'field')) return sentence
    const fields = readFormList(maskQuotes(sentence.text), true)
    if (fields.length === 0) return sentence
    const after = sentences.slice(at + 1, at + 1 + near)
    const told = after.some(({ text, section }) => section === sentence.section && ofFields.test(text))
    return told ? { ...sentence, kind: 'requirement', facts: [...sentence.facts, ...fields] } : sentence
  })
}
