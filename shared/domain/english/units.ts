/** Codes of currencies that prices are written in, and their signs. */
const currencies = new Set(
  'EUR USD GBP CHF JPY SEK NOK DKK PLN CZK HUF CAD AUD NZD INR CNY KRW BRL € $ £ ¥'.split(' '),
)

/** Units whose capitals matter: "g" is one, "G" is a name. */
const signs = new Set(
  'kg g mg t lb lbs oz km m cm mm ft yd l ml h min s sec ms kB KB MB GB TB KiB MiB GiB B kW kWh W V A Hz MHz GHz °C °F ° px pt % ‰ km/h m/s mph bpm mmHg kPa Pa bar mbar µl µg ng m² m³ dB'.split(
    ' ',
  ),
)

/** Units that are words, in the singular; a plural is the same unit. */
const nouns = new Set(
  `character char letter digit symbol byte bit kilobyte megabyte gigabyte percent
   millisecond second minute hour day night week month quarter year decade
   gram kilogram kilo tonne ton pound kilometer kilometre meter metre centimeter centimetre millimeter millimetre inch mile foot
   liter litre milliliter millilitre degree volt watt pixel
   euro dollar cent yen franc`.split(/\s+/),
)
const irregular = new Map(
  Object.entries({ feet: 'foot', inches: 'inch', mins: 'min', secs: 'sec', hrs: 'h' }),
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
  ['m', 'meter', 'metre'],
  ['km', 'kilometer', 'kilometre'],
  ['cm', 'centimeter', 'centimetre'],
  ['mm', 'millimeter', 'millimetre'],
  ['l', 'liter', 'litre'],
  ['ml', 'milliliter', 'millilitre'],
  ['s', 'sec', 'second'],
  ['min', 'minute'],
  ['h', 'hour'],
]

/** The first spelling of a unit: "kg" for "kilos". */
export function signOf(unit: string): string {
  const same = sameUnit(unit)
  return spellings.find((all) => all.includes(same))?.[0] ?? same
}

export const isTimeUnit = (unit: string): boolean =>
  /^(?:working |business )?(?:second|minute|hour|day|night|week|month|year)s?$/i.test(unit)
