import type { ReadSentence } from '../../read-sentence.ts'
import { maskQuotes } from '../mask.ts'

const otherwise =
  /^\W*(?:otherwise|else|if not),? (?:then )?((?:an?|the|all|every|each|error|no) .{8,200}?)\.?$/i
const refusing =
  /\b(?:errors?|messages?|hints?|warnings?|invalid|wrong|missing|not (?:sent|saved|accepted|submitted)|red)\b/i

/** "When everything is ok, … appears. Otherwise an error is shown next to each invalid field": what refused input leads to, without a message. */
export function withOtherwiseRefused(sentences: ReadSentence[]): ReadSentence[] {
  return sentences.map((sentence, at) => {
    const before = sentences[at - 1]
    if (sentence.table || before?.section !== sentence.section) return sentence
    const { masked, quotes } = maskQuotes(sentence.text)
    const outcome = quotes.length > 0 ? undefined : otherwise.exec(masked)?.[1]
    if (outcome === undefined || !refusing.test(outcome)) return sentence
    if (!before.facts.some(({ kind }) => kind === 'success')) return sentence
    return {
      ...sentence,
      kind: 'requirement',
      facts: [...sentence.facts.filter(({ kind }) => kind !== 'rule'), { kind: 'refusal', outcome }],
    }
  })
}
