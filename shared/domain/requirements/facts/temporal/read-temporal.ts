import { statedBounds, type Part } from './bounds.ts'
import { compareMoments, shifted, today, type TemporalRange } from './moment.ts'
import { countedFromToday } from './from-today.ts'

const wish =
  /\b(not|never|cannot|can't|mustn't|no)?\s?(?:(?:be|lie|lies|is|a|any)(?=)\s){0,3}(?:dates?\s|days?\s)?(?=)(?:in the (past|future)|(past|future) (?:dates?|days?))\b/gi

const minuteSteps =
  /\b(?:every|in (?:steps|intervals|slots) of|step(?: size)?(?: of)?:?)\s(\d{1,3})\s?min(?:ute)?s?\b|\b(\d{1,3})[ -]minute (?:slots?|steps?|intervals?|grid)\b/i

/** A range of days, minutes or both, with what is left of the text when the words that state it are blanked. */
export interface ReadTemporal {
  range: TemporalRange
  rest: string
}

/** Every side that a text states about dates and times, in order; sides do not overlap. Linear in the length of the text. */
export function temporalParts(text: string): Part[] {
  const parts: Part[] = countedFromToday(text)
  for (const part of statedBounds(blanked(text, parts))) parts.push(part)
  const open = blanked(text, parts)
  for (const match of open.matchAll(wish)) {
    const past = /past/i.test(match[2] ?? match[3] ?? '')
    const denied = match[1] !== undefined
    const ends = past
      ? denied
        ? { min: today() }
        : { max: today(-1) }
      : denied
        ? { max: today() }
        : { min: today(1) }
    parts.push({ of: 'date', ...ends, start: match.index, end: match.index + match[0].length })
  }
  return parts.sort((a, b) => a.start - b.start)
}

/** The range of a predicate ("must be between … and …", "no earlier than tomorrow"); nothing when sides contradict or mix kinds. */
export function readTemporal(words: string): ReadTemporal | undefined {
  if (/\b(?:neither|nor) today\b/i.test(words)) return undefined
  // "Neither in the past nor …" denies both; the letters stay where they are.
  const text = /\bneither\b/i.test(words)
    ? words.replace(/\bneither\b/gi, '    not').replace(/\bnor\b/gi, 'not')
    : words
  const parts = temporalParts(text)
  const [first] = parts
  if (!first) return undefined
  const range: TemporalRange = { of: first.of }
  for (const { of, min, max } of parts) {
    if (of !== range.of || (!min && !max)) return undefined
    if (min) range.min ??= min
    if (max) range.max ??= max
  }
  if (isReversed(range)) return undefined
  const stepped = range.of === 'time' && range.min ? minuteSteps.exec(text) : null
  const step = Number(stepped?.[1] ?? stepped?.[2] ?? 0)
  if (!stepped || step < 2) return { range, rest: blanked(text, parts) }
  const steps = { of: range.of, start: stepped.index, end: stepped.index + stepped[0].length }
  return { range: onSteps(range, step), rest: blanked(text, [...parts, steps]) }
}

/** The last allowed time is the last step that is not after the stated end. */
function onSteps(range: TemporalRange, step: number): TemporalRange {
  const { min, max } = range
  if (min?.from !== 'calendar' || max?.from !== 'calendar') return { ...range, step }
  return { ...range, step, max: { from: 'calendar', at: max.at - ((max.at - min.at) % step) } }
}

/** What an error condition leaves allowed: "If the date is in the past" leaves today and later. */
export function temporalLeft(condition: string): TemporalRange | undefined {
  const parts = temporalParts(condition)
  const [first] = parts
  if (!first || parts.length > 2) return undefined
  const left: TemporalRange = { of: first.of }
  for (const { of, min, max } of parts) {
    if (of !== left.of || !min === !max) return undefined
    const low = max && shifted(max, 1, of)
    const high = min && shifted(min, -1, of)
    if (low) left.min ??= low
    if (high) left.max ??= high
  }
  return (left.min ?? left.max) === undefined || isReversed(left) ? undefined : left
}

function isReversed({ min, max }: TemporalRange): boolean {
  return min !== undefined && max !== undefined && (compareMoments(min, max) ?? 0) > 0
}

function blanked(text: string, parts: Pick<Part, 'start' | 'end'>[]): string {
  if (parts.length === 0) return text
  const units = text.split('')
  for (const { start, end } of parts) units.fill(' ', start, end)
  return units.join('')
}
