import { readPattern } from '../../patterns/index.ts'
import type { Wrong } from './parts.ts'

/** A value as an input holds it: "" where nothing is entered or chosen, or a box is not ticked. */
export interface Judged {
  value: string
  /** What the other inputs hold, by their labels. */
  others: ReadonlyMap<string, string>
  /** Values of this input that were sent before and taken. */
  recorded: readonly string[]
}

/** Whether a value is wrong in this way. The value is as it is checked: without the spaces that are ignored. */
export function isWrong(one: Wrong, { value, others, recorded }: Judged): boolean {
  switch (one.wrong) {
    case 'empty':
      return value === ''
    case 'length': {
      const length = Array.from(value).length
      return length < (one.min ?? 0) || length > (one.max ?? Infinity)
    }
    case 'other':
      return !new RegExp(`^[${one.allowed}]*$`, 'u').test(value)
    case 'has':
      return new RegExp(`[${one.set}]`, 'u').test(value)
    case 'lacks':
      return Array.from(value).filter((sign) => new RegExp(`[${one.set}]`, 'u').test(sign)).length < one.least
    case 'form':
      return !matches(one.source, value)
    case 'digits': {
      const plain = one.spaced ? value.replaceAll(' ', '') : value
      const length = (one.signed ? plain.replace(/^\+/, '') : plain).length
      return !(one.signed ? /^\+?\d+$/ : /^\d+$/).test(plain) || length < one.min || length > one.max
    }
    case 'address':
      return !(one.dotted ? /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/ : /^[^\s@]+@[^\s@]+$/).test(value)
    case 'number':
      return !(one.whole ? /^-?\d{1,15}$/ : /^-?\d{1,15}(?:\.\d{1,9})?$/).test(value)
    case 'range':
      return outside(one, value)
    case 'within':
      return /^-?\d+(?:\.\d+)?$/.test(value) && Number(value) >= one.min && Number(value) <= one.max
    case 'days':
      return !/^\d{4}-\d\d-\d\d$/.test(value) || value < (one.min ?? '') || value > (one.max ?? '9999')
    case 'differs':
      return value !== (others.get(one.label) ?? '')
    case 'same':
      return value === (others.get(one.label) ?? '')
    case 'taken': {
      const key = (text: string) => (one.ignoresCase ? text.toLowerCase() : text)
      return [...one.values, ...(one.recorded ? recorded : [])].some((known) => key(known) === key(value))
    }
  }
}

function outside({ min, max, over, under }: Extract<Wrong, { wrong: 'range' }>, value: string): boolean {
  const number = Number(value)
  if (value === '' || Number.isNaN(number)) return true
  return (
    number < (min ?? -Infinity) ||
    number > (max ?? Infinity) ||
    number <= (over ?? -Infinity) ||
    number >= (under ?? Infinity)
  )
}

/** Expressions of a text run on an engine without backtracking; only first and last parts, which are made here, do not. */
function matches(source: string, value: string): boolean {
  const pattern = readPattern(source)
  return pattern ? pattern.testWhole(value) : new RegExp(source, 'u').test(value)
}
