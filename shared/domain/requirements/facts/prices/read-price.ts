import { slice, type Masked } from '../mask.ts'
import { readFormula } from '../formulas/read-formula.ts'
import { readTemporal } from '../temporal/read-temporal.ts'
import { parseDecimal } from '../../../numbers/decimal.ts'
import { moneyWords, amountOf } from './amount-words.ts'
import { inWords, readChange } from './read-changes.ts'
import type { PriceFact, PricePart } from './price-fact.ts'

const hint =
  /%|\bper(?:cent| cent)?\b|\d\s?(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|€|\$|£)|[€$£]\s?\d|\bdiscount|\bsurcharge|\breduction|\brebate|\bhalf\b|\bdecides\b|\bseason\b|\bminimum\b|\bat least\b/i
const conditioned =
  /^\W*(if|when|for|with|in|on|during|at|from|over|above|under|below|up to)\s+(.{3,120}?),?\s+((?:it|the|an?|each|every)\s[^;]{0,60}?(?:costs?|is|are)\s[^;]{3,80})(?:;\s+([^;]*))?$/i
const each = new RegExp(
  `^\\W*(?:an? |the |each |every )?([a-z][\\w -]{1,40}?) (?:costs?|is) ${moneyWords} (?:each|apiece|a piece)\\W*$`,
  'i',
)
const exempt =
  /^\W*(.{3,60}?) (?:are|is|get|gets|have|has|receive|receives) (?:never|not|no|excluded from|exempt from)(?: (?:any|the|all|a))?\s?(discount|discounted|discounts|reduced|reduction|reductions|surcharge|surcharges)\W*$/i
const exemptFor =
  /^\W*(?:there (?:is|are) no|no|the|all) (discount|surcharge)s? (?:is granted |are granted |applies |apply |does not apply |do not apply |is not (?:granted|given|valid) |are not (?:granted|given) )?(?:for|on|to) (.{3,60}?)\W*$/i
const deciding =
  /\b(?:the )?(?:day|date) of (?:the )?([a-z-]+) (?:decides|counts|is decisive|determines)\b|\bthe ([a-z -]{3,30}?) (?:decides|is decisive)\b/i
const listed = new RegExp(
  `(?:^\\W*|,\\s*(?:and )?|\\band\\s+|\\bor\\s+|;\\s*)(?:an? |the |each |every |for )?([a-z][\\w'-]*(?: [\\w'-]+){0,2}?)(?: costs?| pays?| pay|:| is| are)? ${moneyWords}`,
  'gi',
)
const bracketed = new RegExp(`([A-Z][\\w' -]{1,40}?)\\s*\\(${moneyWords}\\)`, 'g')
const least =
  /^\W*(?:for|in|during|if|when)\s+(.{3,160}?),?\s+(?:the )?(?:minimum (?:stay|number|length|duration)[a-z ]{0,24} (?:is|of)|(?:guests|customers|stays|you|visitors)\s[a-z ]{0,24}at least)\s+(\d{1,3}) ([a-z]+)/i

/** The pieces of a price that a sentence states; nothing for everything else. Linear in the length of the sentence. */
export function readPrices(part: Masked): PriceFact[] {
  if (part.masked.length > 400 || !hint.test(part.masked)) return []
  return partsOf(part).map((one) => ({ kind: 'price', part: one }))
}

function partsOf(part: Masked): PricePart[] {
  const text = part.masked.replace(/\*\*|__/g, '').trim()
  const seasons = seasonsIn(text)
  const minimum = readMinimum(part)
  if (minimum) return [...seasons, minimum]
  if (part.quotes.length > 0) return [...seasons, ...quoted(part)]
  const decides = deciding.exec(text)
  const label = decides?.[1] ?? decides?.[2]
  const more: PricePart[] = label ? [{ kind: 'deciding', label }] : []
  const combine = combined(text)
  if (combine) return [{ kind: 'combine', how: combine }, ...more]
  const without = exempt.exec(text)
  const from = exemptFor.exec(text)
  if (without?.[1]) return [{ kind: 'exempt', when: without[1], from: fromWord(without[2]) }, ...more]
  if (from?.[2] && /\bno\b|\bnot\b/i.test(text))
    return [{ kind: 'exempt', when: from[2], from: fromWord(from[1]) }, ...more]
  const change = readChange(text)
  if (change) return [change, ...more]
  const rate = readConditioned(text, part) ?? readEach(text) ?? readList(text)
  return [...(rate ? [rate] : []), ...more, ...seasons]
}

