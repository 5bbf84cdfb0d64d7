import { parseShape, type Shape } from './parse-shape.ts'

// A run of letters, a run of digits, or the mark of a quoted text.
const word = /[a-z]+|\d+|\uE000/gi
const letter = /[a-z]/i
// What no form is written with.
const unknown = /\\[xck]|\(\?[a-z]*-?[a-z]+:/
// Words that nearly every clause has tell little.
const common = new Set('the a an is are in of on to and it at for'.split(' '))

/** The words of a text as they are needed: in small letters, all numbers as one word, all quoted texts as one. */
export function wordsOf(text: string): string[] {
  return (text.match(word) ?? []).map((one) => asWord(one))
}

// Digits stand before all letters.
const asWord = (one: string): string => (one < ':' ? '0' : one.toLowerCase())

/** A pattern for whole clauses, or one of many patterns in front of which it stands. */
export interface Form {
  pattern: RegExp
  /** The words of which a text has to hold one, where they are told by more than the pattern. */
  needs?: () => string[] | undefined
}

export const needsOf = ({ pattern, needs }: Form): string[] | undefined =>
  needs ? needs() : neededWords(pattern)

/** Words of which a text has to hold one so that any of the forms can fit it. */
export function neededByAll(forms: readonly Form[]): string[] | undefined {
  const each = forms.map((form) => needsOf(form))
  return each.every((words) => words !== undefined) ? [...new Set(each.flat())] : undefined
}

/** Words of which a text has to hold one so that a regular expression can match it; undefined where none can be told. */
export function neededWords({ source, flags }: RegExp): string[] | undefined {
  if (/[uv]/.test(flags) || unknown.test(source)) return undefined
  const words = needed(parseShape(source), false, false)
  return words && [...new Set(words)]
}

// `starts` and `ends`: what stands before and behind the shape is no letter.
function needed(shape: Shape, starts: boolean, ends: boolean): string[] | undefined {
  if (shape.kind === 'strings') return fromStrings(shape.strings, starts, ends)
  if (shape.kind === 'digit') return ['0']
  if (shape.kind === 'choice') {
    const each = shape.parts.map((part) => needed(part, starts, ends))
    return each.every((words) => words !== undefined) ? each.flat() : undefined
  }
  if (shape.kind === 'repeated') return needed(shape.part, false, false)
  return shape.kind === 'sequence' ? fromSequence(shape.parts, starts, ends) : undefined
}

function fromSequence(parts: readonly Shape[], starts: boolean, ends: boolean): string[] | undefined {
  const closedBefore = closings(parts, 'end', starts)
  const closedAfter = closings(parts.toReversed(), 'start', ends).toReversed()
  let best: string[] | undefined
  for (const [at, part] of parts.entries()) {
    const isWorse = best && part.kind === 'strings' && part.strings.length >= weightOf(best)
    const words = isWorse ? undefined : needed(part, closedBefore[at] ?? false, closedAfter[at] ?? false)
    if (words && (!best || weightOf(words) < weightOf(best))) best = words
  }
  return best
}

/** Whether what stands before each part ends in no letter, whatever of it is left out. */
function closings(parts: readonly Shape[], side: 'start' | 'end', outside: boolean): boolean[] {
  let isClosed = outside
  return parts.map((part) => {
    const before = isClosed
    const own = closing(part, side)
    isClosed = own === 'closed' || (own === 'open' && isClosed)
    return before
  })
}

function fromStrings(strings: readonly string[], starts: boolean, ends: boolean): string[] | undefined {
  const words = new Set<string>()
  for (const string of strings) {
    const all = string.match(word) ?? []
    // A run of letters at an end may go on there.
    const from = !starts && isLetter(string, 0) ? 1 : 0
    const to = all.length - (!ends && isLetter(string, -1) ? 1 : 0)
    let best: string | undefined
    for (let at = from; at < to; at++) {
      const one = asWord(all[at] ?? '')
      if (best === undefined || cost(one) < cost(best)) best = one
    }
    if (best === undefined) return undefined
    words.add(best)
  }
  return [...words]

  function cost(one: string): number {
    return words.has(one) ? 0 : weight(one)
  }
}

const isLetter = (string: string, at: number): boolean => letter.test(string.at(at) ?? '')
const weight = (one: string): number => (common.has(one) ? 20 : one === '0' || one === '\uE000' ? 5 : 1)
const weightOf = (words: readonly string[]): number => words.reduce((sum, one) => sum + weight(one), 0)

/** Whether a shape ends (or starts) in no letter: `closed`; `open` where that is so unless it is empty. */
function closing(shape: Shape, side: 'start' | 'end'): 'closed' | 'open' | undefined {
  if (shape.kind === 'strings') {
    const isOpen = shape.strings.every((string) => !isLetter(string, side === 'start' ? 0 : -1))
    return isOpen ? (shape.strings.includes('') ? 'open' : 'closed') : undefined
  }
  if (shape.kind === 'optional') return closing(shape.part, side) && 'open'
  if (shape.kind === 'repeated') return closing(shape.part, side)
  if (shape.kind === 'choice') {
    const all = shape.parts.map((part) => closing(part, side))
    return all.includes(undefined) ? undefined : all.includes('open') ? 'open' : 'closed'
  }
  if (shape.kind !== 'sequence') return shape.kind === 'any' ? undefined : 'closed'
  for (const part of side === 'start' ? shape.parts : shape.parts.toReversed()) {
    const own = closing(part, side)
    if (own !== 'open') return own
  }
  return 'open'
}
