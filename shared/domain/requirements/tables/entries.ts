import type { Decimal } from '../../numbers/decimal.ts'
import { atScale } from '../../numbers/decimal.ts'
import type { Atom } from '../facts/types.ts'
import { readCellRange, type CellRange } from './cell-range.ts'

/** What a cell of a decision table says about its condition. `other` stands for all values that the condition does not name. */
export type Entry =
  | { kind: 'any' }
  | { kind: 'holds'; holds: boolean }
  | { kind: 'range'; range: CellRange }
  | { kind: 'values'; values: string[]; negated: boolean }
  | { kind: 'other' }

const any =
  /^(?:[-–—―*.…]{0,3}|any(?:thing| value)?|all|n\/?a|irrelevant|don['’]?t care|either|does not matter)$/i
const yes = /^(?:y|yes|t|true|x|✓|✔|☑|☒|✅)$/i
const no = /^(?:n|no|f|false|✗|✘|☐|❌)$/i
const other = /^(?:others?|else|otherwise|any other|all others?|everything else|rest|default|other values?)$/i

/** Reads one condition cell. Every text is at least a value, so the answer is never missing. */
export function readEntry(cell: string): Entry {
  const text = cell.trim()
  if (any.test(text)) return { kind: 'any' }
  if (yes.test(text) || no.test(text)) return { kind: 'holds', holds: yes.test(text) }
  if (other.test(text)) return { kind: 'other' }
  const range = readCellRange(text)
  if (range) return { kind: 'range', range }
  const negated = /^(?:not|no|≠|!=|<>|other than|except)\s+/i.exec(text)?.[0] ?? ''
  return { kind: 'values', values: valuesOf(text.slice(negated.length)), negated: negated !== '' }
}

/** "Gold or Silver", "Gold / Silver" and "Gold, Silver" are values beside each other. */
function valuesOf(text: string): string[] {
  const parts = text
    .split(/\s*(?:,|\/|\bor\b)\s*/i)
    .map((part) => part.replace(/^["“'](.*)["”']$/, '$1').trim())
  return parts.length > 1 && parts.every((part) => /^\p{L}[\p{L}\p{N} -]{0,30}$/u.test(part))
    ? [...new Set(parts)]
    : [text.replace(/^["“'](.*)["”']$/, '$1')]
}

/** The finest decimals that a column writes: cents for money. */
export function scaleOf(ranges: CellRange[], money: boolean): number {
  const scales = ranges.flatMap(({ min, max }) => [min?.value.scale ?? 0, max?.value.scale ?? 0])
  return Math.max(money ? 2 : 0, ...scales)
}

/** A range in units of the column; an exclusive bound moves inwards by one. */
export function limitsOf(
  { min, max }: CellRange,
  scale: number,
  unit: string | undefined,
): NonNullable<Atom['number']> {
  const at = (value: Decimal) => atScale(value, scale)
  return {
    scale,
    step: 1n,
    ...(min
      ? { min: min.inclusive ? { units: at(min.value) } : { units: at(min.value) + 1n, over: at(min.value) } }
      : {}),
    ...(max
      ? {
          max: max.inclusive ? { units: at(max.value) } : { units: at(max.value) - 1n, under: at(max.value) },
        }
      : {}),
    ...(unit === undefined ? {} : { unit }),
  }
}
