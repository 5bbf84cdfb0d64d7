import type { Wrong } from '../../requirements/checked-forms/parts.ts'
import { readPattern } from '../../patterns/index.ts'
import { answering, broken } from '../check/checked-forms/broken.ts'
import { daysBeyond } from './breaking-days.ts'
import { rightDigits, wrongDigits } from './digit-texts.ts'
import type { CheckedForm, CheckedInput } from '../model.ts'
import { isAllowed, ofLength, wrongsOf, type Values } from './typical-values.ts'

const none: ReadonlyMap<string, readonly string[]> = new Map()

function isDay(input: CheckedInput): boolean {
  return wrongsOf(input).some(({ wrong }) => wrong === 'days')
}

/** Values that break a rule of an input, and none before it; the others hold typical values. Each way of being wrong, and both sides of a limit. */
export function wrongValues(form: CheckedForm, input: CheckedInput, at: number, typical: Values): string[] {
  const rule = input.rules[at]
  if (!rule) return []
  const breaks = (value: string) => {
    const values: Values = new Map([...typical, [input.label, value]])
    // A box for dates takes nothing but days.
    return (
      answering(form, input, { values, recorded: none }) === at &&
      !value.includes('"') &&
      // Nobody said whether spaces around a value count.
      (input.spaces !== undefined || value.trim() === value) &&
      (!isDay(input) || value === '' || /^\d{4}-\d\d-\d\d$/.test(value))
    )
  }
  const ways = [
    ...rule.samples.map((sample) => [sample]),
    ...rule.wrongs.flatMap((one) => breaking(one, input, typical)),
  ]
  const found = ways.flatMap((way) => way.filter(breaks).slice(0, 1)).slice(0, 8)
  return [
    ...new Set([
      ...found,
      ...(form.first ? twiceWrong(form, input, at, typical).filter(breaks).slice(0, 1) : []),
    ]),
  ]
}

/** Values that break a rule and a later one too, so that it shows which of them counts. */
function twiceWrong(form: CheckedForm, input: CheckedInput, at: number, typical: Values): string[] {
  const all = input.rules.flatMap(({ wrongs }) =>
    wrongs.flatMap((one) => breaking(one, input, typical).flat()),
  )
  const short = all.filter((text) => text.trim() !== '').map((text) => text.slice(0, 2))
  const tried = [...all, ...short, '!', '-', 'x', '?!', 'ab', '0.5']
  return tried.filter((value) => {
    const values: Values = new Map([...typical, [input.label, value]])
    const [first, second] = broken(form, input, { values, recorded: none })
    return value !== '' && first === at && second !== undefined
  })
}

/** The ways of breaking a rule, each with the values that could show it, the best first. */
function breaking(one: Wrong, input: CheckedInput, typical: Values): string[][] {
  const base = typical.get(input.label) ?? ''
  const trims = input.spaces?.ignored
  switch (one.wrong) {
    case 'empty':
      return [[''], ...(trims && input.control === 'textbox' && !isDay(input) ? [['   ']] : [])]
    case 'length': {
      const short = one.min === undefined || one.min < 1 ? [] : sized(input, base, one.min - 1)
      const long = one.max === undefined ? [] : sized(input, base, one.max + 1)
      const padded = trims ? short.filter((text) => text !== '').map((text) => ` ${text} `) : []
      return [short, long, padded]
    }
    case 'other':
      return [' ', '-', '!', 'ä', '7', 'x', '.', '_']
        .filter((sign) => !(sign === 'ä' && one.allowed.includes('\\p{L}')))
        .slice(0, 6)
        .map((sign) => withSign(base, sign))
    case 'has':
      return ['7', ' ', '!', '-', 'x', ',', '.', 'X']
        .filter((sign) => new RegExp(`[${one.set}]`, 'u').test(sign))
        .slice(0, 3)
        .map((sign) => withSign(base, sign))
    case 'lacks':
      return [lacking(one.set, base)]
    case 'form':
      return (readPattern(one.source)?.counterSamples(12) ?? [])
        .map(({ text }) => text)
        .filter((text) => text.trim() === text && text !== '')
        .slice(0, 6)
        .map((text) => [text])
    case 'digits':
      return wrongDigits(one).map((text) => [text])
    case 'address':
      return addresses(one).map((text) => [text])
    case 'number':
      return [...(one.whole ? [[within(input, 0.5), '2.5']] : []), ['abc'], ['12x']]
    case 'range':
      return beyond(one, input).map((text) => [text])
    case 'within':
      return [[String(one.min)], [String(one.max)]]
    case 'days':
      return daysBeyond(one).map((text) => [text])
    case 'differs':
      return differing(typical.get(one.label) ?? '', one.exact === true).map((text) => [text])
    case 'same':
      return [[typical.get(one.label) ?? '']]
    case 'taken':
      return one.values
        .flatMap((value) => [
          value,
          ...(one.ignoresCase ? [value.charAt(0).toUpperCase() + value.slice(1), value.toUpperCase()] : []),
          ...(trims ? [` ${value} `] : []),
        ])
        .map((text) => [text])
  }
}

