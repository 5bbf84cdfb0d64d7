import { slice, type Masked } from '../mask.ts'
import { readQuantities, type Quantity } from '../quantities/quantities.ts'
import { limits } from './rules.ts'
import type { Atom, RuleFact } from '../types.ts'

const rate =
  /(\d{1,3}(?:\.\d{1,3})?)\s?(?:%|percent|per cent)(?:\s+(discount|off|rebate|reduction|surcharge|bonus|commission|interest))?/gi
const noun = /\b(discount|rebate|reduction|surcharge|bonus|commission)\b/i
const onThing =
  /\b(?:on|for|of|from) (?:all |any |every )?(orders?|purchases?|bookings?|invoices?|carts?|totals?|order values?|order totals?|amounts?|sales|stays|loans?|transfers?|payments?|rentals?|trips?)\b/i

interface Tier {
  percent: string
  noun: string
  quantity: Quantity
}

/**
 * "10 % discount on orders of 100 EUR or more, 15 % from 500 EUR": a rule for each rate, where a higher limit ends the tier before.
 * Only a sentence that is nothing but rates with limits is read.
 */
export function readTiers(part: Masked): RuleFact[] {
  if (/\b(?:if|when|must|shall|unless)\b/i.test(part.masked) || part.quotes.length > 0) return []
  const found = [...part.masked.matchAll(rate)]
  const kind = noun.exec(part.masked)?.[1] ?? found.flatMap((one) => one[2] ?? [])[0]
  const thing = onThing.exec(part.masked)?.[1]
  if (found.length === 0 || kind === undefined || thing === undefined) return []
  const tiers = found.map((match, index): Tier | undefined => {
    const from = match.index + match[0].length
    const piece = slice(part, from, found[index + 1]?.index ?? part.masked.length)
    const [quantity, more] = readQuantities(froms(piece.masked))
    return quantity && !more ? { percent: match[1] ?? '', noun: kind, quantity } : undefined
  })
  const told = tiers.filter((tier) => tier !== undefined)
  if (told.length < found.length || !told.every(({ quantity }) => quantity.unit?.dimension !== 'percent'))
    return []
  const subject = subjectOf(thing, told[0]?.quantity)
  return bounded(told, part.masked).map(({ tier, number }) => ({
    kind: 'rule',
    anyOf: [[atomOf(subject, number)]],
    outcome: `the ${plain(tier.noun)} is ${tier.percent} %`,
    otherwise: false,
  }))
}

/** "from 500 EUR" without an end is a lower limit. */
function froms(text: string): string {
  return text.replace(/\bfrom (?=[^a-z]*\d)(?![^.;]{0,30}\b(?:to|until|up to)\b)/gi, '≥ ')
}

function plain(word: string): string {
  return /^off$/i.test(word) ? 'discount' : word.toLowerCase()
}

function subjectOf(thing: string, quantity: Quantity | undefined): string {
  const one = thing.toLowerCase().replace(/([^s])s$/, '$1')
  if (/total|value|amount/.test(one)) return one
  return quantity?.unit?.dimension === 'money'
    ? `${one} total`
    : `number of ${quantity?.unit?.written ?? one}`
}

function atomOf(subject: string, number: NonNullable<Atom['number']>): Atom {
  return { subject, text: `the ${subject}`, negated: false, number }
}

/** A tier with a lower limit only ends where the next one begins. */
function bounded(tiers: Tier[], text: string): { tier: Tier; number: NonNullable<Atom['number']> }[] {
  const read = tiers.map((tier) => ({ tier, number: limits(tier.quantity, text) }))
  return read.map(({ tier, number }) => {
    const min = number.min
    if (!min || number.max) return { tier, number }
    const scaled = (one: NonNullable<Atom['number']>) => (one.min?.units ?? 0n) * 10n ** BigInt(6 - one.scale)
    const next = read
      .filter((other) => other.number.min !== undefined && scaled(other.number) > scaled(number))
      .toSorted((a, b) => (scaled(a.number) < scaled(b.number) ? -1 : 1))[0]
    const end = next && (scaled(next.number) - 1n) / 10n ** BigInt(6 - number.scale)
    return { tier, number: end === undefined ? number : { ...number, max: { units: end } } }
  })
}
