import { sentencesIn } from './sentences.ts'

/** A part of a sentence with the marks that stand behind it. */
export interface Segment {
  text: string
  marks: number[]
}

export interface MarkedSentence {
  /** Without its marks. */
  text: string
  segments: Segment[]
}

const marks = /\[(\d{1,3}(?:\s?[,;]\s?\d{1,3}){0,9})\]/g
const listMark = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/
const longestAnswer = 20_000

/** The sentences of an answer, each in the parts that its marks `[1]`, `[2, 3]` end; a mark behind the full stop belongs to the sentence before it. Costs the length of the answer. */
export const segmentsIn = (answer: string): MarkedSentence[] =>
  answer
    .slice(0, longestAnswer)
    .split('\n')
    .map((line) => line.replace(listMark, ''))
    .flatMap(sentencesOfLine)

function sentencesOfLine(line: string): MarkedSentence[] {
  const found = [...line.matchAll(marks)].map(({ 0: written, 1: numbers = '', index }) => ({
    start: index,
    end: index + written.length,
    numbers: numbers.split(/[,;]/).map(Number),
  }))
  // Marks become one blank each for finding sentences; what they take is given back by the places that are kept.
  const { plain, places } = withoutMarks(line, found)
  const spans = sentencesIn(plain, { start: 0, end: plain.length })
  const startOf = (at: number) => places(spans[at]?.start ?? plain.length)
  return spans.flatMap((_, at) => {
    const [from, to] = [at === 0 ? 0 : startOf(at), at + 1 < spans.length ? startOf(at + 1) : line.length]
    return sentenceOf(line, { from, to, found: found.filter(({ start }) => start >= from && start < to) })
  })
}

interface Mark {
  start: number
  end: number
  numbers: number[]
}

function withoutMarks(line: string, found: readonly Mark[]) {
  let plain = ''
  let at = 0
  const shifts: { at: number; by: number }[] = []
  for (const { start, end } of found) {
    plain += `${line.slice(at, start)} `
    at = end
    shifts.push({ at: plain.length, by: at - plain.length })
  }
  plain += line.slice(at)
  return {
    plain,
    places: (place: number) => place + (shifts.findLast((shift) => shift.at <= place)?.by ?? 0),
  }
}

const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

function sentenceOf(
  line: string,
  { from, to, found }: { from: number; to: number; found: readonly Mark[] },
): MarkedSentence[] {
  const segments: Segment[] = []
  let at = from
  for (const { start, end, numbers } of found) {
    const text = line.slice(at, start)
    const last = segments.at(-1)
    if (saysSomething(text) || !last) segments.push({ text: text.trim(), marks: [...numbers] })
    else last.marks.push(...numbers)
    at = end
  }
  const rest = line.slice(at, to)
  // What stands behind the last mark is said by nobody.
  if (saysSomething(rest)) segments.push({ text: rest.trim(), marks: [] })
  const text = tidy(line.slice(from, to).replace(marks, ' '))
  return saysSomething(text) ? [{ text, segments }] : []
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()
