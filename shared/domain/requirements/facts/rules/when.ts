import { labelOf, subjectKind } from '../labels.ts'
import type { Masked } from '../mask.ts'
import { readQuantities } from '../quantities/quantities.ts'
import { limits } from './rules.ts'
import type { When } from '../types.ts'

const checked = /^(.{2,60}?)\s+(?:is|are)\s+(not\s+)?(?:checked|ticked|activated|turned on|switched on)$/i
const filled =
  /^(.{2,60}?)\s+(?:is|are|was|has been)\s+(not\s+)?(?:filled(?: in)?|provided|given|entered|specified|empty|blank|missing|set)$/i
const chosen =
  /^(?:the (?:user|customer) (?:selects?|chooses?|picks?|selected|chose) )?("[^"]*"|[A-Z][\w-]*(?: [\w-]+){0,2}?)\s*(?:is (not )?(?:selected|chosen|picked))?\s*(?:(?:as|for|in|from|under) (.{2,40}))?$/
const equals =
  /^(.{2,60}?)\s+(?:is|are|=|equals?|has the value|is set to|is equal to)\s+(not\s+)?(?:set to |equal to )?(?:an? |the )?("[^"]*"|[\w][\w-]*(?: [\w-]+){0,2})$/i
const notValue =
  /^(?:required|mandatory|optional|valid|invalid|selected|chosen|shown|visible|hidden|known|available|enabled|disabled|older|younger|more|less|at|over|under|above|below|between|after|before|true|false)\b/i

/** A condition on one input: "Customer type is Business", "gift wrapping is checked", "the phone is empty", "the amount is over 100". */
export function readWhen(part: Masked): When | undefined {
  const text = part.masked.trim()
  if (/\s(?:and|or)\s/i.test(text)) return undefined
  const start = part.masked.indexOf(text)
  const raw = part.raw.slice(start, start + text.length)
  const [quantity] = readQuantities(text)
  if (quantity) {
    const verb = /\s(?:is|are|has|exceeds?|lies)\b/i.exec(text)?.index
    const subject = named(part, text.slice(0, Math.min(verb ?? quantity.start, quantity.start)), raw)
    return subject === undefined || quantity.unit?.dimension === 'length'
      ? undefined
      : { subject, is: { kind: 'number', ...limits(quantity, text) }, negated: false }
  }
  const box = checked.exec(text)
  const ticked = box && named(part, box[1] ?? '', raw)
  if (ticked) return { subject: ticked, is: { kind: 'checked' }, negated: box[2] !== undefined }
  const given = filled.exec(text)
  const about = given && named(part, given[1] ?? '', raw)
  if (about) {
    const empty = /(?:empty|blank|missing)$/i.test(text)
    return { subject: about, is: { kind: 'filled' }, negated: empty !== (given[2] !== undefined) }
  }
  return readValue(part, text, raw)
}

function readValue(part: Masked, text: string, raw: string): When | undefined {
  const value = equals.exec(text)
  const whose = value && named(part, value[1] ?? '', raw)
  if (whose && !notValue.test(value[3] ?? '')) {
    const literal = literalOf(part, value[3] ?? '', raw, text)
    return { subject: whose, is: { kind: 'value', value: literal }, negated: value[2] !== undefined }
  }
  const picked = chosen.exec(text)
  if (
    !picked?.[1] ||
    (picked[2] === undefined && !/\b(?:selected|chosen|picked|selects?|chooses?|picks?|chose)\b/i.test(text))
  )
    return undefined
  const subject = picked[3] === undefined ? undefined : named(part, picked[3], raw)
  return {
    ...(subject === undefined ? {} : { subject }),
    is: { kind: 'value', value: literalOf(part, picked[1], raw, text) },
    negated: picked[2] !== undefined,
  }
}

/** The words of a masked phrase as written. */
function original(phrase: string, raw: string, text: string): string {
  const at = text.lastIndexOf(phrase)
  return raw.slice(at, at + phrase.length)
}

function literalOf(part: Masked, phrase: string, raw: string, text: string): string {
  const plain = original(phrase, raw, text)
  return (
    part.quotes.find(({ value }) => plain.includes(value))?.value ?? plain.replace(/^["“'`]|["”'`]$/g, '')
  )
}

function named(part: Masked, phrase: string, raw: string): string | undefined {
  const plain = phrase.replace(/^(?:if|when|whenever|for)\s+/i, '').trim()
  const at = part.masked.trim().indexOf(plain)
  const quote = /^(?:the |an? )?"/i.test(plain)
    ? part.quotes.find(({ value }) => raw.slice(at, at + plain.length).includes(value))?.value
    : undefined
  if (quote !== undefined) return quote
  if (subjectKind(plain) !== 'thing') return undefined
  return labelOf({ raw: raw.slice(at, at + plain.length), masked: plain, quotes: [] })
}
