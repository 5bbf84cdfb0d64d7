export type Dimension = 'length' | 'text' | 'money' | 'percent' | 'duration' | 'size' | 'measure' | 'count'

/** A unit as written, with its dimension. A plain noun ("tickets") counts things. */
export interface Unit {
  written: string
  dimension: Dimension
}

/** Codes of currencies that prices are written in; the signs stand beside them. */
export const currencyCodes = 'EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|HUF|CAD|AUD|NZD|INR|CNY|KRW|BRL'
const wholeCurrency = /^(?:JPY|KRW|yen|¥)$/i

const table: [Dimension, RegExp][] = [
  ['text', /^(?:words?|lines?|paragraphs?|sentences?)\b/i],
  [
    'length',
    /^(?:alphanumeric |numeric |printable |alphabetic |unicode |latin )?(?=)(?:characters?|chars?|letters?|digits?|symbols?)\b/i,
  ],
  ['money', new RegExp(`^(?:${currencyCodes}|euros?|dollars?|pounds?|yen|[€$£¥])(?![a-z])`, 'i')],
  ['percent', /^(?:%|percent\b|per cent\b)/i],
  [
    'duration',
    /^(?:milliseconds?|ms|seconds?|secs?|minutes?|mins?|hours?|(?:(?:working|business|calendar|bank) )?days?|weeks?|months?|years?)\b/i,
  ],
  ['size', /^(?:KB|MB|GB|TB|KiB|MiB|GiB|kilobytes?|megabytes?|gigabytes?|bytes?)\b/i],
  [
    'measure',
    /^(?:kg|kilograms?|g|grams?|mg|lbs?|oz|ft|yd|t|tonnes?|tons?|km|kilometers?|kilometres?|m|meters?|metres?|cm|mm|inch(?:es)?|miles?|l|litres?|liters?|ml|°C|°F|°|degrees?(?: celsius| fahrenheit)?|kWh?|volts?|bpm|mmHg|points?|pt|px)(?![\w])/i,
  ],
]
const noUnit =
  /^(?:and|or|if|when|the|a|an|is|are|be|must|shall|should|may|can|for|in|on|of|to|with|at|by|from|as|that|this|it|its|but|inclusive|both|only|per|then|otherwise|else|are|has|have|gets?|long|each|which|who|where|before|after|until|not|more|less|fewer|older|younger|times?|will|also|required|optional|mandatory|default|whole|i)\b/i

/** Reads the unit at the beginning of `text` (after spaces or a hyphen), or nothing. */
export function readUnit(text: string): (Unit & { length: number }) | undefined {
  const lead = /^[\s-]?/.exec(text)?.[0].length ?? 0
  const rest = text.slice(lead, lead + 40)
  for (const [dimension, pattern] of table) {
    const match = pattern.exec(rest)
    if (match) return { written: match[0], dimension, length: lead + match[0].length }
  }
  if (noUnit.test(rest)) return undefined
  const noun = /^[a-z]{3,20}\b/.exec(rest)
  return noun && text[0] === ' '
    ? { written: noun[0], dimension: 'count', length: lead + noun[0].length }
    : undefined
}

/** The unit a currency sign or code before a number stands for. */
export function currencyBefore(text: string): Unit | undefined {
  const match = new RegExp(`(?:[€$£¥]|\\b(?:${currencyCodes}))\\s?$`).exec(text)
  return match ? { written: match[0].trim(), dimension: 'money' } : undefined
}

/** Whether money in this unit is counted in hundredths. */
export function hasCents({ written }: Unit): boolean {
  return !wholeCurrency.test(written) && !/\bcents?\b/i.test(written)
}