/** Quoted words may name an input in the condition, but no outcome. */
function quoted({ raw, quotes }: Masked): PricePart[] {
  const change = readChange(raw)
  return change && quotes.every(({ value }) => change.when.includes(value)) ? [change] : []
}

function fromWord(word: string | undefined): 'discount' | 'surcharge' {
  return /^surcharge/i.test(word ?? '') ? 'surcharge' : 'discount'
}

/** What is said about several changes at once. */
function combined(text: string): (PricePart & { kind: 'combine' })['how'] | undefined {
  if (
    !/\b(?:(?:discount|surcharge|reduction|rebate)s|only the \w+ (?:discount|reduction|rebate))\b/i.test(text)
  )
    return undefined
  if (
    /\bonly the (?:highest|higher|larger|largest|greater|best|bigger)\b|\bthe (?:highest|higher|best|larger) (?:one |discount )?(?:applies|counts|is (?:applied|granted|used))/i.test(
      text,
    )
  )
    return 'highest'
  if (
    /\b(?:one after (?:the other|another)|in (?:this|that|the given|the stated|the listed) order|successively|multiplied)\b/i.test(
      text,
    )
  )
    return 'sequence'
  if (/\b(?:added up|summed up|are added (?:together|up)|add up)\b/i.test(text)) return 'sum'
  return /\b(?:cannot|can not|may not|must not|are not) (?:be )?(?:combined|cumulative|cumulated|cumulable)\b/i.test(
    text,
  )
    ? 'never'
    : /\b(?:both|all|several)\s(?:of (?:them|these) |the |these )?(?:discount|surcharge|reduction|rebate)s (?:can|may) (?:also )?(?:apply|be (?:applied|combined|granted|charged))\b|\b(?:discount|surcharge|reduction)s (?:can|may) be combined\b/i.test(
          text,
        )
      ? 'all'
      : undefined
}

/** "In the high season it costs 120 EUR per night": a rate of its own under a condition. */
function readConditioned(text: string, part: Masked): PricePart | undefined {
  const found = conditioned.exec(text.replace(/\s?\(see [^()]{1,20}\)/gi, ''))
  if (!found?.[2] || !found[3]) return undefined
  const masked = found[3].replace(/^it\s/i, 'the price ').replace(/^the price costs?\b/i, 'The price is')
  const [formula] = readFormula({ ...part, masked: masked.replace(/\.$/, ''), quotes: [] })
  return formula ? { kind: 'rate', when: inWords(found[1] ?? '', found[2]), formula } : undefined
}

/** "A flyer costs 0.20 EUR each". */
function readEach(text: string): PricePart | undefined {
  const found = each.exec(text)
  const money = found && amountOf(found[2], found[3], found[4])
  if (!found || !money || !('amount' in money)) return undefined
  const { amount, unit } = money
  const terms = [{ factor: amount, inputs: [0] }]
  return {
    kind: 'rate',
    when: '',
    formula: { kind: 'formula', result: 'price', unit, inputs: [{ name: 'number of pieces' }], terms },
  }
}

