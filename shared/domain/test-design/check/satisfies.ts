import type { CharacterClass, Constraints, Format } from '../../requirements/facts/types.ts'
import { readPattern } from '../../patterns/index.ts'
import { parseMoment, type TemporalRange } from '../../requirements/facts/temporal/moment.ts'
import type { PartitionTest } from '../model.ts'
import { fileAllowed, fileOf } from './files.ts'
import { isOnStep, momentIs, momentLies } from './moments.ts'

/** A written number as a fraction over a power of ten; undefined when the text is no number. */
function numberOf(text: string): { digits: bigint; scale: number } | undefined {
  const match = /^\s*([-−+]?)(\d{1,30})(?:\.(\d{1,12}))?\s*(?:[€$£%]|[a-z]{1,10})?\s*$/i.exec(
    text.replace(/(?<=\d),(?=\d{3})/g, '').replace(/^\s*[€$£]\s?/, ''),
  )
  if (!match) return undefined
  const fraction = match[3] ?? ''
  const digits = BigInt(`${match[2] ?? '0'}${fraction}`)
  return { digits: match[1] === '-' || match[1] === '−' ? -digits : digits, scale: fraction.length }
}

function compare(text: string, bound: bigint, scale: number): number | undefined {
  const value = numberOf(text)
  if (!value) return undefined
  const left = value.digits * 10n ** BigInt(Math.max(0, scale - value.scale))
  const right = bound * 10n ** BigInt(Math.max(0, value.scale - scale))
  return left < right ? -1 : left > right ? 1 : 0
}

function within(text: string, { min, max, scale }: { min?: bigint; max?: bigint; scale: number }): boolean {
  if (!numberOf(text)) return false
  const low = min === undefined || (compare(text, min, scale) ?? -1) >= 0
  return low && (max === undefined || (compare(text, max, scale) ?? 1) <= 0)
}

/** Whether a number lies a whole number of steps from the base. */
function onStep(text: string, { base, step, scale }: { base: bigint; step: bigint; scale: number }): boolean {
  const value = numberOf(text)
  if (!value) return false
  const finest = Math.max(value.scale, scale)
  const at = (digits: bigint, from: number) => digits * 10n ** BigInt(finest - from)
  return (at(value.digits, value.scale) - at(base, scale)) % at(step, scale) === 0n
}

const formats: Record<Format, RegExp> = {
  email: /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/,
  phone: /^\+?[\d ()/-]{3,40}$/,
  url: /^https?:\/\/[^\s.]+\.[^\s]+$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  time: /^(?:[01]?\d|2[0-3]):[0-5]\d$/,
  digits: /^\d+$/,
  letters: /^[\p{L}' -]+$/u,
  alphanumeric: /^[\p{L}\p{N}]+$/u,
  uppercase: /^[^\p{Ll}]+$/u,
  iban: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
}
const classes: Record<CharacterClass, RegExp> = {
  digit: /\d/,
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  letter: /\p{L}/u,
  special: /[^\p{L}\p{N}\s]/u,
}

function matchesFormat(text: string, format: Format): boolean {
  if (format === 'date') return parseMoment(text, 'date') !== undefined
  if (format === 'iban') return formats.iban.test(text) && hasCheckDigits(text)
  return formats[format].test(text)
}

/** ISO 13616: with the first four characters last and letters as 10 to 35, the number leaves 1 when divided by 97. */
function hasCheckDigits(iban: string): boolean {
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (one) => parseInt(one, 36)).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

function onTimeStep(text: string, { min, step }: TemporalRange): boolean {
  return step === undefined || min?.from !== 'calendar' || isOnStep(text, { base: min.at, step })
}

/** Characters, of which some are two units of text. */
function lengthOf(text: string): number {
  return /[\ud800-\udfff]/.test(text) ? Array.from(text).length : text.length
}

function hasLength(text: string, { min, max }: { min: number; max?: number }): boolean {
  const length = lengthOf(text)
  return length >= min && (max === undefined || length <= max)
}

/** Whether a literal lies in a partition, decided from the literal alone. */
export function satisfies(text: string, test: PartitionTest): boolean {
  switch (test.kind) {
    case 'empty':
      return text === ''
    case 'present':
      return text !== ''
    case 'number':
      return within(text, test)
    case 'numberIs':
      return compare(text, test.value, test.scale) === 0
    case 'notNumber':
      return text !== '' && numberOf(text) === undefined
    case 'notWhole':
      return (numberOf(text)?.scale ?? 0) > 0
    case 'notMultiple':
      return numberOf(text) !== undefined && !onStep(text, test)
    case 'length':
      return hasLength(text, test)
    case 'lengthIs':
      return lengthOf(text) === test.value
    case 'choice':
    case 'literalIs':
      return text === test.value
    case 'format':
      return text !== '' && matchesFormat(text, test.format) === test.matches
    case 'class':
      return text !== '' && classes[test.name].test(text) === test.has
    case 'pattern':
      if (test.length && !hasLength(text, test.length)) return false
      return text !== '' && readPattern(test.source)?.testWhole(text) === test.matches
    case 'otherThan':
      return text !== '' && !test.values.includes(text)
    case 'fileType':
      return fileOf(text) !== undefined && test.types.includes(fileOf(text)?.type ?? '') === test.among
    case 'fileSize':
      return fileOf(text)?.tenths === test.tenths && fileOf(text)?.unit === test.unit
    case 'offStep':
      return momentLies(text, { of: 'time' }) && !isOnStep(text, test)
    case 'temporal':
      return momentLies(text, test)
    case 'temporalIs':
      return momentIs(text, test)
    case 'checked':
      return (text === 'checked') === test.checked
  }
}

/** Whether every constraint of an input allows a literal. */
export function allowed(text: string, constraints: Constraints): boolean {
  const {
    required,
    number,
    length,
    choices,
    format,
    contains = [],
    control,
    temporal,
    pattern,
    file,
  } = constraints
  if (control === 'checkbox') return required !== true || text === 'checked'
  if (text === '')
    return (
      required === false ||
      (required !== true &&
        (length?.min ?? 0) === 0 &&
        !number &&
        !choices &&
        !format &&
        !temporal &&
        !pattern)
    )
  if (number && !within(text, number)) return false
  if (number?.stepped && !onStep(text, { base: number.min ?? 0n, step: number.step, scale: number.scale }))
    return false
  if (number?.whole && (numberOf(text)?.scale ?? 0) > 0) return false
  if (length && !hasLength(text, length)) return false
  if (file && !fileAllowed(text, file)) return false
  if (pattern && readPattern(pattern.source)?.testWhole(text) !== true) return false
  if (temporal && !(momentLies(text, temporal) && onTimeStep(text, temporal))) return false
  if (choices && !choices.includes(text)) return false
  if (format && !matchesFormat(text, format)) return false
  return contains.every((name) => classes[name].test(text))
}
