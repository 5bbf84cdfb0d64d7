import type { Answer } from '../../../shared/domain/test-generation/answers/schema.ts'

/** An answer in words of its author, and the sentence that it answers a question about, as it stood when that was asked. */
export type Written = Answer

export interface WrittenPlace {
  start: number
  end: number
  /** Where the sentence stands; undefined where it is gone. */
  asked?: number
}

/** Where an answer stands in a text, by the same rule as in the engine, which pages cannot import. Of equal sentences that one is meant which it stands behind most closely. */
export function placeOfWritten(text: string, { sentence, answer }: Written): WrittenPlace | undefined {
  const places = sentence === '' ? [] : placesOf(text, sentence)
  const behind = places
    .map((asked) => ({
      asked,
      start:
        answer.startsWith(sentence) && text.startsWith(answer, asked)
          ? asked
          : text.indexOf(answer, asked + sentence.length),
    }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - a.asked - (b.start - b.asked))
  const [nearest = { start: text.indexOf(answer) }] = behind
  return nearest.start < 0 ? undefined : { ...nearest, end: nearest.start + answer.length }
}

/** A question with what its author answered last in words of their own. */
export function writtenFor<Q extends { words: string }>(
  question: Q,
  all: readonly Written[],
): Q & { written?: string } {
  const own = all.findLast(({ sentence }) => sentence === question.words)
  return own ? { ...question, written: own.answer } : question
}

/** The answers that stand in a text: the others are taken back. */
export const standing = (text: string, all: readonly Written[]): Written[] =>
  all.filter((each) => placeOfWritten(text, each) !== undefined)

/** Answers after a change of the text that they stand in: what is changed within one is changed in it, and what is typed at the end of one that no full stop closes goes on with it. */
export function followed(all: readonly Written[], before: string, after: string): readonly Written[] {
  const change = changeOf(before, after)
  return all.map((each) => {
    const place = placeOfWritten(before, each)
    if (!place) return each
    const typed = typedAt(place.end, before, after)
    if (typed !== '' && !/[.!?]$/.test(each.answer) && !typed.startsWith('\n'))
      return { ...each, answer: each.answer + typed }
    const isWithin = change.start >= place.start && change.end <= place.end
    const isBeside =
      change.start === change.end && (change.start === place.start || change.start === place.end)
    const answer = after.slice(place.start, place.end + change.longer)
    return isWithin && !isBeside && answer.trim() !== '' ? { ...each, answer } : each
  })
}

/** What was typed at a place; empty where the change is another one. */
function typedAt(place: number, before: string, after: string): string {
  const typed = after.slice(place, place + Math.max(0, after.length - before.length))
  return before.slice(0, place) + typed + before.slice(place) === after ? typed : ''
}

interface Change {
  /** What of the text before was replaced. */
  start: number
  end: number
  /** How many characters longer it became. */
  longer: number
}

function changeOf(before: string, after: string): Change {
  const most = Math.min(before.length, after.length)
  let [front, back] = [0, 0]
  while (front < most && before[front] === after[front]) front++
  while (back < most - front && before.at(-1 - back) === after.at(-1 - back)) back++
  return { start: front, end: before.length - back, longer: after.length - before.length }
}

function placesOf(text: string, words: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) places.push(at)
  return places
}
