import { parseDecimal, type Decimal } from '../../../numbers/decimal.ts'
import { money, moneyOf, percent, roundingIn } from './amounts-in-words.ts'
import { uncapital } from '../../tables/headers.ts'
import type { FormulaFact, FormulaInput, FormulaTerm } from './formula-fact.ts'

const name = '[a-z][\\w -]{1,40}?'
const share = new RegExp(
  `^\\W*(?:(?:the |an? )?(${name}) (?:is|are|amounts? to|equals?|=) ${percent} (?:of|on) (?:the |its |his |their )?(${name})|(?:an? |the )?(${name}) of ${percent} (?:of|on) (?:the |its )?(${name}) (?:is|are) (?:charged|added|due|paid|deducted|withheld))((?:,? (?:but |and |with )?(?:an? )?(?:at least|at most|minimum|maximum|no less than|no more than|not less than|not more than)(?: of)? [^,.;]{2,24}?){0,2})(?:[,;] [^.]{0,60}rounded [^.]{2,40})?\\W*$`,
  'i',
)
const assigned = new RegExp(
  `^\\W*(?:the )?(${name})\\s*(?:=|is calculated as|is computed as|equals|is the product of)\\s*(.{3,160}?)\\.?$`,
  'i',
)
const limit = new RegExp(
  `(at least|at most|minimum|maximum|no less than|no more than|not less than|not more than)(?: of)? ${money}`,
  'gi',
)

/** "The commission is 3 % of the sales amount, at least 5 EUR", "total = quantity × unit price + shipping". */
export function readProduct(text: string): FormulaFact[] {
  return readShare(text) ?? readAssigned(text) ?? []
}

function readShare(text: string): FormulaFact[] | undefined {
  const found = /%|per ?cent/i.test(text) ? share.exec(text) : null
  const result = found?.[1] ?? found?.[4]
  const rate = found?.[2] ?? found?.[5]
  const base = found?.[3] ?? found?.[6]
  if (!found || result === undefined || rate === undefined || base === undefined) return undefined
  const { digits, scale } = parseDecimal(rate)
  const held = limitsIn(found[7] ?? '')
  const rounding = roundingIn(text)
  const unit = held.unit === undefined ? {} : { unit: held.unit }
  return [
    {
      kind: 'formula',
      result: uncapital(result.trim()),
      ...unit,
      inputs: [{ name: base.trim(), ...unit }],
      terms: [{ factor: { digits, scale: scale + 2 }, inputs: [0] }],
      ...(held.least ? { least: held.least } : {}),
      ...(held.most ? { most: held.most } : {}),
      ...(rounding ? { rounding } : {}),
    },
  ]
}

function limitsIn(text: string): { least?: Decimal; most?: Decimal; unit?: string } {
  const found: { least?: Decimal; most?: Decimal; unit?: string } = {}
  for (const match of text.matchAll(limit)) {
    const amount = moneyOf(match[2], match[3], match[4])
    if (!amount) continue
    found.unit = amount.unit
    found[/at most|maximum|no more|not more/i.test(match[1] ?? '') ? 'most' : 'least'] = amount
  }
  return found
}

/** Sums of products: names and numbers joined by ×, times, plus, minus. Anything else is not understood. */
function readAssigned(text: string): FormulaFact[] | undefined {
  const found = assigned.exec(text)
  const [, result = '', right = ''] = found ?? []
  const product = / is the product of /i.test(text)
  const body = product ? right.replace(/\s+and\s+/gi, ' × ') : right
  if (!found || (!product && !/[×*]|\b(?:x|times|multiplied by|plus)\b|\s[+]\s/i.test(body))) return undefined
  const inputs: FormulaInput[] = []
  const terms: FormulaTerm[] = []
  for (const [index, part] of body.split(/(\s(?:[+−–-]|plus|minus)\s)/i).entries()) {
    if (index % 2 === 1) continue
    const sign = /[−–-]|minus/i.test(body.split(/(\s(?:[+−–-]|plus|minus)\s)/i)[index - 1] ?? '') ? -1n : 1n
    const term = termOf(part, sign, inputs)
    if (!term) return undefined
    terms.push(term)
  }
  return inputs.length === 0 || inputs.length > 4
    ? undefined
    : [{ kind: 'formula', result: uncapital(result.trim()), inputs, terms }]
}

function termOf(part: string, sign: bigint, inputs: FormulaInput[]): FormulaTerm | undefined {
  let factor: Decimal = { digits: sign, scale: 0 }
  const places: number[] = []
  for (const piece of part.split(/\s*[×*]\s*|\s+(?:x|times|multiplied by)\s+/i)) {
    const text = piece.trim().replace(/^(?:the|an?|its)\s+/i, '')
    const number = /^(\d[\d,]*(?:\.\d+)?)\s?(%)?$/.exec(text)
    if (number) {
      const value = parseDecimal(number[1] ?? '0')
      factor = {
        digits: factor.digits * value.digits,
        scale: factor.scale + value.scale + (number[2] ? 2 : 0),
      }
    } else if (/^[a-z][\w -]{0,40}$/i.test(text) && !/\b(?:is|are|if|when|of course|divided)\b/i.test(text)) {
      const known = inputs.findIndex((one) => one.name.toLowerCase() === text.toLowerCase())
      places.push(known >= 0 ? known : inputs.push({ name: text }) - 1)
    } else return undefined
  }
  return { factor, inputs: places }
}
