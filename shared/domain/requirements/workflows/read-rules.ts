import type { Fact } from '../facts/types.ts'
import type { SubmitRule } from './parts.ts'
import { nameOf, namesIn, type Told, type Vocabulary } from './vocabulary.ts'

const absent =
  '(?:empty|blank|missing|not (?:been )?(?:filled(?: in)?|given|entered|chosen|selected|set|stated))'
const emptyBehind = new RegExp(
  `\\b(F\\d+)(?: field)?:? (?:(?:is|are|was|stays?|remains?|left|be|has|still) )*${absent}\\b`,
)
const emptyBefore = /\b(?:empty|missing|blank|no|without(?: an?)?)(?: [a-z]+)? (F\d+)/
const demanded =
  /\b(F\d+)(?: field)? (?:is|must be|has to be) (?:required|mandatory|filled(?: in)?|given|entered|chosen)\b/
const blank = /\b(?:only (?:of )?spaces|spaces only|nothing but spaces|just spaces|only blanks)\b/
const above =
  /\b(?:more|longer|higher|greater) than (\d{1,6})\b|\b(?:over|above|exceeds|exceeding) (\d{1,6})\b/
const from = /\b(\d{1,6}) (?:[a-z]+ )?or (?:more|longer)\b|\bfrom (\d{1,6}) [a-z]+ (?:on|upwards)\b/
const ordered =
  /\b(?:must not|cannot|can't|can not|may not|is|lies|comes|be) (?:be |lie |come )?(?:before|earlier than)\b|\bmust (?:be|lie|come|not precede) (?:on or |the same day or )?(?:after|later)|\bprecedes?\b/i
const most =
  /\b(\d{1,6})(?: [a-z€$£]+)? at most\b|\b(?:at most|no more than|not more than|not exceed|maximum of|maximum is|maximum|max\.|up to|limited to|limit of|limit is) (\d{1,6})\b|\b(?:not|never) (?:be |last |cover |take )?(?:more|longer|higher) than (\d{1,6})\b/i
const least = /\b(?:at least|no less than|no fewer than|minimum of|minimum is) (\d{1,6})\b/i
const left = /\b(?:left|remaining|available|budget|balance)\b/i
const scarce =
  /\b(?:only|just|not enough|exceeds?|exceeding|more than|not sufficient|insufficient|longer than)\b/i
const letters = /\b(?:characters?|letters)\b/i

/** The rules that a sentence states about a form that is sent, each with its message. */
export function rulesIn(told: Told, { inputs }: Vocabulary): SubmitRule[] {
  const { words } = told
  if (!/\bQ\d+\b/.test(words)) return []
  const form = new Set(inputs.filter(({ dialog }) => dialog === undefined).map(({ label }) => label))
  const dates = inputs.filter(({ control, dialog }) => control === 'date' && dialog === undefined)
  const found: SubmitRule[] = []
  let before = 0
  for (const match of words.matchAll(/\bQ\d+\b/g)) {
    const clause = words.slice(before, match.index)
    const message = nameOf(told, match[0])
    before = match.index + match[0].length
    if (!/[.!?]$|\s\S+\s/.test(message)) continue
    const rule =
      lengthRule(told, clause, message, form) ??
      emptyRule(told, clause, message, form, words) ??
      numberRule(clause, message, dates.length >= 2)
    if (rule) found.push(rule)
  }
  return found
}

function emptyRule(
  told: Told,
  clause: string,
  message: string,
  form: Set<string>,
  words: string,
): SubmitRule | undefined {
  const token = (emptyBehind.exec(clause) ?? emptyBefore.exec(clause) ?? demanded.exec(clause))?.[1]
  const label = nameOf(told, token)
  if (!form.has(label) || namesIn(told, clause, 'F').filter((name) => name !== label).length > 0)
    return undefined
  const [, more, over] = above.exec(clause) ?? []
  const [, some, on] = from.exec(clause) ?? []
  const spaces = blank.test(words)
  const limit = more ?? over
  if (limit !== undefined)
    return { rule: 'required above', label, over: Number(limit), message, blank: spaces }
  const least = some ?? on
  if (least !== undefined)
    return { rule: 'required above', label, over: Number(least) - 1, message, blank: spaces }
  // Under another condition it is not always required.
  if (
    /\b(?:for|while|unless|until|only) (?!the submission|submitting)/.test(
      clause.replace(/\bfor (?:the )?[FB]\d+/g, ''),
    )
  )
    return undefined
  if (namesIn(told, clause, 'O').length > 0) return undefined
  return { rule: 'required', label, message, blank: spaces }
}

const tooLong =
  /\b(?:more|longer) than (\d{1,4}) (?:characters|letters)\b|\b(?:over|above) (\d{1,4}) (?:characters|letters)\b/
const tooShort =
  /\b(?:fewer|less|shorter) than (\d{1,4}) (?:characters|letters)\b|\b(?:under|below) (\d{1,4}) (?:characters|letters)\b/

/** "A title with more than 60 characters gives …". */
function lengthRule(told: Told, clause: string, message: string, form: Set<string>): SubmitRule | undefined {
  const [label, ...others] = new Set(namesIn(told, clause, 'F'))
  if (label === undefined || others.length > 0 || !form.has(label)) return undefined
  const max = numberIn(tooLong, clause)
  const min = numberIn(tooShort, clause)
  if ((max === undefined) === (min === undefined)) return undefined
  return { rule: 'length', label, message, ...(max === undefined ? { min: min ?? 1 } : { max }) }
}

function numberRule(clause: string, message: string, dates: boolean): SubmitRule | undefined {
  if (letters.test(message)) return undefined
  const said = clause.slice(-140)
  if (dates && ordered.test(message)) return { rule: 'order', message }
  const number = /\d+/.exec(message)?.[0]
  if (left.test(message) && (scarce.test(message) || scarce.test(said)))
    return { rule: 'left', message, ...(number === undefined ? {} : { sample: Number(number) }) }
  const limit =
    numberIn(most, message) ??
    (number === undefined && !letters.test(said) ? numberIn(above, said) : undefined)
  if (limit !== undefined) return { rule: 'most', amount: limit, message }
  const bottom = numberIn(least, message)
  return bottom === undefined ? undefined : { rule: 'least', amount: bottom, message }
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const number = pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
  return number === undefined ? undefined : Number(number)
}

/** The rules that the grammar of forms has found in a sentence: an input that is empty, a text that is too short or too long. */
export function rulesOfFacts(facts: Fact[], { inputs }: Vocabulary): SubmitRule[] {
  return facts.flatMap((fact): SubmitRule[] => {
    if (fact.kind !== 'message' || fact.about !== 'named' || fact.guard !== undefined) return []
    const [label] = fact.labels
    const input = inputs.find((one) => one.label.toLowerCase() === label?.toLowerCase())
    if (!input || fact.labels.length !== 1 || input.dialog !== undefined) return []
    const { length } = input.constraints ?? {}
    const kinds = new Set(fact.violations)
    const found: SubmitRule[] = []
    if (kinds.has('empty'))
      found.push({ rule: 'required', label: input.label, message: fact.text, blank: false })
    const low = kinds.has('tooShort') && length && length.min > 1 ? { min: length.min } : {}
    const high = kinds.has('tooLong') && length?.max !== undefined ? { max: length.max } : {}
    if ('min' in low || 'max' in high)
      found.push({ rule: 'length', label: input.label, ...low, ...high, message: fact.text })
    return found
  })
}
