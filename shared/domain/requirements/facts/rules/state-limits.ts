import { numberPattern, parseDecimal } from '../../../numbers/decimal.ts'
import type { Masked } from '../mask.ts'
import { readQuantities } from '../quantities/quantities.ts'
import { limits } from './rules.ts'
import type { Atom, RuleFact } from '../types.ts'

const time = '(minutes?|hours?|days?|weeks?|months?|years?)'
const passiveDeadline = new RegExp(
  `^\\W*((?:an? |the |each |every |all )?[\\w-]+(?: [\\w-]+){0,2}) (?:can|may) (?:only )?be ([a-z]+(?: [a-z]+){0,3}?) (?:within|up to|until|at most|no later than|at the latest|at least) (${numberPattern}) ${time}(?: at the latest)? (after|from|of|before|since) ((?:the |an? |its |their )?[\\w-]+(?: [\\w-]+){0,3})\\.?$`,
  'i',
)
const activeDeadline = new RegExp(
  `^\\W*((?:an? |the |each |every )?[\\w-]+(?: [\\w-]+)?) (?:can|may) (?:only )?((?!be\\b)[a-z]+(?: [a-z]+){0,5}?) (?:within|up to|until|no later than|at the latest|at least) (${numberPattern}) ${time}(?: at the latest)? (after|from|of|before|since) ((?:the |an? |its |their )?[\\w-]+(?: [\\w-]+){0,3})\\.?$`,
  'i',
)
const deadlineWords =
  /(?:minute|hour|day|week|month|year)s? (?:at the latest )?(?:after|from|of|before|since) /i
const later =
  /^\W*(?:later than that|later on|later|after (?:this|that) (?:period|time|deadline)|once (?:this|the) (?:period|deadline) (?:has passed|is over)|after that(?=,.*\b(?:charged|costs?|refund\w*|fee|EUR|sees|shown|shows|message|possible|allowed)\b)),\s+(.{3,300}?)\.?$/i
const owing =
  /^\W*(?:an? |the |any |every |each )?([a-z][\w-]*(?: [a-z][\w-]*)?) (?:who|that|which|with) (?:(owes|has|have|holds|spent|spends|ordered|used|paid)\s)?/i
const denied =
  /^\s*((?:of [\w ]{2,30}?|in [\w ]{2,30}?)?)\s*(?:,\s*)?((?:cannot|can't|may not|must not|can no longer|is not allowed to|(?:must|has to|needs to))\s+[^;:.]{3,120}?)(?:[;:,.]\s*(.{3,200}?))?\.?$/i

/**
 * Rules about numbers that nobody types: "A return can be registered within 30 days after delivery", "A reader who owes more than 20 EUR cannot
 * borrow". The other side of a deadline is implied, until a later sentence says what happens then.
 */
export function readStateLimits(part: Masked): RuleFact[] {
  const after = later.exec(part.masked)
  if (after?.[1]) return [rule([], original(part, after[1]), { otherwise: true })]
  return readDeadline(part) ?? readOwing(part)
}

function readDeadline(part: Masked): RuleFact[] | undefined {
  if (!deadlineWords.test(part.masked)) return undefined
  const passive = passiveDeadline.exec(part.masked)
  const found = passive ?? activeDeadline.exec(part.masked)
  const [, who, verb, number, unit, side, event] = found ?? []
  if (!who || !verb || !number || !unit || !side || !event) return undefined
  const before = /before/i.test(side)
  const units = unit.toLowerCase().replace(/s?$/, 's')
  const subject = `number of ${units} ${before ? 'until' : 'since'} ${event.toLowerCase().replace(/^(?:the|its|their) /, '')}`
  const bound = { units: parseDecimal(number).digits }
  const atom: Atom = {
    subject,
    text: `the ${subject} is ${number}`,
    negated: false,
    number: { scale: 0, step: 1n, ...(before ? { min: bound } : { max: bound }) },
  }
  const told = (can: string) => `${who.toLowerCase()} ${can} ${passive ? 'be ' : ''}${verb}`
  return [
    rule([[atom]], told('can'), {
      act: told('can').replace(
        / (?:free of charge|for free|without (?:any )?(?:charge|fee|costs?)|at no (?:charge|cost)|free)\b/i,
        '',
      ),
    }),
    rule([], told('cannot'), { otherwise: true, implied: true }),
  ]
}

function readOwing(part: Masked): RuleFact[] {
  const lead = owing.exec(part.masked)
  const [quantity] = lead ? readQuantities(part.masked) : []
  if (!lead?.[1] || !quantity || quantity.start !== lead[0].length) return []
  const rest = denied.exec(part.masked.slice(quantity.end))
  if (!rest?.[2] || quantity.unit?.dimension === 'length') return []
  const who = lead[1].toLowerCase()
  const counted = quantity.unit?.dimension === 'count' ? quantity.unit.written : undefined
  const subject = counted
    ? `number of ${counted} of the ${who}`
    : `amount that the ${who} ${lead[2]?.toLowerCase() ?? 'has'}`
  const outcome = rest[3] && /"/.test(rest[3]) ? rest[3] : `the ${who} ${rest[2]}`
  const atom: Atom = {
    subject,
    text: `the ${subject} is ${part.raw.slice(quantity.start, quantity.end)}`,
    negated: false,
    number: limits(quantity, part.masked),
  }
  const refused = /^(?:cannot|can't|may not|must not|can no longer|is not allowed to)\s+(.+)$/i.exec(
    rest[2],
  )?.[1]
  return [rule([[atom]], original(part, outcome), refused ? { act: `the ${who} can ${refused}` } : {})]
}

function rule(anyOf: Atom[][], outcome: string, more: Partial<RuleFact> = {}): RuleFact {
  return {
    kind: 'rule',
    anyOf,
    outcome: outcome.replace(/\s+/g, ' ').replace(/[.\s]+$/, ''),
    otherwise: false,
    ...more,
  }
}

/** The words as written, with the quoted texts that were blanked out for reading. */
function original({ raw, masked }: Masked, phrase: string): string {
  const at = masked.lastIndexOf(phrase)
  return at < 0 ? phrase : raw.slice(at, at + phrase.length)
}
