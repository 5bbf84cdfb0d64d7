import type { Masked, Quote } from '../mask.ts'
import type { OpeningState } from './opening-fact.ts'
import { startsTold } from './told-starts.ts'

const mark =
  '(?:pre-?set|pre-?selected|pre-?chosen|at first|initially|by default|(?:the |is the |as (?:the )?)?default|at the (?:start|beginning|outset)|to begin with)'
const number = '-?\\d+(?:[.,]\\d+)?'
const value = `(?:"[^"]+"|${number}|(?:the )?[\\p{L}][\\p{L}\\d-]*(?: [\\p{L}\\d-]+){0,4}?)`
const marked = new RegExp(
  `^(?<value>${value}) (?:(?:is |being |stands )?(?:set |chosen |selected )?)?${mark}$`,
  'iu',
)
const leading = new RegExp(`^${mark}(?::| is| to| at)? (?<value>${value})$`, 'iu')
const bare = new RegExp(`^(?:(?:which|that) )?(?:is )?${mark}$`, 'iu')

/**
 * What controls hold when the page opens, where the text says so beside their quoted names: '"Size" (Small, Large; Small preset)',
 * '"Copies" (preset: 1)', '"Show": All (default), Open', '"Day" starts at "Please choose"', '… with "Show"; "All" is the default'.
 */
export function presetsIn(part: Masked): OpeningState[] {
  return [
    ...part.quotes.flatMap((quote) => inBrackets(part, quote)),
    ...listedBehind(part),
    ...startingAt(part),
    ...byDefault(part),
    ...offeredWithRemarks(part),
    ...startsTold(part),
  ]
}

const behindName =
  /^(?: (?:field|list|select|drop-?down|box|filter|selection))?,? \((?<inside>(?:[^()"]|"[^"]*"){3,240})\)/

function inBrackets({ raw, masked }: Masked, { end, value: name }: Quote): OpeningState[] {
  const found = behindName.exec(masked.slice(end))
  const inside = found?.groups?.['inside']
  if (found === null || inside === undefined || new RegExp(`^${mark}$`, 'iu').test(inside)) return []
  const from = end + found[0].length - 1 - inside.length
  const parts = partsOf(inside, raw.slice(from, from + inside.length))
  const at = parts.findIndex((one) => marked.test(one) || leading.test(one) || bare.test(one))
  if (at < 0) return []
  const plain = bare.test(parts[at] ?? '')
  const said = plain ? null : (marked.exec(parts[at] ?? '') ?? leading.exec(parts[at] ?? ''))
  const told = said?.groups?.['value'] ?? parts[at - 1] ?? ''
  const others = parts.filter((_, place) => place !== at)
  return held(name, told, others)
}

/** Cut at commas, semicolons and "or" outside of quoted texts. */
function partsOf(masked: string, raw: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const match of masked.matchAll(/,? or |[,;] (?:or )?|$/g)) {
    parts.push(raw.slice(from, match.index).trim())
    from = match.index + match[0].length
  }
  return parts.filter((one) => one !== '')
}

function held(name: string, told: string, others: string[]): OpeningState[] {
  const plain = unquoted(told)
  const options = others.map(unquoted).filter((one) => /^\p{Lu}|^\d/u.test(one))
  const bareThe = plain.replace(/^the /i, '').toLowerCase()
  const option = options.find(
    (one) => one.toLowerCase() === plain.toLowerCase() || one.toLowerCase() === bareThe,
  )
  if (options.length >= 2 && option !== undefined) return [{ what: 'value', name, value: option, list: true }]
  // What only asks to choose may stand beside the options.
  if (options.length >= 2 && (told.startsWith('"') || /^\p{Lu}/u.test(plain)))
    return [{ what: 'value', name, value: plain, list: true }]
  if (new RegExp(`^${number}$`).test(plain)) return [{ what: 'value', name, value: plain, list: false }]
  return told.startsWith('"') ? [{ what: 'value', name, value: plain, list: true }] : []
}

const unquoted = (text: string) => text.replace(/^"(.*)"$/, '$1').trim()

/** '"Show": All (preset), Open, Done': the line of a control that lists its options. */
function listedBehind({ raw, masked, quotes }: Masked): OpeningState[] {
  const [first] = quotes
  if (!first || !/^\W*$/.test(masked.slice(0, first.start)) || !/^\W{0,3}: /.test(masked.slice(first.end)))
    return []
  const list = raw
    .slice(first.end)
    .replace(/^\W*?: /, '')
    .replace(/\.$/, '')
  const options = list.split(/,? or |, (?:or )?/)
  const chosen = options.find((one) => new RegExp(` \\(${mark}\\)$`, 'iu').test(one))
  const names = options.map((one) => unquoted(one.replace(/ \([^()]*\)$/, '')))
  if (chosen === undefined || names.length < 2 || !names.every((one) => /^\p{Lu}[^.:]{0,40}$/u.test(one)))
    return []
  return [
    { what: 'value', name: first.value, value: unquoted(chosen.replace(/ \([^()]*\)$/, '')), list: true },
  ]
}

const starts =
  /^[^";]{0,160}\b(?:starts at|defaults to|is (?:pre-?set|pre-?selected) (?:to|as|at|with)|stands at first at|is at first(?: set to)?|is initially(?: set to)?) $/i

/** '"Fuel" is Wood, Coal or Gas and starts at "Please choose"'. */
function startingAt({ masked, quotes }: Masked): OpeningState[] {
  return quotes.flatMap(({ end, value: name }, index): OpeningState[] => {
    const next = quotes[index + 1]
    if (!next || !starts.test(masked.slice(end, next.start))) return []
    return [{ what: 'value', name, value: next.value, list: true }]
  })
}

const remarked = new RegExp(`^${mark}(?=$|[,;])`, 'iu')
const goesOn = /^(?: \([^()"]{1,80}\))?(?:,| or| and|, or|, and) $/i

/** '"Cover" is "Soft" (preselected, free of charge), "Hard" (6 EUR more) or "Linen"'. */
function offeredWithRemarks({ masked, quotes }: Masked): OpeningState[] {
  const [name, first, ...more] = quotes
  if (!name || !first || more.length === 0 || !/^\W*(?:the )?$/i.test(masked.slice(0, name.start))) return []
  if (!/^ (?:is|can be|may be|has|offers)(?: either| one of)? $/i.test(masked.slice(name.end, first.start)))
    return []
  const options = [first]
  for (const quote of more) {
    const last = options.at(-1)
    if (last && goesOn.test(masked.slice(last.end, quote.start))) options.push(quote)
    else return []
  }
  const preset = options.filter(({ end }) =>
    remarked.test(/^ \(([^()"]{1,80})\)/.exec(masked.slice(end))?.[1] ?? ''),
  )
  const [only] = preset
  return only && preset.length === 1
    ? [{ what: 'value', name: name.value, value: only.value, list: true }]
    : []
}

/** '"Show" narrows the list to one state; "All" is the default.' */
function byDefault({ masked, quotes }: Masked): OpeningState[] {
  const [first, second, ...more] = quotes
  if (!first || !second || more.length > 0) return []
  const begins = /^\W*(?:(?:with|in|by|under|from) )?$/i.test(masked.slice(0, first.start))
  const between = masked.slice(first.end, second.start)
  const ends = /^ is (?:the default|pre-?set|pre-?selected|the preset)\W*$/i.test(masked.slice(second.end))
  return begins && ends && /^ [^"]{4,100}; $/.test(between)
    ? [{ what: 'value', name: first.value, value: second.value, list: true }]
    : []
}
