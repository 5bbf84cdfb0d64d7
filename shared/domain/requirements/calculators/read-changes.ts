import { currency, numbersOf } from './decimals.ts'
import type { CalculatorPart, Condition } from './parts.ts'
import type { Coded, KnownInput } from './words.ts'

export type ChangePart = Extract<CalculatorPart, { part: 'change' }>

const cheap = /%|percent|\bhalf\b|[€$£]|\b(?:eur|usd|gbp|chf|euros?|dollars?|pounds?)\b/
const down =
  /\b(?:off|less|discount|reduc\w*|cheaper|deduct\w*|rebate|lower\w*|subtract\w*|saves?|minus|taken off|knocked off|goes down|drops)\b/
const up =
  /\b(?:surcharge|extra|more|add(?:s|ed|ition\w*)?|plus|increas\w*|on top|rises?|goes up|higher|supplement|additional)\b/
const amount = new RegExp(
  `(?<![A-Za-z\\d])(\\d[\\d.,]*)\\s?(?:%|percent\\b|per cent\\b)|(?:[€$£]|\\b(?:eur|usd|gbp|chf)\\b)\\s?(\\d[\\d.,]*)|(?<![A-Za-z\\d])(\\d[\\d.,]*)\\s?${currency}(?![a-z])`,
  'gi',
)
/** A share of something that is no price, or one that comes on top of another. */
const ofElse =
  /\b(?:off|of|on|from) (?:the |their |its )?(?!(?:[a-z]+ )?(?:prices?|total|amount|costs?|premium|fees?|fare|rent|rate|table|sum|result|order|whole|value|that|top|normal|regular|standard|quote)\b)(?:surcharge|tax|vat|deposit|postage|shipping|insurance|second|third|each|every)\b/
const included = /\b(?:includ\w+|already|contain\w*|covers?)\b/
const again = /\b(?:another|additional|further)\b/
const statesNone = /\b(?:for example|e\.g\.|example|hence|thus|so that|rounded?|always have|instead of)\b/

/**
 * Discounts and surcharges under conditions of the form: "Members get 10 % off, but only 5 % off if I2 is ticked". Each amount belongs to the
 * clause in which it stands; the condition that opens the sentence holds for all of them. Undefined when one of several cannot be read.
 */
export function changesIn({ words, quotes }: Coded, inputs: KnownInput[]): ChangePart[] | undefined {
  if (!cheap.test(words) || statesNone.test(words) || quotes.length > 0) return []
  if (!down.test(words) && !up.test(words)) return []
  const clauses = words.split(
    /;|(?:,\s*)?\b(?:but|whereas|while|and(?= (?:only |another |an? (?:additional|extra|further) |\d)))\b|,\s*(?=only|otherwise|\d+(?:[.,]\d+)? ?%)/,
  )
  const found: ChangePart[] = []
  let opening: Condition[] = []
  let sign: 1 | -1 | undefined
  for (const [index, clause] of clauses.entries()) {
    const amounts = [...clause.matchAll(amount)]
    const own = conditionsIn(clause, inputs)
    if (own === undefined) return undefined
    if (index === 0) opening = startsWith(clause, inputs) ?? []
    if (amounts.length === 0) continue
    const [match, ...more] = amounts
    sign = signOf(clause) ?? sign
    if (!match || more.length > 0 || sign === undefined) return undefined
    const value = numbersOf(match[1] ?? match[2] ?? match[3] ?? '')[0]?.value
    if (value === undefined || ofElse.test(clause) || (found.length > 0 && again.test(clause)))
      return undefined
    const inherited = opening.filter(({ label }) => !own.some((one) => one.label === label))
    const when = [...inherited, ...own]
    if (when.length === 0) return included.test(words) ? [] : undefined
    found.push({
      part: 'change',
      sign,
      ...(match[1] === undefined ? { cents: Math.round(value * 100) } : { percent: value }),
      when,
    })
  }
  return found
}

function signOf(clause: string): 1 | -1 | undefined {
  const [less, more] = [down.test(clause), up.test(clause.replace(/\b(?:or|and) more\b|\bmore than\b/g, ''))]
  return less === more ? undefined : less ? -1 : 1
}

/** The condition with which a sentence opens holds for what follows: "Members get …", "If I3 is ticked, …". */
function startsWith(clause: string, inputs: KnownInput[]): Condition[] | undefined {
  const first =
    /^(?:(?:if|when|for|with|as|where|whoever|anyone who|customers who|in case)\b[^,]{0,90},?|(?:the |an? )?I\d+\b)/.exec(
      clause,
    )
  return first ? conditionsIn(first[0], inputs) : undefined
}

/** What words demand of inputs: a name alone means that it is ticked, a choice that it is chosen; undefined when a part is not understood. */
export function conditionsIn(clause: string, inputs: KnownInput[]): Condition[] | undefined {
  const found: Condition[] = []
  for (const match of clause.matchAll(/(?<![A-Za-z\d])(?:I(\d+)|C(\d+)x(\d+))/g)) {
    const input = inputs[Number(match[1] ?? match[2])]
    if (!input || found.some(({ label }) => label === input.label)) continue
    const before = clause.slice(Math.max(0, match.index - 40), match.index)
    const after = clause.slice(match.index + match[0].length, match.index + match[0].length + 50)
    const not =
      /\b(?:without|no|not|non-?|unless)\s*(?:an? |the |for )?$/.test(before) ||
      /^[^,;]{0,12}\b(?:is|are) (?:not (?:ticked|checked|selected|chosen|set|on)|off|unticked|unchecked)/.test(
        after,
      )
    if (match[2] !== undefined) {
      const value = input.choices[Number(match[3])]
      if (value === undefined) return undefined
      found.push({
        is: 'one',
        label: input.label,
        values: not ? input.choices.filter((one) => one !== value) : [value],
      })
    } else if (input.control === 'checkbox') found.push({ is: 'ticked', label: input.label, on: !not })
    else if (input.control === 'textbox') {
      const range = numericIn(clause, input.label)
      if (range === 'unread') return undefined
      if (range) found.push(range)
    }
  }
  return found
}

/** "If the weight is over 20", "from 5 guests on". */
function numericIn(clause: string, label: string): Condition | 'unread' | undefined {
  const low = /\b(from|at least|more than|over|above)\s+(\d[\d.,]*)/.exec(clause)
  const more = /(\d[\d.,]*)(?: [a-z]+)? (?:or more|and more|onwards?|upwards?|on\b)/.exec(clause)
  const high = /\b(up to|at most|less than|under|below|fewer than)\s+(\d[\d.,]*)/.exec(clause)
  const value = (text: string | undefined) => numbersOf(text?.replace(/[.,]$/, '') ?? '')[0]?.value
  const [min, max] = [value(low?.[2] ?? more?.[1]), value(high?.[2])]
  if (min === undefined && max === undefined) return /\b(?:if|when)\b/.test(clause) ? 'unread' : undefined
  return {
    is: 'between',
    label,
    ...(min === undefined
      ? {}
      : { min, ...(/over|more than|above/.test(low?.[1] ?? '') ? { minOpen: true as const } : {}) }),
    ...(max === undefined
      ? {}
      : { max, ...(/less|under|below|fewer/.test(high?.[1] ?? '') ? { maxOpen: true as const } : {}) }),
  }
}
