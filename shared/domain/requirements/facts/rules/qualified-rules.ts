import { labelOf, singular } from '../labels.ts'
import { slice, type Masked } from '../mask.ts'
import { readQuantities } from '../quantities/quantities.ts'
import { countedIn } from '../lookups/looked-up-by.ts'
import { limits } from './rules.ts'
import type { RuleFact } from '../types.ts'

const outcome =
  /^\s*(?:(?:must|shall|should|will)\s+(?:always\s+)?(?:be|get|receive|pay)|ha(?:s|ve) to|is|are|gets?|receives?|costs?|pays?|needs?|requires?)\s/i
// "Weights above 30 kg are rejected" limits the weight itself.
const limit =
  /\b(?:rejected|refused|declined|denied|accepted|allowed|permitted|valid|invalid|possible|supported|entered|uploaded)\b/i
const weighed = /^(?:kg|kilograms?|g|grams?|mg|t|tonnes?|tons?)$/i

/** "Orders above 30 kg are charged an extra 15 EUR": a rule whose condition stands beside its subject. */
export function readQualified(part: Masked): RuleFact[] {
  const [quantity, ...more] = readQuantities(part.masked)
  // "… over 20 kg cost 9.90 EUR, parcels over 30 kg …": the outcome of one class is not that of both.
  if (more.some(({ unit }) => unit !== undefined && unit.written === quantity?.unit?.written)) return []
  if (!quantity || quantity.unit?.dimension === 'length') return []
  const before = slice(part, 0, quantity.start)
  const after = slice(part, quantity.end, part.masked.length)
  const things =
    /^\W*(?:(?:all|any|each|every|an?|the)\s+)?([a-z][\w-]*(?: [a-z][\w-]*){0,2}?)\s+(?:(?:of|for|with|worth|(?:that|which|who) (?:weigh|have|cost|contain|are))\s+)?$/i.exec(
      before.masked,
    )?.[1]
  if (!things || !outcome.test(after.masked) || limit.test(after.masked)) return []
  const label = labelOf({ raw: things, masked: things, quotes: [] })
  if (label === undefined) return []
  const thing = singular(label).toLowerCase()
  const { dimension, written = '' } = quantity.unit ?? {}
  const counted = dimension === 'count' || /^points?$/i.test(written) ? written : undefined
  const subject = counted === undefined ? thing : countedIn(thing, counted)
  const verb = weighed.test(quantity.unit?.written ?? '') ? { verb: 'weighs' } : {}
  const text = `the ${subject} is ${part.raw.slice(quantity.start, quantity.end)}`
  return [
    {
      kind: 'rule',
      anyOf: [[{ subject, ...verb, text, negated: false, number: limits(quantity, part.masked) }]],
      outcome: `${things} ${after.raw.trim()}`.replace(/\s+/g, ' ').replace(/[.\s]+$/, ''),
      otherwise: false,
    },
  ]
}
