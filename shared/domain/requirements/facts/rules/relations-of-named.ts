import { labelOf, subjectKind } from '../labels.ts'
import { maskQuotes, slice, type Masked } from '../mask.ts'
import { readRelations } from './relations.ts'
import type { RelationFact } from '../types.ts'

const given =
  /^\W*(?:if|when|where) (?:(?:it|one|this|a value) (?:is|has been) )?(?:given|entered|filled(?: in)?|provided|present|set|specified|stated|used),\s*(?:then )?/i
const itself =
  /^\W*(?:it|this(?: (?:value|date|time|amount|price|field))?)(?= (?:must|shall|should|may|cannot|can't|has to|needs to)\b)/i
const colon = /^[^\s:.([|][^:.(]{0,50}?(?:\s?\([^():]{1,40}\))?(?:\*\*)?\s*:(?:\*\*)?\s/
const bare =
  /^\W*(?:and |but )?(?:(?:must|shall|should) )?((?:not|never|no) (?:be )?)?(?=(?:be )?(?:(?:at|on) or |at (?:least|most) (?:the|as|equal)|(?:later|earlier|greater|higher|larger|more|lower|smaller|less|longer|shorter) than|before|after|above|below|exceed|different from|the same as))(?:be )?/i

/**
 * What a sentence says of the input that it does not name itself: "If given, it must not be lower than the starting price" behind a sentence
 * about the reserve price, and "End: optional, not before the start". Linear: every clause is read once.
 */
export function readRelationsOfNamed(part: Masked, previous: string[]): RelationFact[] {
  const [only, ...more] = previous
  const behind = given.exec(part.masked)?.[0].length ?? 0
  const pronoun = itself.exec(part.masked.slice(behind))?.[0].length
  if (pronoun !== undefined)
    return only === undefined || more.length > 0
      ? []
      : said(only, slice(part, behind + pronoun, part.masked.length).raw)
  if (behind > 0) return []
  const lead = colon.exec(part.masked)?.[0]
  if (lead === undefined) return []
  const name = lead.replace(/[\s:*]+$/, '').replace(/\s?\([^()]{1,40}\)$/, '')
  const label = subjectKind(name) === 'thing' ? labelOf(slice(part, 0, name.length)) : undefined
  if (label === undefined) return []
  for (const clause of clausesOf(slice(part, lead.length, part.masked.length))) {
    const start = bare.exec(clause)
    if (!start) continue
    const found = said(label, ` must ${start[1] ? 'not ' : ''}be ${clause.slice(start[0].length)}`)
    if (found.length > 0) return found
  }
  return []
}

function said(label: string, rest: string): RelationFact[] {
  return readRelations(maskQuotes(`The ${label}${rest}`)).map((one) => ({ ...one, label }))
}

function clausesOf({ raw, masked }: Masked): string[] {
  const cuts = [...masked.matchAll(/[,;.]\s+/g)].map(
    ({ index, 0: sign }) => [index, index + sign.length] as const,
  )
  const starts = [0, ...cuts.map(([, end]) => end)]
  return starts.map((start, at) => raw.slice(start, cuts[at]?.[0] ?? raw.length))
}
