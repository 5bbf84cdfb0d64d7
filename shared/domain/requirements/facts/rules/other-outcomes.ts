import { readQuantities } from '../quantities/quantities.ts'
import { slice, type Masked } from '../mask.ts'
import type { RuleFact } from '../types.ts'
import { limits } from './rules.ts'

const seam =
  /(?:[;,.]|\s[–—-])\s+(?:and |but )?(?:otherwise|or else|else|below that|under that|below|for (?:all )?(?:smaller|lower|cheaper|other) (?:orders|amounts|ones|purchases|baskets)),?\s+/i
const free =
  /^\W*((?:the )?(?:[a-z]+ )?(?:shipping|delivery|postage|shipment|return|returns|pick-?up|installation|parking)) (?:is|are) (free(?: of charge)?) (?:(?:for|on) (?:all )?(orders?|purchases?|baskets?|carts?|deliveries) (?:(?:of|worth|with a value) )?)?/i

/** "Orders over $50 get free shipping; otherwise shipping costs $5.99": what holds for all others is a rule of its own. */
export function withOtherwise(rules: RuleFact[]): RuleFact[] {
  const [rule, ...more] = rules
  if (!rule || more.length > 0 || rule.otherwise) return rules
  const found = seam.exec(rule.outcome)
  if (!found || found.index < 4) return rules
  const other = rule.outcome.slice(found.index + found[0].length).trim()
  if (other.length < 6 || seam.test(other) || /^(?:no|not|nothing)$/i.test(other)) return rules
  return [
    { ...rule, outcome: rule.outcome.slice(0, found.index).trim() },
    { kind: 'rule', anyOf: [], outcome: other, otherwise: true },
  ]
}

/** "Shipping is free from 49 EUR, below that shipping costs 4.95 EUR": the limit stands behind what it decides. */
export function readFreeFrom(part: Masked): RuleFact[] {
  if (part.masked.length > 240 || part.quotes.length > 0) return []
  const lead = free.exec(part.masked)
  // "From 49 EUR" begins there.
  const bounded = part.masked.replace(/\b(?:from|as of|starting at) (?=[€$£\d])/i, (word) =>
    'min '.padStart(word.length),
  )
  const [quantity] = readQuantities(bounded)
  if (
    !lead?.[1] ||
    quantity?.unit?.dimension !== 'money' ||
    (quantity.min === undefined) === (quantity.max === undefined)
  )
    return []
  const words = part.masked.slice(lead[0].length, quantity.end)
  // Only what stands right behind "free" is the limit: "free for members, orders over …" is something else.
  if (
    quantity.start > lead[0].length + 20 ||
    !/^(?:(?:from|over|above|of|at least|more than|starting at|under|below|up to)\b|[€$£])/i.test(words)
  )
    return []
  const rest = part.masked.slice(quantity.end)
  const other = seam.exec(rest)
  if (rest.trim() !== '' && !/^[.\s]*$/.test(rest) && other?.index !== 0) return []
  const thing = (lead[3] ?? 'order').replace(/s$/i, '').toLowerCase()
  const said = slice(part, lead[0].length, quantity.end).raw.trim()
  const rule: RuleFact = {
    kind: 'rule',
    anyOf: [
      [
        {
          subject: `${thing} total`,
          text: `the ${thing} total is ${said}`,
          negated: false,
          number: limits(quantity, bounded),
        },
      ],
    ],
    outcome: `${lead[1].toLowerCase()} is ${lead[2] ?? 'free'}`,
    otherwise: false,
  }
  const second = other === null ? '' : rest.slice(other[0].length).replace(/[.\s]+$/, '')
  return second.length < 6 ? [rule] : [rule, { kind: 'rule', anyOf: [], outcome: second, otherwise: true }]
}
