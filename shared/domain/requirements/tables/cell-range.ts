import { numberPattern, parseDecimal, type Decimal } from '../../numbers/decimal.ts'
import { readUnit } from '../facts/quantities/units.ts'

/** A number or a range as a cell writes it: "100", "≥ 100 EUR", "0–2 kg", "> 2 to 5", "up to 5", "from 20 kg", "3 or more". */
export interface CellRange {
  min?: { value: Decimal; inclusive: boolean }
  max?: { value: Decimal; inclusive: boolean }
  unit?: string
}

const number = new RegExp(`^${numberPattern}`, 'i')
const above = /^(?:>(?!=)|over|above|more than|greater than|higher than|older than|exceeds|exceeding)\s*/i
const atLeast = /^(?:≥|>=|=>|at least|from|min(?:imum)?\.?|not less than|starting (?:at|from))\s*/i
const below = /^(?:<(?!=)|under|below|less than|fewer than|lower than|younger than)\s*/i
const atMost =
  /^(?:≤|<=|=<|up to(?: and including)?|at most|to|until|max(?:imum)?\.?|not more than|no more than)\s*/i
const currency = /^(?:€|\$|£|(?:EUR|USD|GBP|CHF)(?![a-z]))\s*/i
const between = /^(?:and\b|to\b|up to\b(?: and including\b)?|through\b|–|—|-|\.\.\.?|…|,)\s*(?:and\b)?\s*/i
const orMore = /^(?:\+|(?:or|and) (?:more|above|over|older|higher|up|longer|greater|later)\b)\s*/i
const orLess = /^(?:(?:or|and) (?:less|fewer|below|under|younger|lower|shorter)\b)\s*/i
const longest = 60

/** Reads a cell that is nothing but a number or a range; undefined for anything else. Linear in its length. */
export function readCellRange(cell: string): CellRange | undefined {
  if (cell.length > longest || !/\d|\b[a-z]+\b/i.test(cell)) return undefined
  const reader = new Reader(cell.trim().replace(/^between\s+/i, ''))
  const first = reader.bound()
  if (!first) return undefined
  const unit = () => reader.unit
  if (reader.done) return { ...open(first), ...(unit() ? { unit: unit() ?? '' } : {}) }
  const more = reader.take(orMore)
  const less = !more && reader.take(orLess)
  const end = more || less ? undefined : reader.second()
  const known = reader.unit === undefined ? {} : { unit: reader.unit }
  if (!reader.done || reader.mixed) return undefined
  if (more) return { min: { value: first.value, inclusive: true }, ...known }
  if (less) return { max: { value: first.value, inclusive: true }, ...known }
  if (!end || first.kind === 'below' || first.kind === 'atMost') return undefined
  return {
    min: { value: first.value, inclusive: first.kind !== 'above' },
    max: { value: end.value, inclusive: end.kind !== 'below' },
    ...known,
  }
}

type Kind = 'plain' | 'above' | 'atLeast' | 'below' | 'atMost'
interface Found {
  kind: Kind
  value: Decimal
}

function open({ kind, value }: Found): CellRange {
  if (kind === 'above' || kind === 'atLeast') return { min: { value, inclusive: kind === 'atLeast' } }
  if (kind === 'below' || kind === 'atMost') return { max: { value, inclusive: kind === 'atMost' } }
  return { min: { value, inclusive: true }, max: { value, inclusive: true } }
}

class Reader {
  unit: string | undefined
  mixed = false
  private rest: string

  constructor(text: string) {
    this.rest = text
  }

  get done(): boolean {
    return this.rest.trim() === ''
  }

  take(pattern: RegExp): boolean {
    const found = pattern.exec(this.rest)
    if (!found) return false
    this.rest = this.rest.slice(found[0].length)
    return true
  }

  bound(): Found | undefined {
    const kind: Kind = this.take(above)
      ? 'above'
      : this.take(atLeast)
        ? 'atLeast'
        : this.take(below)
          ? 'below'
          : this.take(atMost)
            ? 'atMost'
            : 'plain'
    this.money()
    const found = number.exec(this.rest)?.[0]
    if (found === undefined || found === '') return undefined
    this.rest = this.rest.slice(found.length)
    this.measure()
    return { kind, value: parseDecimal(found) }
  }

  /** The other end of a range: a dash or "to" and a number, or an operator alone ("> 2 ≤ 5"). */
  second(): Found | undefined {
    return this.take(between) || /^[<≤]/.test(this.rest) ? this.bound() : undefined
  }

  private money(): void {
    const sign = currency.exec(this.rest)?.[0]
    if (sign === undefined) return
    this.measured(sign.trim())
    this.rest = this.rest.slice(sign.length)
  }

  /** Two numbers in different units are no range. */
  private measured(unit: string): void {
    if (this.unit !== undefined && this.unit.toLowerCase() !== unit.toLowerCase()) this.mixed = true
    this.unit = unit
  }

  private measure(): void {
    const spaces = /^\s*/.exec(this.rest)?.[0].length ?? 0
    const percent = /^%/.exec(this.rest.slice(spaces))?.[0]
    const unit = percent ? { written: '%', length: 1 } : readUnit(this.rest.slice(Math.max(0, spaces - 1)))
    const from = percent ? spaces : Math.max(0, spaces - 1)
    if (unit && !/^(?:up|through|plus)$/i.test(unit.written)) {
      this.measured(unit.written)
      this.rest = this.rest.slice(from + unit.length)
    }
    this.rest = this.rest.trimStart()
  }
}
