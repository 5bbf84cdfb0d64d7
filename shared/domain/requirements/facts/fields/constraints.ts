import { readPhraseDefault } from './defaults.ts'
import { readFileRule } from './file-rules.ts'
import { blanked, type Masked } from '../mask.ts'
import { isPassingTime } from '../quantities/passing-time.ts'
import { isReversed, readQuantities, type Quantity } from '../quantities/quantities.ts'
import { readStep, toLength, toNumber } from '../quantities/ranges.ts'
import { readChoices } from './choices.ts'
import { plainCharacters } from '../patterns/allowed-characters.ts'
import { readPatternRule } from '../patterns/read-pattern-rule.ts'
import { readTemporal } from '../temporal/read-temporal.ts'
import type { CharacterClass, Constraints, Control, Format, LengthRange, PatternRule } from '../types.ts'

const formats: [Format, RegExp][] = [
  ['iban', /\b(?:valid |correct |well-formed )IBAN\b|\bIBAN (?:format|check)/i],
  ['email', /\b(?:valid |correct |well-formed )?e-?mail(?:[ -]address)?(?: format)?\b/i],
  ['phone', /\b(?:valid )?(?:tele)?phone[ -]number\b/i],
  ['url', /\b(?:valid )?(?:URL|web address|link address)\b/i],
  ['date', /\b(?:valid )?(?:calendar )?date\b|\bYYYY-MM-DD\b/i],
  [
    'alphanumeric',
    /\b(?:alphanumeric|letters and (?:digits|numbers)|letters or (?:digits|numbers)|digits (?:and|or) letters|numbers and letters)\b/i,
  ],
  [
    'digits',
    /\b(?:digits only|only digits|numbers only|only numbers|numeric characters|\d+ digits|(?:six|five|four|eight|ten|three) digits|digits?\b(?= long))|\b\d{1,3}-digit\b/i,
  ],
  ['letters', /\b(?:letters only|only letters|alphabetic)\b/i],
  [
    'uppercase',
    /\b(?:uppercase|upper-case|capital)(?: letters)? only\b|\bonly (?:uppercase|capital) letters\b/i,
  ],
]
const classes: [CharacterClass, RegExp][] = [
  ['uppercase', /\b(?:upper-?case|capital)\b/i],
  ['lowercase', /\blower-?case\b/i],
  ['digit', /\b(?:digit|number|numeral)s?\b/i],
  ['special', /\b(?:special|symbol|punctuation)\b/i],
  ['letter', /\bletters?\b/i],
]
const required =
  /\b(?:required|mandatory|compulsory|obligatory|must not be (?:empty|blank|left (?:empty|blank))|(?:cannot|can't|may not|must never) be (?:left )?(?:empty|blank)|(?:must(?: all| always| both)?|has to|have to|needs? to) be (?:filled(?: in)?|provided|entered|given|specified|supplied|selected|chosen|completed)|not (?:empty|blank|null))\b/i
const optional =
  /\b(?:optional|not required|not mandatory|(?:can|may) be (?:left )?(?:empty|blank)|if (?:known|available|any))\b/i
// "mandatory for unpaid leave" is a condition that this grammar does not read: claiming always would be wrong.
const sometimes =
  /\b(?:required|mandatory|compulsory|obligatory)\s+(?:only\s+)?(?:for|if|when|unless|in case)\b(?!\s+(?:all|every|each|any|both)\b)/i
const containsWords =
  /\b(?:contain|include|have|has|contains|includes|with)s?\b[^.;]{0,40}?\b(?:at least )?(?:one|an?|1)\b([^.;]{0,160})/i
// "Invite users by e-mail" says how, not what is typed.
const means =
  /\b(?:by|via|per|through|over)\s+(?:an?\s+|the\s+)?(?:e-?mails?|(?:tele)?phone)(?![ -]address)\b/gi
// "10 characters, 2 digits" asks for some digits, not for digits alone.
const digitsBeside = /(?<=\b(?:characters|chars)\b[^.;]{0,60}[,&+] ?)\d{1,2} digits\b/gi
const notEmail = /\b(?:confirmation|welcome|reset|notification|verification)\b|\bsend|sent\b/i

/** Reads required/optional, ranges, lengths, allowed values, formats, character classes and the kind of control from a phrase. */
export function readConstraints(phrase: Masked): Constraints {
  const preset = readPhraseDefault(phrase)
  const whole = preset ? blanked(phrase, preset) : phrase
  const found = readLimits(whole)
  return preset ? { ...found, default: preset.value } : found
}

function readLimits(whole: Masked): Constraints {
  const temporal = readTemporal(whole.masked)
  const dated = temporal ? { ...whole, masked: temporal.rest } : whole
  const pattern = readPatternRule(dated)
  const part = pattern ? blanked(dated, pattern) : dated
  const text = part.masked
  const found: Constraints = temporal ? { temporal: temporal.range } : {}
  if (optional.test(text)) found.required = false
  else if (required.test(text) && !sometimes.test(text)) found.required = true
  if (
    /\b(?:must|shall|should|has to|have to|is|are) (?:also )?(?:be )?unique\b|^\W*unique\b|[,(]\s*unique\b|\b(?:must|may|shall|should) not (?:exist|(?:be )?(?:already|yet)\b)|\bnot (?:yet|already) (?:registered|taken|in use|used|assigned|exist)\b/i.test(
      text,
    ) &&
    !/\bnot (?:be )?unique\b/i.test(text)
  )
    found.unique = true
  for (const quantity of readQuantities(withoutDigitRange(text))) place(found, quantity, text)
  const choices = readChoices(part)
  if (choices.length > 1) found.choices = choices
  const needs = readClasses(text)
  if (needs.length > 0) found.contains = needs
  else {
    const own = text.replace(means, ' ').replace(digitsBeside, ' ')
    const format = formats.find(([, pattern]) => pattern.test(own))?.[0] ?? plainCharacters(part)
    if (format && !(format === 'email' && notEmail.test(text))) found.format = format
  }
  const step = found.number ? undefined : readStep(text)
  if (step) found.number = step
  bareNumber(found, text)
  if (pattern) addPattern(found, pattern.rule)
  countCharacters(found)
  const control = readControl(text)
  if (control) found.control = control
  if (temporal) delete found.format
  const file = readFileRule(text)
  if (file) found.file = file
  return found
}

/** "a-z, 0-9" names characters and no limits. */
function withoutDigitRange(text: string): string {
  return text.replace(/(?<=\b(?:[aA]-[zZ]|letters),?(?: and| or)? )0-9\b/g, '   ')
}

/** "Starts with + and has 8 to 15 digits": digits follow the first part, and only they are counted. */
function withDigits(found: Constraints, rule: PatternRule): PatternRule {
  const first = /^\^((?:\\.|[^.\\*+?])+)\.\*\$$/.exec(rule.source)?.[1]
  if (first === undefined) return rule
  const plain = first.replace(/\\(.)/g, '$1')
  const extra = /\d/.test(plain) ? 0 : plain.length
  const { length } = found
  if (length)
    found.length = {
      min: length.min + extra,
      ...(length.max === undefined ? {} : { max: length.max + extra }),
    }
  const words = `is "${plain}" followed by digits`
  return { source: `^${first}\\d*$`, words, wrong: `is not "${plain}" followed by digits` }
}

/** A pattern says more than a format or a kind of character that it is made of. */
function addPattern(found: Constraints, rule: PatternRule): void {
  const pattern = found.format === 'digits' ? withDigits(found, rule) : rule
  found.pattern = pattern
  delete found.contains
  if (found.format !== 'email' && found.format !== 'url' && found.format !== 'phone') delete found.format
}

/** The bounds of a text without a unit count its characters: "URL, max. 300". */
function countCharacters(found: Constraints): void {
  const { number, format, pattern } = found
  const textual = format === 'email' || format === 'url' || pattern !== undefined
  if (!textual || !number || number.unit !== undefined || number.scale > 0 || number.stepped) return
  const { min = 0n, max } = number
  if (min >= 0n && (max === undefined || max < 1_000_000n))
    found.length ??= { min: Number(min), ...(max === undefined ? {} : { max: Number(max) }) }
  delete found.number
}

/** Sizes of these are no typed numbers. */
export const fileWords =
  /\b(?:files?|uploads?|uploading|attachments?|images?|photos?|pictures?|documents?|avatars?)\b/i

/** True when the phrase said anything that limits or describes an input. */
export function saysSomething(found: Constraints): boolean {
  return Object.keys(found).length > 0
}

function place(found: Constraints, quantity: Quantity, text: string): void {
  if (isReversed(quantity) || isRelativeDate(quantity, text) || isPassingTime(quantity, text)) return
  const nearby = text.slice(quantity.start, quantity.end + 30)
  const counted = quantity.unit?.dimension
  // How many words or lines a text has is no number that is typed.
  if (counted === 'text') return
  if (counted === 'length' || (counted === undefined && /\b(?:length|long|characters?)\b/i.test(text))) {
    if (
      /^\s*(?:at least|minimum(?: of)?) (?:one|1|two|2) (?:digit|letter|symbol|upper|lower|special|capital|number)/i.test(
        nearby,
      )
    )
      return
    found.length ??= toLength(quantity)
    if (/\bdigits\b/i.test(quantity.unit?.written ?? '')) found.format = 'digits'
    if (/\bletters\b/i.test(quantity.unit?.written ?? '')) found.format = 'letters'
  } else if (!(counted === 'size' && fileWords.test(text)) && !isClassCount(nearby))
    found.number ??= toNumber(quantity, text)
}

/** "2 to 30 days in the future", "24 hours before arrival": counted from a moment, so the number is not what is typed. */
function isRelativeDate({ unit, end }: Quantity, text: string): boolean {
  return (
    unit?.dimension === 'duration' &&
    /^\s*(?:in the (?:future|past)|from|ahead|ago|in advance|before|after|prior to|since|of(?! age))\b/i.test(
      text.slice(end),
    )
  )
}

function isClassCount(nearby: string): boolean {
  return /\b(?:one|an?|1)\s+(?:digit|number|letter|symbol|upper-?case|lower-?case|special|capital)\b/i.test(
    nearby,
  )
}

// "min. 8 characters, 1 number, 1 uppercase" counts kinds of characters in a list.
const counting =
  /(?:[,;+&(]|\band|\bplus|\bincluding)\s*(?:(?:one|an?|1)\s+(?:number|digit|numeral|upper-?case|lower-?case|capital|special|symbol|letter)s?\b(?: (?:letter|character)s?\b)?)(?=\s*(?:[,;+&.)]|$|and\b|plus\b))/gi

function readClasses(text: string): CharacterClass[] {
  const listed = /\bcharacters?|chars?\b/i.test(text) ? text.match(counting)?.join(' ') : undefined
  const part =
    containsWords.exec(text)?.[1] ?? /\b(?:at least )(?:one|1|an?)\b([^.;]{0,160})/i.exec(text)?.[1] ?? listed
  if (part === undefined) return []
  const found = classes.filter(([, pattern]) => pattern.test(part)).map(([name]) => name)
  const cased = found.includes('uppercase') || found.includes('lowercase')
  return found.filter((name) => name !== 'letter' || !cased)
}

/** "200 characters at most" and "8 characters or more" end one side only. */
function counted(value: number, after: string): LengthRange {
  if (/^\s*(?:at (?:the )?most|max(?:imum|\.)?(?!\w)|or (?:less|fewer))/i.test(after))
    return { min: 0, max: value }
  const least = /^\s*(?:at (?:the )?least|min(?:imum|\.)?(?!\w)|or more)/i.test(after)
  return least ? { min: value } : { min: value, max: value }
}

/** "12 characters", "a 6-digit code", "a whole number": no bound words, but still a limit. */
function bareNumber(found: Constraints, text: string): void {
  const exact =
    /(?<![\w.,–-])(\d{1,4}|three|four|five|six|eight|ten|twelve)[ -](?:numeric |alphanumeric )?(characters?|digits?|letters?)\b/i.exec(
      text,
    )
  if (exact && !found.length && !found.number) {
    const value =
      { three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 }[exact[1]?.toLowerCase() ?? ''] ??
      Number(exact[1])
    if (value > 1) {
      found.length = counted(value, text.slice(exact.index + exact[0].length))
      if (/digit/i.test(exact[2] ?? '')) found.format = 'digits'
    }
  }
  const typed = /\b(?:(whole number|integer)|(?:a |decimal |is |be )(?:number|numeric))\b/i.exec(text)
  if (typed && !found.number && !found.length && !/\bnumber of\b/i.test(text)) {
    found.number = { scale: 0, step: 1n, numeric: true, whole: typed[1] !== undefined }
  }
}

function readControl(text: string): Control | undefined {
  if (/\b(?:check ?box|tick ?box)\b/i.test(text)) return 'checkbox'
  if (
    /\b(?:drop-?down|select(?:ion)?(?: list| box| menu)?|combo ?box|pick ?list|chosen? from|selected from)\b/i.test(
      text,
    )
  )
    return 'select'
  if (/\bradio\b/i.test(text)) return 'radio'
  return undefined
}
