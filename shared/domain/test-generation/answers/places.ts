import type { TextRange } from '../schema.ts'
import type { Answer } from './schema.ts'

/** Where an answer stands in a text, and the sentence that it answers a question about, where that still stands there. */
export interface AnswerPlace {
  answer: TextRange
  asked?: TextRange
}

/** The places of the answers in a text. One that was taken out, or whose words are others by now, has none. */
export const answerPlaces = (text: string, answers: readonly Answer[]): AnswerPlace[] =>
  answers.flatMap((answer) => placeIn(text, answer) ?? [])

/** Of equal sentences that one is meant which the answer stands behind most closely. */
function placeIn(text: string, { sentence, answer }: Answer): AnswerPlace | undefined {
  const found =
    sentence === '' ? [] : placesOf(text, sentence).flatMap((at) => nextTo(text, at, { sentence, answer }))
  const [nearest] = found.sort((a, b) => a.from - b.from)
  if (nearest) return { answer: rangeOf(nearest.at, answer), asked: rangeOf(nearest.asked, sentence) }
  const at = text.indexOf(answer)
  if (at < 0) return undefined
  // In a story the answer stands in the description, and the sentence may be a criterion behind it.
  const asked = sentence === '' ? -1 : text.indexOf(sentence)
  return { answer: rangeOf(at, answer), ...(asked >= 0 && { asked: rangeOf(asked, sentence) }) }
}

/** In its place, where it goes on with the sentence, or somewhere behind it. */
function nextTo(text: string, asked: number, { sentence, answer }: Answer) {
  const isInPlace = answer.startsWith(sentence) && text.startsWith(answer, asked)
  const at = isInPlace ? asked : text.indexOf(answer, asked + sentence.length)
  return at < 0 ? [] : [{ at, asked, from: at - asked }]
}

/** Hostile texts repeat a sentence without end. */
const mostPlaces = 100

function placesOf(text: string, words: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0 && places.length < mostPlaces; at = text.indexOf(words, at + 1))
    places.push(at)
  return places
}

const rangeOf = (start: number, words: string): TextRange => ({ start, end: start + words.length })

export const overlaps = (one: TextRange, other: TextRange): boolean =>
  one.start < other.end && other.start < one.end
