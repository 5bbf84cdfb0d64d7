import { numberPattern, parseDecimal } from '../../../numbers/decimal.ts'
import type { Masked } from '../mask.ts'
import type { ThresholdFact } from '../types.ts'
import { ordinals } from '../../../ordinals.ts'

const time = '(seconds?|minutes?|hours?|days?|weeks?)'
const span = `(?:\\s+(?:within|in)\\s+(?:(${numberPattern})\\s+|an?\\s+|the last\\s+(${numberPattern})\\s+)?${time})?`
const wrong = '(?:failed|wrong|unsuccessful|incorrect|invalid|false)'
const row = '(?:\\s+(?:in a row|in succession|one after the other|consecutively))?'
const rank = `(?:(${ordinals.join('|')})|(\\d{1,2})(?:st|nd|rd|th))`
const noun = '((?:log|sign)-?ins?(?!\\s+(?:attempts?|tries))|attempts?|tries|entries)'
const counted = `(${numberPattern})\\s+(?:consecutive\\s+|successive\\s+)?${wrong}\\s+((?:[\\w-]+\\s+){0,3}?)${noun}(?:\\s+(?:to|at)\\s[\\w\\s-]{0,30}?)?${row}${span}${row}`

const first = new RegExp(
  `\\b(?:after|when|once|upon)\\s+${counted}(?:\\s+(?:are|were|have been) made)?,?\\s+(?!(?:within|in|for|on|at|from|per|during|of|or|and|by|with|until|to|over)\\b)(.{3,300}?)\\.?$`,
  'i',
)
const last = new RegExp(
  `^\\W*(.{3,200}?)\\s+(?:after|once|upon)\\s+${counted}(?:,?\\s+(for\\s+(?:${numberPattern}|an?)\\s+${time}))?\\.?$`,
  'i',
)
const ranked = new RegExp(
  `\\b(?:after|when|once|upon|with)\\s+the\\s+${rank}\\s+(?:consecutive\\s+)?${wrong}\\s+([\\w-]+(?:\\s+(?!in\\b|is\\b|has\\b|the\\b|an?\\b|within\\b)[\\w-]+){0,3}?)${row}${span}(?:\\s+(?:is|was|has been)\\s+(?:entered|made|given))?,?\\s+((?:the|an?|it|this|all|no)\\s.{3,300}?)\\.?$`,
  'i',
)
const entered = new RegExp(
  `^\\W*(?:if|when|once|after)\\s+(?:the |an? )?(?:${wrong}\\s+)?([\\w-]+(?:\\s+[\\w-]+){0,2}?)\\s+(?:is|was|has been)\\s+(?:entered|typed|given|submitted)\\s+(?:(?:wrongly|incorrectly|wrong)\\s+)?(?:(${numberPattern})\\s+times|(twice))(?:\\s+(?:wrongly|incorrectly))?${row}${span},?\\s+(?:then\\s+)?((?:the|an?|it|this|all|no)\\s.{3,300}?)\\.?$`,
  'i',
)

// The expressions are long, and few sentences hold the words that each of them needs.
const countedWords =
  /\b(?:failed|wrong|unsuccessful|incorrect|invalid|false)\s.*(?:-?ins?|attempts?|tries|entries)\b/is
const rankedWords = new RegExp(`\\bthe\\s+(?:${ordinals.join('|')}|\\d)`, 'i')
const enteredWords = /\s(?:times|twice)\b/i

const triedWords =
  /\b(?:failed|wrong|incorrect|invalid|false)\s.{0,30}(?:TAN|PIN|pass(?:word|code|phrase)|code|OTP|token|answer)s\b/i
// "After three wrong TANs": each of them is an entry.
const wrongThings = new RegExp(
  `\\b((?:after|when|once|upon)\\s+(?:${numberPattern})\\s+(?:consecutive\\s+|successive\\s+)?${wrong})\\s+((?:[a-z-]+\\s)?(?:TAN|PIN|password|passcode|passphrase|code|OTP|token|answer))s\\b`,
  'gi',
)

/** What happens after so many failed attempts, with the time in which they count and the time that it lasts. */
export function readAttempts({ raw, masked }: Masked): ThresholdFact[] {
  const statement = raw.trim().replace(/\s+/g, ' ')
  const spoken = triedWords.test(masked) ? masked.replace(wrongThings, '$1 $2 entries') : masked
  const found = inFront(spoken) ?? behind(spoken) ?? byRank(masked) ?? byEntry(masked)
  if (!found || found.attempts < 1) return []
  const at = found.back ? masked.indexOf(found.outcome) : masked.lastIndexOf(found.outcome)
  const said = raw.slice(at, at + found.outcome.length).trim()
  const outcome = asState(found.duration === undefined ? said : `${said} ${found.duration}`)
  const lasting = lastingIn(outcome)
  return [
    {
      kind: 'threshold',
      subject: 'failed attempts',
      statement,
      attempts: found.attempts,
      outcome,
      ...(found.tried === '' ? {} : { tried: found.tried }),
      ...(found.window ? { window: found.window } : {}),
      ...(lasting ? { lasting } : {}),
    },
  ]
}

