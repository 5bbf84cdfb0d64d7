import { atScale, type Decimal } from '../../numbers/decimal.ts'
import type { Quantity } from '../../requirements/facts/quantities/quantities.ts'
import type { Parameter } from '../model.ts'
import { keysOf, named, plainWords, type Taken } from './phrase-words.ts'
import type { PriceCondition } from './price-model.ts'

const generic = /^(?:piece|item|unit|copy|copie|article|person|people|or|and)$/

/** An input that counts whatever is ordered. */
export function countsPieces(label: string): boolean {
  return /^(?:quantity|number|count|pieces|copies|items|units|number of (?:pieces|copies|items|units|articles|persons|people|tickets))$/i.test(
    label,
  )
}

const byUnit: [RegExp, RegExp][] = [
  [/^(?:kg|kilos?|kilograms?|g|grams?)$/i, /weight/i],
  [/^(?:km|kilomet(?:er|re)s?|miles?)$/i, /distance|kilomet|mileage/i],
  [/^(?:years?|old)$/i, /\bage\b/i],
]

/** What a range of a phrase limits: nights, an input by its label, unit or noun, or the price before changes. */
export function bindQuantity(
  text: string,
  quantity: Quantity,
  { parameters, stay }: { parameters: Parameter[]; stay: boolean },
): Taken | undefined {
  const span = text.slice(quantity.start, quantity.end)
  const next = /^\s*([a-z]+)/i.exec(text.slice(quantity.end))?.[1] ?? ''
  const words = keysOf(`${span} ${next}`).filter((word) => !/^\d/.test(word))
  const unit = quantity.unit?.written ?? ''
  if (words.includes('night')) return stay ? { condition: nightsOf(quantity), words } : undefined
  const phrase = new Set(keysOf(text))
  const numeric = parameters.filter(({ constraints }) => constraints.number)
  const labelled = numeric.filter(({ label }) => named(label, phrase))
  const counted = numeric.filter(({ label }) =>
    keysOf(label).some((word) => words.includes(word) && !plainWords.has(word)),
  )
  const measured = numeric.filter(({ label, constraints }) =>
    byUnit.some(
      ([pattern, name]) =>
        pattern.test(unit || (words[0] ?? '')) &&
        (name.test(label) || pattern.test(constraints.number?.unit ?? '')),
    ),
  )
  const pieces =
    unit === '' || generic.test(words[0] ?? '') ? numeric.filter(({ label }) => countsPieces(label)) : []
  const [one, ...more] =
    [labelled, counted, measured, generic.test(words[0] ?? 'piece') ? pieces : []].find(
      (list) => list.length > 0,
    ) ?? []
  if (!one) return baseOf(text, quantity, unit, words)
  const bare =
    unit === '' &&
    /\b(?:under|over|below|above)\s*$/i.test(text.slice(0, quantity.start + 6).replace(/\d.*/, ''))
  if (more.length > 0 || (bare && !labelled.includes(one)) || (bare && one.label.endsWith('s')))
    return undefined
  return { condition: numberOf(one, quantity, span), words: [...words, ...keysOf(one.label)] }
}

function ends({ min, max }: Quantity, scale: number): { min?: bigint; max?: bigint } {
  const at = (value: Decimal) => atScale(value, scale)
  return {
    ...(min ? { min: at(min.value) + (min.inclusive ? 0n : 1n) } : {}),
    ...(max ? { max: at(max.value) - (max.inclusive ? 0n : 1n) } : {}),
  }
}

function nightsOf(quantity: Quantity): PriceCondition {
  const { min, max } = ends(quantity, 0)
  const words =
    min === undefined
      ? `at most ${String(max)}`
      : max === undefined
        ? `at least ${String(min)}`
        : `${String(min)} to ${String(max)}`
  return {
    yes: `the stay has ${words} nights`,
    no: `the stay does not have ${words} nights`,
    test: { kind: 'nights', ...ends(quantity, 0) },
  }
}

function numberOf({ id, label, constraints }: Parameter, quantity: Quantity, span: string): PriceCondition {
  const scale = Math.max(
    constraints.number?.scale ?? 0,
    quantity.min?.value.scale ?? 0,
    quantity.max?.value.scale ?? 0,
  )
  return {
    yes: `${label} is ${span}`,
    no: `${label} is not ${span}`,
    test: { kind: 'input', parameterId: id, any: [{ kind: 'number', scale, ...ends(quantity, scale) }] },
  }
}

/** "orders of 100 EUR or more" are judged by their price before changes. */
function baseOf(text: string, quantity: Quantity, unit: string, words: string[]): Taken | undefined {
  if (!/^(?:EUR|USD|GBP|CHF|€|\$|£|euros?|dollars?|pounds?)$/i.test(unit)) return undefined
  if (!/\b(?:orders?|bookings?|purchases?|price|total|amount|value|sum|cart)\b/i.test(text)) return undefined
  const span = text.slice(quantity.start, quantity.end)
  return {
    condition: {
      yes: `the price before is ${span}`,
      no: `the price before is not ${span}`,
      test: { kind: 'base', scale: 2, ...ends(quantity, 2) },
    },
    words,
  }
}
