import Big from 'big.js'
import type { PageControl } from '../../page-inventory/schema.ts'
import { readPattern } from '../../patterns/index.ts'
import { plainValue } from '../ground/figures.ts'

const longestTried = 500

/** The limit of a control that a value breaks, in words; undefined where it keeps all that are listed, or nobody can say. */
export function brokenLimit({ type, limits = {} }: PageControl, value: string): string | undefined {
  if (value.includes('%')) return undefined
  if (value === '') return limits.required ? 'it is required' : undefined
  if (type === 'number' || type === 'range') return brokenNumber(limits, value)
  if (type === 'date' || type === 'time' || type === 'month' || type === 'datetime-local')
    return brokenOrder(limits, value)
  const length = value.length
  if (limits.maxLength !== undefined && length > limits.maxLength)
    return `at most ${limits.maxLength} characters`
  if (limits.minLength !== undefined && length < limits.minLength)
    return `at least ${limits.minLength} characters`
  if (type === 'email' && !isAddress(value)) return 'an e-mail address'
  const pattern = limits.pattern === undefined ? undefined : readPattern(limits.pattern)
  return pattern && length <= longestTried && !pattern.testWhole(value)
    ? `the pattern ${limits.pattern}`
    : undefined
}

function brokenNumber(
  { min, max, step }: NonNullable<PageControl['limits']>,
  value: string,
): string | undefined {
  const plain = plainValue(value)
  if (plain === undefined) return 'a number'
  const number = new Big(plain)
  const [least, most] = [boundOf(min), boundOf(max)]
  if (least && number.lt(least)) return `at least ${min}`
  if (most && number.gt(most)) return `at most ${max}`
  const by = boundOf(step)
  const isOff =
    by?.gt(0) &&
    !number
      .minus(least ?? 0)
      .mod(by)
      .eq(0)
  return isOff ? `in steps of ${step}` : undefined
}

const boundOf = (text: string | undefined): Big | undefined => {
  const plain = text === undefined ? undefined : plainValue(text)
  return plain === undefined ? undefined : new Big(plain)
}

// ISO dates and times of one length compare as texts.
function brokenOrder({ min, max }: NonNullable<PageControl['limits']>, value: string): string | undefined {
  if (min?.length === value.length && value < min) return `not before ${min}`
  return max?.length === value.length && value > max ? `not after ${max}` : undefined
}

const isAddress = (value: string): boolean => {
  const at = value.indexOf('@')
  return at > 0 && at < value.length - 1 && !value.includes(' ') && value.indexOf('@', at + 1) < 0
}