/** Texts of a length that break nothing else: the typical one cut or continued, or made of its pieces. */
export function sized(input: CheckedInput, base: string, length: number): string[] {
  if (base.includes('@') && length > 16) {
    const domain = base.slice(base.indexOf('@'))
    return [`${'a'.repeat(length - domain.length)}${domain}`]
  }
  const kept = wrongsOf(input).flatMap((one) =>
    one.wrong === 'lacks'
      ? (Array.from(base).find((sign) => new RegExp(`[${one.set}]`, 'u').test(sign)) ?? '')
      : '',
  )
  const start = [...new Set(kept)].join('')
  const digits = /^\d*$/.test(base) && base !== ''
  const whole = ofLength(base, length)
  const led =
    length >= start.length
      ? `${start}${ofLength('abcdefghij', Math.max(0, length - start.length))}`
      : start.slice(0, length)
  const made = readPattern(
    wrongsOf(input).flatMap((one) => (one.wrong === 'form' ? [one.source] : []))[0] ?? '',
  )?.sample({ length })
  return [
    ...(digits ? [base.padEnd(length, '1').slice(0, length)] : [whole, led]),
    ...(made === undefined ? [] : [made]),
  ]
}

/** The text with a sign in its middle: added, and instead of another. */
function withSign(text: string, sign: string): string[] {
  const middle = Math.floor(text.length / 2)
  return text === ''
    ? []
    : [
        text.slice(0, middle) + sign + text.slice(middle),
        text.slice(0, middle) + sign + text.slice(middle + 1),
      ]
}

function lacking(set: string, base: string): string[] {
  const pattern = new RegExp(`[${set}]`, 'u')
  const fill = ['x', 'X', '7', '!'].find((sign) => !pattern.test(sign)) ?? ''
  const other = Array.from(base)
    .map((sign) => (pattern.test(sign) ? fill : sign))
    .join('')
  // Digits among small letters, where letters of a kind are missing.
  const cased = set === 'A-Z' ? base.toLowerCase() : set === 'a-z' ? base.toUpperCase() : other
  return [cased, other]
}

function addresses({ led, dotted, single, spaceless }: Extract<Wrong, { wrong: 'address' }>): string[] {
  return [
    'anna.example.com',
    ...(dotted ? ['anna@example', 'anna@'] : []),
    ...(single ? ['anna@home@example.com'] : []),
    ...(spaceless ? ['an na@example.com', 'anna@exam ple.com'] : []),
    ...(led ? ['@example.com'] : []),
  ]
}

function within(input: CheckedInput, more: number): string {
  const range = wrongsOf(input).find((one) => one.wrong === 'range')
  const low = range?.wrong === 'range' ? (range.min ?? range.over) : undefined
  return low === undefined ? '' : String(low + more)
}

