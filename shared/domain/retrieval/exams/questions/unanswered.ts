import { termsOf } from '../../terms.ts'

/** Words that ask, or tie others together, and tell nothing of what is asked for. */
const idle = new Set(
  termsOf(
    `how many much money what which who whom whoever when where why percentage mean means does do said about from up than more most least within
    without after before until while can could may might must shall should would has have had were been per each every any all one its their`,
  ),
)

const longest = 120
const fewestWords = 3
/** Words that stand for what was said before. */
const pointing = /\b(?:it|its|they|them|their|this|these|those|he|she|his|her|we|our|you|your)\b/i

const contentWords = (question: string): string[] => [
  ...new Set(termsOf(question).filter((term) => !idle.has(term))),
]

/**
 * Whether a question can be asked by somebody who has not seen the text that it was made of: a short sentence of its own, without marks of a text, and with three words at
 * least that tell what is asked for.
 */
export const standsAlone = (question: string): boolean =>
  question.length <= longest &&
  /^\p{Lu}/u.test(question) &&
  !/[`*_[\](){}<>"“”;:|]/.test(question) &&
  !/\S(?<=[-–/.])how\b/.test(question) &&
  !pointing.test(question) &&
  contentWords(question).length >= fewestWords

/**
 * Whether passages may answer a question: one of them holds more than half of its content words, compared by their stems. Where none does, nothing in them is about what is asked
 * for, in whatever words: an answer would have to name its subject.
 */
export function mayAnswer(question: string, passages: Iterable<string>): boolean {
  const words = contentWords(question)
  for (const passage of passages) {
    const held = new Set(termsOf(passage))
    if (words.filter((word) => held.has(word)).length * 2 > words.length) return true
  }
  return false
}
