import { singular, subjectKind } from '../labels.ts'
import type { Unit } from '../quantities/units.ts'

/** What a sentence says that may name the number by which something is looked up. */
export interface Named {
  /** What is looked up: "shipping cost". */
  lead?: string
  /** The lead speaks of each thing: "a parcel costs". */
  article?: string
  verb?: string
  /** What the range is said of: "orders of at least 100 EUR". */
  thing?: string
}

const sums =
  /^(?:order|purchase|cart|basket|booking|invoice|shopping cart|shopping basket|sale|transaction)s?$/i
const trading = /deliver|shipp|shipment|postage|discount|freight|rebate|return|transport|order/i

/** The number that decides, by its unit and what it is said of: "order total", "weight", "number of points of the member". */
export function subjectOf(
  { lead = '', thing, article, verb }: Named,
  { dimension, written }: Pick<Unit, 'dimension' | 'written'>,
): { name: string; verb?: string } | undefined {
  const each = article === 'each' && /^costs?$/.test(verb ?? '') ? singular(lead) : undefined
  const about = thing ?? each
  if (dimension === 'money') {
    if (about === undefined) return { name: trading.test(lead) ? 'order total' : 'amount' }
    // A sum of money is said of an order, never of who places it.
    if (subjectKind(about) === 'actor') return undefined
    return { name: sums.test(about) ? `${about} total` : about }
  }
  if (/^(?:kg|kilograms?|g|grams?|mg|t|tonnes?|tons?|lbs?|oz)$/i.test(written))
    return about === undefined ? { name: 'weight' } : { name: about, verb: 'weighs' }
  if (/^(?:km|kilomet(?:er|re)s?|miles?)$/i.test(written)) return { name: 'distance' }
  if (dimension === 'duration') return { name: `number of ${written}` }
  if (dimension !== 'count' && !/^points?$/i.test(written)) return undefined
  return { name: about === undefined ? `number of ${written}` : countedIn(about, written) }
}

/** "number of points of the member", "number of items in the order". */
export function countedIn(thing: string, counted: string): string {
  return `number of ${counted} ${subjectKind(thing) === 'actor' ? 'of' : 'in'} the ${thing}`
}
