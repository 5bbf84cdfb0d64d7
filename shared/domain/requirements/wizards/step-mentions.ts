import type { Masked } from '../facts/mask.ts'
import { placeOf } from '../../ordinals.ts'

/** A place of a sentence that names a step. */
export interface Mention {
  step: number
  start: number
  end: number
}

/** What is known of the steps before a sentence is read. */
export interface StepNames {
  total: number
  /** Names in lower case: headings, titles, "summary". */
  names: Map<string, number>
}

const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
}
const noun = '(?:steps?|pages?|screens?|stages?|parts?)'

/** "Step 2 of 3", "2/4": a text that counts the steps; undefined for any other. */
export function markIn(text: string): { step: number; total: number } | undefined {
  const found = /^(?:\p{L}[\p{L} ]{0,20} )?(\d{1,2}) ?(?:of|\/|out of) ?(\d{1,2})$/iu.exec(text.trim())
  const [step, total] = [Number(found?.[1]), Number(found?.[2])]
  return found && step >= 1 && step <= total && total > 1 && total < 13 ? { step, total } : undefined
}

/** "Step 2 of 4: Your meter": which step a heading counts that also names it; undefined for any other text. */
export function countedHeading(text: string, total: number): number | undefined {
  const found = /^(?:\p{L}[\p{L} ]{0,20} )?(\d{1,2}) ?(?:of|\/|out of) ?(\d{1,2})\s?[:–—-]\s?\p{L}/iu.exec(
    text.trim(),
  )
  const step = Number(found?.[1])
  return found && Number(found[2]) === total && step >= 1 && step <= total ? step : undefined
}

/** How many steps a sentence says that there are: "in three steps", "has 4 pages". */
export function totalIn(masked: string): number | undefined {
  const found = /\b(two|three|four|five|six|seven|\d)(?: \w+)? (?:steps|pages|screens|stages|parts)\b/i
    .exec(masked)?.[1]
    ?.toLowerCase()
  const total = found === undefined ? undefined : (words[found] ?? Number(found))
  return total !== undefined && total > 1 && total < 13 ? total : undefined
}

/** The steps that a sentence names, in their order: by number, by ordinal, by a text that counts them, by name. */
export function mentionsIn(part: Masked, { total, names }: StepNames): Mention[] {
  const found: Mention[] = []
  const add = (step: number | undefined, start: number, length: number) => {
    if (step !== undefined && step >= 1 && step <= total) found.push({ step, start, end: start + length })
  }
  for (const match of part.masked.matchAll(numbered)) {
    add(words[(match[1] ?? '').toLowerCase()] ?? Number(match[1]), match.index, match[0].length)
    for (const more of (match[2] ?? '').matchAll(/\d{1,2}/g))
      add(Number(more[0]), match.index, match[0].length)
  }
  for (const match of part.masked.matchAll(ordinal)) {
    const word = (match[1] ?? '').toLowerCase()
    add(/last|final/.test(word) ? total : placeOf(word), match.index, match[0].length)
  }
  for (const { value, start, end } of part.quotes) {
    const mark = markIn(value)
    add(mark?.step ?? names.get(value.toLowerCase()), start, end - start)
  }
  for (const [name, step] of names) {
    if (!plainNames.has(name)) continue
    const at = part.masked.toLowerCase().search(new RegExp(`\\b${name}\\b`))
    if (at >= 0) add(step, at, name.length)
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** Names that are words of their own: a step so headed is meant wherever they stand. */
export const plainNames = new Set(['summary', 'overview', 'review'])

const numbered = new RegExp(
  `\\b${noun} (\\d{1,2}|one|two|three|four|five|six)\\b(?! ?%)((?:\\s*(?:,|and|or|to|–)\\s*(?:${noun} )?\\d{1,2}(?=[\\s,.;:)"]|$)(?!\\s+(?:characters|digits|letters|days?|nights?|hours?|euros?|EUR|%)))*)`,
  'gi',
)
const ordinal = new RegExp(
  `\\b(first|second|third|fourth|fifth|sixth|seventh|last|final) (?:and last )?${noun}\\b`,
  'gi',
)
