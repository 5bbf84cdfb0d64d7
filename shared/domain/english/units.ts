/** What a unit measures. A measure has values between any two numbers, a reading of an instrument goes in its steps. */
export type Dimension = 'clock' | 'calendar' | 'money' | 'data' | 'measure' | 'reading' | 'count'

/** Words in the singular, a plural is the same unit; then signs, whose capitals matter: "g" is one, "G" is a name. */
const units: [Dimension, words: string, signs: string][] = [
  ['clock', 'millisecond second minute hour', 'ms s sec min h'],
  ['calendar', 'day night week month quarter year decade', ''],
  [
    'money',
    'euro dollar pound cent yen franc',
    'EUR USD GBP CHF JPY SEK NOK DKK PLN CZK HUF CAD AUD NZD INR CNY KRW BRL € $ £ ¥',
  ],
  ['data', 'byte bit kilobyte megabyte gigabyte', 'B kB KB MB GB TB KiB MiB GiB'],
  [
    'measure',
    `gram kilogram kilo tonne ton kilometer kilometre meter metre centimeter centimetre millimeter millimetre inch mile foot
     liter litre degree volt watt`,
    'kg g mg µg ng t lb lbs oz km m cm mm ft yd l °C °F ° kW kWh',
  ],
  [
    'reading',
    'milliliter millilitre',
    'ml µl m² m³ W V A Hz MHz GHz km/h m/s mph bpm mmHg kPa Pa bar mbar dB',
  ],
  ['count', 'character char letter digit symbol percent pixel', 'px pt % ‰'],
]
const partsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const isMoney = ([dimension]: (typeof units)[number]): boolean => dimension === 'money'

const isTime = (dimension: Dimension | undefined): boolean =>
  dimension === 'clock' || dimension === 'calendar'

const currencies = new Set(units.filter(isMoney).flatMap(([, , signs]) => partsOf(signs)))
const signs = new Set(units.filter((unit) => !isMoney(unit)).flatMap(([, , all]) => partsOf(all)))
const nouns = new Set(units.flatMap(([, words]) => partsOf(words)))
const irregular = new Map(
  Object.entries({ feet: 'foot', inches: 'inch', mins: 'min', secs: 'sec', hrs: 'h', hr: 'h' }),
)

/** What may stand before a unit and belongs to it: "5 working days". */
const kinds = new Set(['working', 'business', 'calendar', 'bank'])

export const isCurrency = (text: string): boolean => currencies.has(text)

export function isUnit(text: string): boolean {
  const [one = '', per, ...more] = text.split('/')
  if (per !== undefined) return more.length === 0 && isUnit(one) && isUnit(per)
  if (currencies.has(text) || signs.has(text)) return true
  const lower = text.toLowerCase()
  return nouns.has(lower) || nouns.has(lower.replace(/s$/, '')) || irregular.has(lower)
}

/** The unit at the beginning of `rest`, which follows a number: its length with the blank or hyphen before it, and its words. */
export function unitAhead(rest: string): { length: number; unit: string } | undefined {
  const lead = /^[ \u00a0\u202f-]?/.exec(rest)?.[0] ?? ''
  const written = wordAhead(rest.slice(lead.length))
  if (lead === '-' && !nouns.has(written.toLowerCase())) return undefined
  if (isUnit(written)) return { length: lead.length + written.length, unit: written }
  const gap = rest[lead.length + written.length] === ' '
  const next = gap ? wordAhead(rest.slice(lead.length + written.length + 1)) : ''
  const both = `${written} ${next}`
  const joined = kinds.has(written.toLowerCase()) ? isUnit(next) : both.toLowerCase() === 'per cent'
  return joined ? { length: lead.length + both.length, unit: both } : undefined
}

function wordAhead(text: string): string {
  return (
    /^(?:[€$£¥%‰]|°[CF]?(?![a-z])|[A-Za-z]{1,14}[²³]?(?:\/[A-Za-z]{1,6}[²³]?)?(?![\w]))/.exec(text)?.[0] ?? ''
  )
}

/** "kilogram" for "kilograms": one spelling for a unit of words, and signs as they stand. */
export function sameUnit(unit: string): string {
  if (currencies.has(unit) || signs.has(unit)) return unit
  const lower = unit.toLowerCase()
  return irregular.get(lower) ?? (nouns.has(lower) ? lower : lower.replace(/s$/, ''))
}

const spellings = [
  ['%', 'percent', 'per cent'],
  ['€', 'EUR', 'euro'],
  ['$', 'USD', 'dollar'],
  ['£', 'GBP', 'pound'],
  ['kg', 'kilo', 'kilogram'],
  ['g', 'gram'],
  ['t', 'tonne', 'ton'],
  ['m', 'meter', 'metre'],
  ['km', 'kilometer', 'kilometre'],
  ['cm', 'centimeter', 'centimetre'],
  ['mm', 'millimeter', 'millimetre'],
  ['l', 'liter', 'litre'],
  ['ml', 'milliliter', 'millilitre'],
  ['B', 'byte'],
  ['kB', 'KB', 'kilobyte'],
  ['MB', 'megabyte'],
  ['GB', 'gigabyte'],
  ['ms', 'millisecond'],
  ['s', 'sec', 'second'],
  ['min', 'minute'],
  ['h', 'hour'],
]

/** The first spelling of a unit: "kg" for "kilos". */
export function signOf(unit: string): string {
  const same = sameUnit(unit)
  return spellings.find((all) => all.includes(same))?.[0] ?? same
}

/** The words for lengths of time, in the singular. */
export const timeWords: ReadonlySet<string> = new Set(
  units.filter(([dimension]) => isTime(dimension)).flatMap(([, words]) => partsOf(words)),
)

const dimensions = new Map(
  units.flatMap(([dimension, words, all]) =>
    [...partsOf(words), ...partsOf(all)].map((unit): [string, Dimension] => [unit.toLowerCase(), dimension]),
  ),
)

/** What a unit measures, whatever its capitals and what stands before it: "clock" for "Minutes", "calendar" for "working days", "data" for "mb". */
export function dimensionOf(unit: string): Dimension | undefined {
  const [first = '', ...more] = unit.trim().split(' ')
  const plain = kinds.has(first.toLowerCase()) ? more.join(' ') : unit.trim()
  return dimensions.get(sameUnit(plain).toLowerCase())
}

/** "Seconds", "working days": how long something lasts. */
export const isTimeUnit = (unit: string): boolean => isTime(dimensionOf(unit))
