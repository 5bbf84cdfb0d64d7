import { smallNumbers } from '../english/number-words.ts'
import { once } from '../basics/once.ts'
import { escaped } from '../text/escaped.ts'

/** A part of a code that words describe: "two capital letters", "a hyphen", `the prefix "SKU"`. */
export interface CountedPart {
  /** Its pattern source. */
  source: string
  /** Whether it stands for itself and not for a set of characters. */
  literal: boolean
  /** Whether it has an open end, as in "at least two letters". */
  open: boolean
  from: number
  to: number
}

const numbers = smallNumbers.slice(1)
const amount = `(?:${numbers.join('|')}|\\d{1,4})`

const sets: [RegExp, string][] = [
  [/^(?:alphanumeric|letters? (?:or|and\/or) (?:digit|number))/, '[A-Za-z0-9]'],
  [/^(?:upper|capital)/, '[A-Z]'],
  [/^(?:lower|small)/, '[a-z]'],
  [/^letter/, '[A-Za-z]'],
  [/^(?:decimal )?(?:digit|number|numeric|numeral)/, String.raw`\d`],
]

const marks: [string, string][] = [
  ['hyphen|dash|minus sign', '-'],
  ['forward slash|slash', '/'],
  ['dot|period|full stop', '.'],
  ['underscore', '_'],
  ['colon', ':'],
  ['space|blank', ' '],
  ['plus sign', '+'],
  ['hash sign|hash', '#'],
  ['at sign', '@'],
]

const setWords =
  '(?:(?:upper|lower)[- ]?case |capital |small )?letters?(?: (?:or|and/or) (?:digit|number)s?)?|' +
  'alphanumeric characters?|alphanumerics?|(?:decimal )?digits?|numbers?|numeric characters?|numerals?'

/** Made on first use: with flag i it costs milliseconds. */
const part = once(
  () =>
    new RegExp(
      [
        '(?<![\\w-])',
        '(?:(?<lead>exactly|at least|at most|up to|an optional|optional|a|an|the|any) )?',
        `(?:(?:between )?(?<low>${amount})(?:(?: ?[-–] ?| to | or | and )(?<high>${amount}))? )?`,
        '(?:',
        `(?<set>${setWords})(?![\\w-])|`,
        `(?<mark>${marks.map(([words]) => words).join('|')})s?(?![\\w-])(?: ?\\(?["“'‘][-/.:_+#@ ]["”'’]\\)?)?|`,
        '(?:(?:fixed )?(?:prefix|letters?|text|characters?|literal) )?["“](?<text>[^"“”]{1,30})["”]',
        ')',
      ].join(''),
      'gi',
    ),
)

/** Finds the parts in a text whose white space is single spaces. A set of characters needs a number ("two digits", "a digit"). */
export function countedParts(text: string): CountedPart[] {
  return Array.from(text.matchAll(part())).flatMap((found) => {
    const from = found.index + (found[0].length - found[0].trimStart().length)
    const place = { from, to: found.index + found[0].length }
    const read = readPart(found.groups ?? {})
    return read ? [{ ...read, ...place }] : []
  })
}

function readPart(groups: Record<string, string | undefined>) {
  const lead = groups.lead?.toLowerCase()
  const optional = lead?.endsWith('optional') ?? false
  const low = groups.low === undefined ? undefined : numberOf(groups.low)
  const literal = groups.set === undefined
  if (!literal && low === undefined && lead !== 'a' && lead !== 'an' && !optional) return undefined
  const quantifier = quantifierOf(
    lead,
    low ?? 1,
    groups.high === undefined ? undefined : numberOf(groups.high),
  )
  if (quantifier === undefined) return undefined
  const source = literal
    ? literalOf(groups)
    : sets.find(([words]) => words.test(groups.set?.toLowerCase() ?? ''))?.[1]
  if (source === undefined) return undefined
  const whole = quantifier !== '' && literal ? `(?:${source})` : source
  const repeated = `${whole}${quantifier}`
  return { source: optional ? `(?:${repeated})?` : repeated, literal, open: lead === 'at least' }
}

function literalOf({ mark, text }: Record<string, string | undefined>): string {
  const named = marks.find(([words]) => words.split('|').includes(mark?.toLowerCase() ?? ''))?.[1]
  return escaped(named ?? text ?? '')
}

function quantifierOf(lead: string | undefined, low: number, high: number | undefined): string | undefined {
  if (low < 1 || low > 1000 || (high !== undefined && (high <= low || high > 1000))) return undefined
  if (high !== undefined) return `{${low},${high}}`
  if (lead === 'at least') return `{${low},}`
  if (lead === 'at most' || lead === 'up to') return `{1,${low}}`
  return low === 1 ? '' : `{${low}}`
}

function numberOf(word: string): number {
  const place = numbers.indexOf(word.toLowerCase())
  return place >= 0 ? place + 1 : Number(word)
}