interface Found {
  attempts: number
  tried: string
  outcome: string
  window?: { amount: number; unit: string }
  /** The outcome stands in front. */
  back?: true
  /** "for 30 minutes" behind the attempts belongs to the outcome in front of them. */
  duration?: string
}

function inFront(masked: string): Found | undefined {
  const match = countedWords.test(masked) ? first.exec(masked) : undefined
  return match?.[1] && match[7] ? { ...madeBy(match, 1), outcome: match[7] } : undefined
}

function behind(masked: string): Found | undefined {
  const match = countedWords.test(masked) ? last.exec(masked) : undefined
  if (!match?.[1] || !match[2]) return undefined
  const duration = match[8] === undefined ? {} : { duration: match[8] }
  return { ...madeBy(match, 2), outcome: match[1], back: true, ...duration }
}

const participles: Record<string, string> = {
  lock: 'locked',
  block: 'blocked',
  disable: 'disabled',
  suspend: 'suspended',
  freeze: 'frozen',
  deactivate: 'deactivated',
  close: 'closed',
  ban: 'banned',
  cancel: 'cancelled',
  reject: 'rejected',
  refuse: 'refused',
}
const acting = new RegExp(
  `^(?:(?:the|an?)\\s+(?:system|application|app|service|server|machine|device|terminal|site|portal)\\s+(?:(?:shall|must|will|should)\\s+)?)?(${Object.keys(participles).join('|')})(?:e?s)?\\s+((?:the|an?|this|that|all|their|his|her)\\s[\\w' -]{2,60}?)(\\s+for\\s.{2,40})?$`,
  'i',
)

/** What is seen afterwards: "the system shall lock the account" is "the account is locked", "shall be locked" is "is locked". */
function asState(outcome: string): string {
  const [, verb = '', thing = '', during = ''] = acting.exec(outcome) ?? []
  const participle = participles[verb.toLowerCase()]
  if (participle !== undefined)
    return `${thing} ${/^all\s/i.test(thing) ? 'are' : 'is'} ${participle}${during}`
  return outcome
    .replace(/^(?:the system|the application) (?:shall|must|will) /i, '')
    .replace(
      /^((?:the|an?|this|that|all)\s[\w' -]{2,60}?)\s(?:shall|must|will|should) be(?= \w{3,}(?:ed|en|t)\b)/i,
      (_, thing: string) => `${thing} ${/^all\s/i.test(thing) || /[^su]s$/.test(thing) ? 'are' : 'is'}`,
    )
}

/** Number, what is tried and the window, from the group of the number on. */
function madeBy(match: RegExpExecArray, at: number): Omit<Found, 'outcome'> {
  const words = (match[at + 1] ?? '').trim()
  const tried = /^(?:log|sign)[- ]?ins?$/i.test(words === '' ? (match[at + 2] ?? '') : words)
    ? 'password'
    : words
  return { attempts: amount(match[at]), tried, ...windowIn(match, at + 3) }
}

function byRank(masked: string): Found | undefined {
  const match = rankedWords.test(masked) ? ranked.exec(masked) : undefined
  if (!match?.[7]) return undefined
  const attempts =
    match[2] === undefined ? ordinals.indexOf((match[1] ?? '').toLowerCase()) + 1 : Number(match[2])
  const tried = (match[3] ?? '').replace(/\s*(?:attempt|try|entry|log-?in|sign-?in)$/i, '')
  return { attempts, tried, outcome: match[7], ...windowIn(match, 4) }
}

function byEntry(masked: string): Found | undefined {
  const match = enteredWords.test(masked) ? entered.exec(masked) : undefined
  if (!match?.[7]) return undefined
  return {
    attempts: match[3] === undefined ? amount(match[2]) : 2,
    tried: match[1] ?? '',
    outcome: match[7],
    ...windowIn(match, 4),
  }
}

function windowIn(match: RegExpExecArray, at: number): Pick<Found, 'window'> {
  const unit = match[at + 2]
  if (unit === undefined) return {}
  const size = match[at] ?? match[at + 1]
  return {
    window: { amount: size === undefined ? 1 : amount(size), unit: unit.toLowerCase().replace(/s$/, '') },
  }
}

const lasts = new RegExp(`\\bfor\\s+(?:(${numberPattern})|an?)\\s+${time}\\b`, 'i')

function lastingIn(outcome: string): { amount: number; unit: string } | undefined {
  const match = lasts.exec(outcome)
  const unit = match?.[2]
  return unit === undefined
    ? undefined
    : { amount: match?.[1] === undefined ? 1 : amount(match[1]), unit: unit.toLowerCase().replace(/s$/, '') }
}

function amount(text: string | undefined): number {
  return Number(parseDecimal(text ?? '0').digits)
}