/** How fine the numbers of an input are, by its rules and its limits. */
export function stepOf(input: CheckedInput): number {
  const wrongs = wrongsOf(input)
  if (
    wrongs.some(
      (one) => (one.wrong === 'number' && one.whole) || (one.wrong === 'other' && one.allowed === '0-9'),
    )
  )
    return 1
  const limits = wrongs.flatMap((one) =>
    one.wrong === 'range' ? [one.min, one.max, one.over, one.under] : [],
  )
  const finest = Math.max(0, ...limits.map((limit) => String(limit ?? '').split('.')[1]?.length ?? 0))
  return 10 ** -finest
}

function beyond(
  { min, max, over, under }: Extract<Wrong, { wrong: 'range' }>,
  input: CheckedInput,
): string[] {
  const step = stepOf(input)
  const at = (limit: number | undefined, by: number) => (limit === undefined ? [] : [rounded(limit + by)])
  return [
    ...at(min, -step),
    ...at(over, 0),
    ...at(over, -step),
    ...at(max, step),
    ...at(under, 0),
    ...at(under, step),
  ]
}

export function rounded(number: number): string {
  return String(Math.round(number * 1000) / 1000)
}

function differing(other: string, exact: boolean): string[] {
  if (other === '') return []
  const swapped = Array.from(other)
    .map((sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()))
    .join('')
  const last = other.endsWith('x') ? 'y' : 'x'
  return [`${other.slice(0, -1)}${last}`, `${other}1`, ...(exact ? [swapped] : [])]
}

/** Values at the limits of an input, one for each option, with ignored spaces around, and of every kind of character that is allowed. */
export function rightValues(form: CheckedForm, input: CheckedInput, typical: Values): string[] {
  const base = typical.get(input.label)
  if (base === undefined || input.control === 'checkbox') return []
  if (input.control !== 'textbox')
    return input.options.filter((option) => isAllowed(form, input, option, typical))
  const step = stepOf(input)
  const wrongs = wrongsOf(input)
  if (wrongs.some(({ wrong }) => wrong === 'differs')) return []
  const tried = wrongs.flatMap((one): string[] => {
    if (one.wrong === 'length')
      return [one.min, one.max].flatMap((size) =>
        size === undefined || size < 1 || size > 1000
          ? []
          : firstAllowed(sized(input, base, size), form, input, typical),
      )
    if (one.wrong === 'range') {
      const { min, max, over, under } = one
      return [
        min,
        max,
        over === undefined ? undefined : over + step,
        under === undefined ? undefined : under - step,
      ].flatMap((limit) => (limit === undefined ? [] : [rounded(limit)]))
    }
    if (one.wrong === 'days') return [one.min, one.max].flatMap((day) => day ?? [])
    if (one.wrong === 'digits') return rightDigits(one)
    if (one.wrong === 'within') return [rounded(one.min - step)]
    return one.wrong === 'other' ? everyKind(one.allowed, base) : []
  })
  const around = input.spaces?.ignored && !isDay(input) ? [`  ${base} `] : []
  const counted = input.spaces && !input.spaces.ignored ? [` ${base.slice(1, -1)} `] : []
  return [...new Set([...tried, ...around, ...counted])].filter(
    (value) => value !== base && isAllowed(form, input, value, typical),
  )
}

function firstAllowed(values: string[], form: CheckedForm, input: CheckedInput, typical: Values): string[] {
  return values.filter((value) => isAllowed(form, input, value, typical)).slice(0, 1)
}

/** One text with a sign of each kind that a set names. */
function everyKind(allowed: string, base: string): string[] {
  const signs = ['Z', 'z', '9', '_', '-', ' ', '.', "'", '+', '/', ',', '@', 'ö'].filter(
    (sign) => new RegExp(`[${allowed}]`, 'u').test(sign) && !(sign === 'ö' && !allowed.includes('ö')),
  )
  if (allowed === '0-9' || base === '') return []
  const inner = signs.join('')
  return [`${base.charAt(0)}${inner}${base.charAt(base.length - 1)}`]
}
