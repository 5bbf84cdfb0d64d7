import { clockAtom, clockPieces } from './clock-limits.ts'
import { slice, type Masked } from '../mask.ts'
import { readQuantities } from '../quantities/quantities.ts'
import { atom } from './rules.ts'
import type { Atom, RuleFact } from '../types.ts'

const relative =
  /^\W*(?:(?:an?|every|each|all|any) )?([a-z][\w-]*(?: [a-z][\w-]*)?) (?:that|which|who)(?=) ((?:is|are|was|were|has|have|had|comes?|arrives?|owns?|lives?)(?=)\b.{3,160}?),? ((?:shall|must|will|cannot|pays?|costs?|gets?|receives?)(?=)\b.{3,200}?)\.?$/i
// "at 15:30 or later, on a weekend or on a bank holiday" are three conditions; "or later" belongs to the first.
const apart =
  /,\s+(?:or\s+)?(?=(?:at|on|in|before|after|during|by|from|with|without)\s)|\s+or\s+(?=(?:at|on|in|before|after|during|by|from|with|without)\s)/gi

// "A password that is too short must be refused" speaks of a wrong value of an input.
const refusal = /\b(?:refused|rejected|accepted|declined|denied|valid|invalid)\b/i

/** "A transfer that is entered on a weekend shall be executed on the next business day": the relative clause is the condition. */
export function readRelative(part: Masked): RuleFact[] {
  const found = relative.exec(part.masked)
  if (!found || part.quotes.length > 0 || refusal.test(found[3] ?? '')) return []
  const [, things = '', condition = '', outcome = ''] = found
  const thing = singular(things)
  const from = part.masked.indexOf(condition)
  const words = slice(part, from, from + condition.length)
  const lead = /^(\S+(?: [a-z]+(?:ed|en|de|nt))?) /i.exec(words.masked)?.[1] ?? ''
  const told = `the ${thing} ${outcome}`.replace(/\s+/g, ' ').trim()
  const pieces = piecesOf(words, lead)
  return pieces.map((text): RuleFact => {
    const rule: RuleFact = {
      kind: 'rule',
      anyOf: [conditionsOf(thing, text)],
      outcome: told,
      otherwise: false,
    }
    // Alternatives stand beside each other: one case for each, not one for every combination of them.
    return pieces.length === 1
      ? rule
      : { ...rule, table: { id: keyOf(part.raw), title: `rule for ${thing}`, name: text } }
  })
}

/** A number for a sentence, below the offsets that tables of the text have. */
function keyOf(text: string): number {
  let key = 7
  for (const sign of text) key = (key * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return -1 - key
}

/** The conditions of the clause, each with its verb: "is entered on a weekend", "is entered on a bank holiday". */
function piecesOf({ raw, masked }: Masked, lead: string): string[] {
  const cuts = [...masked.matchAll(apart)]
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)]
  const ends = [...cuts.map((cut) => cut.index), masked.length]
  return starts
    .map((start, index) => raw.slice(start, ends[index]).trim())
    .filter((text) => text !== '')
    .map((text, index) => (index === 0 ? text : `${lead} ${text}`))
    .slice(0, 4)
}

function conditionsOf(thing: string, text: string): Atom[] {
  const whole = `the ${thing} ${text
    .replace(/^are\b/i, 'is')
    .replace(/^have\b/i, 'has')
    .replace(/^were\b/i, 'was')}`
  return clockPieces({ raw: whole, masked: whole, quotes: [] }).map((piece) => conditionOf(piece, text))
}

function conditionOf(masked: Masked, text: string): Atom {
  const whole = masked.raw
  const timed = clockAtom(masked)
  if (timed) return timed
  const [quantity] = readQuantities(whole)
  // A limit with a unit is a number; any other is a fact to set up.
  if (quantity?.unit && quantity.unit.dimension !== 'count') {
    const read = atom(masked)
    if (read.number && read.subject !== '') return read
  }
  return { subject: '', text: whole, negated: /\b(?:not|no|never)\b/i.test(text) }
}

function singular(things: string): string {
  return things
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
}
