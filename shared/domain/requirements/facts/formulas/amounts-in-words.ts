import { parseDecimal, type Decimal } from '../../../numbers/decimal.ts'
import { singular } from '../labels.ts'
import { uncapital } from '../../tables/headers.ts'
import type { FormulaInput } from './formula-fact.ts'

const figure = '\\d{1,3}(?:,\\d{3}){1,4}(?:\\.\\d{1,4})?|\\d{1,12}(?:\\.\\d{1,4})?'
const code = 'EUR|USD|GBP|CHF|euros?|dollars?|pounds?|cents?|€|\\$|£'
/** Three groups: sign before, number, unit behind. */
export const money = `(?:(€|\\$|£|EUR|USD|GBP|CHF)\\s?)?(${figure})(?:\\s?(${code})(?![a-z]))?`
export const percent = `(${figure})\\s?(?:%|percent\\b|per cent\\b)`
export const unitWord =
  '(km|kilomet(?:er|re)s?|miles?|kg|kilos?|kilograms?|hours?|days?|nights?|weeks?|months?|minutes?|persons?|guests?|passengers?|tickets?|items?|pieces?|pages?|users?|seats?|litres?|liters?|kWh|GB|MB|m²|metres?|meters?|parcels?|copies|articles?|[a-z]{3,15})'

/** A sum of money as written; undefined when neither a sign nor a code makes the number money. */
export interface Money extends Decimal {
  unit: string
}

export function moneyOf(
  sign: string | undefined,
  number: string | undefined,
  unit: string | undefined,
): Money | undefined {
  const written = unit ?? sign
  if (written === undefined || number === undefined) return undefined
  const value = parseDecimal(number)
  return /^cents?$/i.test(written)
    ? { digits: value.digits, scale: value.scale + 2, unit: 'EUR' }
    : { ...value, unit: written }
}

const measures: [RegExp, string][] = [
  [/^(?:km|kilomet(?:er|re)s?|miles?)$/i, 'distance'],
  [/^(?:kg|kilos?|kilograms?)$/i, 'weight'],
]

/** The value that "per km" or "per night" counts. */
export function inputPer(unit: string): FormulaInput {
  const measure = measures.find(([pattern]) => pattern.test(unit))?.[1]
  if (measure) return { name: measure, unit: unit.toLowerCase() }
  const one = singular(unit.toLowerCase())
  return {
    name: `number of ${one.endsWith('y') ? one.replace(/y$/, 'ies').replace(/daies$/, 'days') : `${one}s`}`,
  }
}

/** "The delivery costs" names a price, "the fee is" names itself. */
export function resultOf(subject: string, verb: string): string {
  const plain = subject
    .replace(/^(?:the|an?|each|every|its)\s+/i, '')
    .replace(/^(?:base|basic) (?=fee|price|rate|charge)/i, '')
    .trim()
  const article = /^(?:the|an?|each|every)\s/i.test(subject) ? 'the ' : ''
  const name = uncapital(plain)
  return /^costs?$/i.test(verb) ? `price of ${article}${name}` : name
}

export function roundingIn(text: string): 'half-up' | 'up' | 'down' | undefined {
  const found =
    /\brounded (up|down|half up|commercially|to (?:the nearest|two decimals|full|whole|cents?))\b/i.exec(
      text,
    )?.[1]
  if (found === undefined) return undefined
  return /^up$/i.test(found) ? 'up' : /^down$/i.test(found) ? 'down' : 'half-up'
}
