import { maskQuotes } from '../facts/mask.ts'
import { readQuantities } from '../facts/quantities/quantities.ts'
import { limits } from '../facts/rules/rules.ts'
import type { Atom } from '../facts/types.ts'

/** "The daily transfer limit is 25,000 EUR": what adds up, in which time, and from where on it is exceeded. */
export interface StatedLimit {
  /** "daily transfer limit". */
  name: string
  exceeded: Atom
  /** It is the least, which is not reached. */
  least?: true
}

const period: Record<string, string> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
  hourly: 'hour',
}
const stated =
  /^\W*(?:the |an? |each |every )?((?:[a-z-]+ ){0,3}?limit)(?: (?:per|for (?:an?|the|each|every)|of (?:an?|the|each|every)) [a-z-]+(?: [a-z-]+)?)? (?:is|amounts to|shall be|equals|:) ((?:[€$£]|(?:EUR|USD|GBP|CHF) )?\d[\d.,]{0,20}(?: ?(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|€|\$|£))?)(?: (?:per|for|by default)\b[^;]{0,40})?[.\s]*$/i
const summed = /^(daily|weekly|monthly|yearly|annual|hourly) ?(.*?) ?limit$/i

const bound =
  /^\W*(?:the |an? |each |every )?(minimum|maximum) ([a-z]+(?: [a-z]+)? (?:value|amount|total|sum)) (?:is|amounts to|shall be|:) ((?:[€$£]|(?:EUR|USD|GBP|CHF) )?\d[\d.,]{0,20}(?: ?(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|€|\$|£))?)[.\s]*$/i

/** "The minimum order value is 12 EUR": what breaks it. */
function readBound(masked: string): StatedLimit | undefined {
  const [, side = '', what = '', amount = ''] = bound.exec(masked) ?? []
  const least = /^min/i.test(side)
  const phrase = `${least ? 'less' : 'more'} than ${amount.trim()}`
  const [quantity, more] = what === '' ? [] : readQuantities(phrase)
  if (!quantity || more || quantity.unit?.dimension !== 'money') return undefined
  const subject = what.toLowerCase()
  const exceeded: Atom = {
    subject,
    text: `the ${subject} is ${phrase}`,
    negated: false,
    number: limits(quantity, phrase),
  }
  return { name: `${side.toLowerCase()} ${subject}`, exceeded, ...(least ? { least: true as const } : {}) }
}

/** Undefined where a sentence states no sum of money that may not be exceeded. */
export function readStatedLimit(text: string): StatedLimit | undefined {
  const { masked, quotes } = maskQuotes(text)
  const bounded = masked.length > 160 || quotes.length > 0 ? undefined : readBound(masked)
  if (bounded) return bounded
  const [, name = '', amount = ''] =
    masked.length > 160 || quotes.length > 0 ? [] : (stated.exec(masked) ?? [])
  if (name === '') return undefined
  const phrase = `more than ${amount.trim()}`
  const [quantity, more] = readQuantities(phrase)
  if (!quantity || more || quantity.unit?.dimension !== 'money') return undefined
  const [, every, what = ''] = summed.exec(name) ?? []
  const subject =
    every === undefined
      ? `amount counted against the ${name}`
      : sumOf(what, period[every.toLowerCase()] ?? 'day')
  const atom: Atom = {
    subject,
    text: `the ${subject} is ${phrase}`,
    negated: false,
    number: limits(quantity, phrase),
  }
  return { name: name.toLowerCase(), exceeded: atom }
}

function sumOf(what: string, time: string): string {
  const plural = what === '' ? 'amounts' : what.endsWith('s') ? what : `${what}s`
  return `sum of the ${plural.toLowerCase()} of the ${time}`
}

/** Whether a condition says that this limit is exceeded: "the limit is exceeded", "the daily limit is reached" is something else. */
export function isExceeded(text: string, { name, least }: StatedLimit): boolean {
  const whole = text.trim().toLowerCase()
  const rest = whole.replace(new RegExp(`^(?:it|this|this value|the (?:minimum|maximum)|the ${name}) `), '')
  if (least) return rest !== whole && /^(?:is|was|has) not (?:been )?(?:reached|met)$/.test(rest)
  if (name.startsWith('maximum ') && rest !== whole) return /^(?:is|was) exceeded$/.test(rest)
  const said =
    /^(?:the |this |his |her |their )?((?:[a-z-]+ ){0,3}?limit)(?: [a-z ]{0,20})? (?:is|was|has been|would be) exceeded$/i.exec(
      text.trim(),
    )?.[1]
  const passive =
    said ?? /\bexceeds? (?:the |this |his |her |their )?((?:[a-z-]+ ){0,3}?limit)$/i.exec(text.trim())?.[1]
  if (passive === undefined) return false
  const words = passive.toLowerCase()
  return (
    words === 'limit' ||
    words === name ||
    name.endsWith(` ${words}`) ||
    (words.split(' ')[0] === name.split(' ')[0] && name.includes(words.split(' ')[0] ?? ''))
  )
}