/** "Basic costs 19.90 EUR, Plus 29.90 EUR and Premium 49.90 EUR per month", "Day ticket (49 EUR) or Weekend ticket (89 EUR)". */
function readList(text: string): PricePart | undefined {
  const inBrackets = [...text.matchAll(bracketed)]
  const found =
    inBrackets.length > 1
      ? inBrackets
      : /\bcosts?\b|\bpays?\b|:|\bis\b/i.test(text)
        ? [...text.matchAll(listed)]
        : []
  const entries = found.flatMap(([, name = '', before, number, behind]) => {
    const money = amountOf(before, number, behind)
    return money && 'amount' in money
      ? [{ name: name.replace(/\s+(?:costs?|pays?|is|are)$/i, '').trim(), ...money }]
      : []
  })
  const unit = entries[0]?.unit
  if (entries.length < 2 || unit === undefined || entries.length !== found.length)
    return readAmountsFirst(text)
  const per = /\b(?:per|each|a)\s+([a-z]+)\W*$/i.exec(text)?.[1]
  return {
    kind: 'list',
    entries: entries.map(({ name, amount }) => ({ name, amount })),
    unit,
    ...(per ? { per: per.toLowerCase() } : {}),
  }
}

const amountFirst = new RegExp(
  `${moneyWords} (?:for|with|in) (?:an? |the )?([\\w'-]+(?: [\\w'-]+){0,2}?)(?=\\s*(?:,|;|\\.|$| and ${moneyWords}))`,
  'gi',
)
const ofPrice = /\b(?:fees?|prices?|costs?|charges?|fares?|rents?|rates?|premiums?|tariffs?)\b/i

/** "The fee depends on the duration: 40 EUR for 6 months, 70 EUR for 12 months": the names behind their amounts. */
function readAmountsFirst(text: string): PricePart | undefined {
  const found = [...text.matchAll(amountFirst)]
  const sums =
    text.match(new RegExp(`(?<![\\w.])${moneyWords}`, 'gi'))?.filter((one) => /[A-Z€$£]/i.test(one)) ?? []
  if (found.length < 2 || sums.length !== found.length || !ofPrice.test(text.slice(0, found[0]?.index)))
    return undefined
  const entries = found.flatMap(([, before, number, behind, name = '']) => {
    const money = amountOf(before, number, behind)
    return money && 'amount' in money ? [{ name: name.trim(), ...money }] : []
  })
  const unit = entries[0]?.unit
  if (entries.length < found.length || unit === undefined) return undefined
  return { kind: 'list', entries: entries.map(({ name, amount }) => ({ name, amount })), unit }
}

/** "from 2026-07-01 to 2026-08-31 (high season)", "The high season lasts from … to …". */
function seasonsIn(text: string): PricePart[] {
  const named =
    /\(([a-z-]+ season|[a-z-]+ period|[a-z]+ time)\)/i.exec(text)?.[1] ??
    /^\W*(?:the )?([a-z-]+ season|[a-z-]+ period)(?: is| lasts| runs|:| \()/i.exec(text)?.[1]
  if (named === undefined) return []
  const read = readTemporal(text)
  if (read?.range.of !== 'date' || !read.range.min || !read.range.max) return []
  const label =
    /\b(?:an?|the|on) ([a-z][\w -]{2,30}?) (?:is |lies |date )?(?:from|between)\b/i.exec(text)?.[1] ?? ''
  return [
    {
      kind: 'season',
      name: named.toLowerCase(),
      label: /season|period/i.test(label) ? '' : label,
      range: read.range,
    },
  ]
}

/** "For an arrival in the high season the minimum stay is 3 nights; for fewer nights the message is "…"". */
function readMinimum(part: Masked): PricePart | undefined {
  const found = least.exec(part.masked)
  const [, when, number, unit] = found ?? []
  if (!when || !number || !unit || part.quotes.length > 1) return undefined
  const rest = slice(part, (found?.index ?? 0) + (found?.[0].length ?? 0), part.masked.length)
  const told = /\b(?:fewer|less|shorter|otherwise|else)\b/i.test(rest.masked)
    ? rest.quotes[0]?.value
    : undefined
  const digits = Number(parseDecimal(number).digits)
  return { kind: 'minimum', when, least: digits, unit, ...(told === undefined ? {} : { message: told }) }
}
