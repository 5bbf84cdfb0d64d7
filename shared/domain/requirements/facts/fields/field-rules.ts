import { addressRules } from '../../wizards/address-rules.ts'
import type { WizardPart } from '../../wizards/wizard-facts.ts'
import { maskQuotes } from '../mask.ts'
import type { Constraints, Violation } from '../types.ts'
import { readConstraints } from './constraints.ts'

/** What kind of control a cell names, with the values that it lists. */
export function kindOf(cell: string): Constraints {
  if (cell === '') return {}
  const control = /\b(?:check ?box|tick ?box)\b/i.test(cell)
    ? 'checkbox'
    : /\b(?:select(?:ion)?|drop-?down|list|combo ?box|choice)\b/i.test(cell)
      ? 'select'
      : /\bradio\b/i.test(cell)
        ? 'radio'
        : undefined
  const { quotes } = maskQuotes(cell)
  const listed = /[:(]\s*([^"()]+)\)?\s*$/
    .exec(cell)?.[1]
    ?.split(/\s*[,;/]\s*|\s+or\s+|\s+and\s+/)
    .map((one) => one.trim())
  const own = quotes.filter(
    ({ start }) =>
      !/\b(?:initially|at first|pre-?set(?: to)?|pre-?selected:?|default(?:s to|:)?)\s*$/i.test(
        cell.slice(Math.max(0, start - 20), start),
      ),
  )
  const values = own.length > 1 ? own.map(({ value }) => value) : (listed ?? [])
  const choices =
    control !== undefined && control !== 'checkbox' && values.length > 1 ? { choices: values } : {}
  const number = /\bnumber\b|\bnumeric\b|\binteger\b/i.test(cell)
    ? { number: { scale: 0, step: 1n, numeric: true, whole: /whole|integer/i.test(cell) } }
    : {}
  return control ? { control, ...choices } : number
}

interface Ruled {
  constraints: Constraints
  /** What the message beside the rule answers. */
  violations: Violation[]
  parts: WizardPart[]
}

const nothing =
  /^\W*(?:(?:is |if |left |field )?(?:empty|blank|missing|nothing (?:entered|chosen|selected))|(?:is )?not (?:filled(?: in)?|entered|given|chosen|selected|ticked|checked|accepted|confirmed|agreed(?: to)?)|none (?:chosen|selected)|left out|no (?:value|choice|selection|entry)|un(?:ticked|checked)|required|mandatory|(?:one |a value |it |box )?(?:must|has to|needs to) (?:not be (?:empty|blank)|be (?:chosen|selected|ticked|checked|filled in|entered|given|accepted)))\b/i

/** What the words of a rule allow, and which wrong values its message answers. */
export function ruleOf(label: string, words: string, own: Constraints): Ruled {
  const rule = words.replace(/^\W*(?:is|are|was|has|have|it is|they are|contains?|consists? of)\s+/i, '')
  if (rule === '') return { constraints: {}, violations: ['any'], parts: [] }
  const spaces =
    /\b(?:only|just|nothing but|or) (?:of )?(?:spaces|blanks|whitespace)\b|\bspaces only\b/i.test(rule)
  const none = nothing.exec(rule)
  if (none) {
    const more = /^\s*(?:,? ?or|\/|,)\s+(?=\p{L})(.+)$/isu.exec(rule.slice(none[0].length))?.[1]
    const other = more === undefined || spaces ? undefined : ruleOf(label, more, own)
    return {
      constraints: { ...other?.constraints, required: true },
      violations: ['empty', ...(other?.violations ?? [])],
      parts: [...(spaces ? [{ part: 'blank' as const, label }] : []), ...(other?.parts ?? [])],
    }
  }
  const optional = /^\W*(?:if|when) (?:it is )?(?:filled(?: in)?|given|entered|not empty|present)\b\W*/i.exec(
    rule,
  )
  const stated = optional ? rule.slice(optional[0].length) : rule
  const given = optional ? { required: false } : {}
  const digits = digitsIn(stated)
  if (digits)
    return { constraints: given, violations: ['format'], parts: [{ part: 'digits', label, ...digits }] }
  if (stated.includes('@'))
    return {
      constraints: { ...given, format: 'email' },
      violations: ['format'],
      parts: [{ part: 'address', label, ...addressRules(stated) }],
    }
  const { required: _required, control: _control, ...limits } = readConstraints(maskQuotes(turned(stated)))
  if (/\bvalid\b|\bmalformed\b/i.test(stated) && /\be-?mail\b/i.test(label)) limits.format = 'email'
  if (own.number && limits.number)
    limits.number = { ...limits.number, numeric: true, whole: limits.number.whole || own.number.whole }
  return { constraints: { ...limits, ...given }, violations: brokenBy(limits), parts: [] }
}

/** "6 to 15 digits; only digits, spaces and a leading +": digits are counted, some other signs may stand between them. */
function digitsIn(words: string): { length: { min: number; max: number }; extra: string } | undefined {
  const counted = /\b(\d{1,2})\s*(?:to|–|-|and|up to)\s*(\d{1,2}) digits\b/i.exec(words)
  const others =
    /\bonly digits(?:[ ,]|\band\b|\bor\b)+(.{3,60})/i.exec(words)?.[1] ??
    /\b(?:may contain|with optional|plus optional|optional(?:ly)?) (.{3,60})/i.exec(words)?.[1]
  if (!counted || others === undefined) return undefined
  const signs: [string, RegExp][] = [
    [' ', /\bspaces?\b|\bblanks?\b/i],
    ['+', /\+|\bplus(?: sign)?\b/i],
    ['-', /\b(?:hyphens?|dashes)\b|"-"/i],
    ['/', /\bslash(?:es)?\b|"\/"/i],
    ['()', /\b(?:brackets|parentheses)\b/i],
  ]
  const extra = signs
    .filter(([, pattern]) => pattern.test(others))
    .map(([sign]) => sign)
    .join('')
  return { length: { min: Number(counted[1]), max: Number(counted[2]) }, extra }
}

/** "shorter than 2 or longer than 50 characters", "fewer than 2 characters", "below 1 or above 6" say what is wrong: turned into what is allowed. */
function turned(words: string): string {
  const low = /\b(?:shorter than|fewer than|less than|below|under|smaller than)\s+(\d[\d.,]*)/i.exec(words)
  const high = /\b(?:longer than|more than|above|over|greater than|higher than)\s+(\d[\d.,]*)/i.exec(words)
  if (
    /\b(?:not|no) (?:more|less|fewer|longer|shorter|above|below|over|under|greater|higher|smaller)\b/i.test(
      words,
    )
  )
    return words
  if (!low && !high)
    return /^\W*(?:not|no) (?=(?:an? )?(?:whole|valid|number|integer))/i.test(words)
      ? words.replace(/^\W*(?:not|no) /i, '')
      : words
  const unit = /\b(?:characters?|letters?|digits?|signs?)\b/i.exec(words)?.[0] ?? ''
  const whole = /\bwhole\b/i.test(words) ? 'whole number, ' : ''
  return `${whole}${[low ? `at least ${low[1] ?? ''} ${unit}` : '', high ? `at most ${high[1] ?? ''} ${unit}` : ''].filter((part) => part !== '').join(' and ')}`
}

function brokenBy({
  number,
  length,
  choices,
  format,
  contains,
  temporal,
  pattern,
  equals,
}: Constraints): Violation[] {
  const found: Violation[] = []
  if (number) found.push('below', 'above', 'notNumber', 'notWhole')
  if (length) found.push('tooShort', 'tooLong')
  if (choices) found.push('notAllowed')
  if (format !== undefined || pattern) found.push('format')
  if (contains && contains.length > 0) found.push('missingClass')
  if (temporal) found.push('below', 'above')
  if (equals !== undefined) found.push('relation')
  return found.length > 0 ? found : ['relation']
}
