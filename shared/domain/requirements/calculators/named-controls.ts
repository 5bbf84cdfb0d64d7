import { maskQuotes, type Quote } from '../facts/mask.ts'
import type { InputControl } from './parts.ts'

export interface Named {
  kind: InputControl | 'button'
  name: string
  options: string[]
  /** Its kind stands in brackets behind it, or somebody chooses it from the options in them. */
  sure: boolean
  /** What it holds when the page opens, as the brackets behind it say. */
  initial?: string
}

const kinds: [Named['kind'], string][] = [
  ['combobox', '(?:drop-?down|select(?:ion)?|combo ?box|pick)(?: ?(?:list|box|field|menu))?|list(?: box)?'],
  ['checkbox', '(?:check|tick) ?box(?:es)?'],
  ['radio', 'radio (?:buttons?|group)'],
  ['button', 'buttons?'],
  ['textbox', '(?:text|number|numeric|input|entry) ?(?:fields?|box(?:es)?|input|area)|fields?'],
]
const verbs: [Named['kind'], RegExp][] = [
  ['checkbox', /\b(?:ticks?|ticking)(?: the| an?)?\s*$/i],
  ['textbox', /\b(?:enters?|types?|fills? in)(?: the| their| an?)?\s*$/i],
]
/** 'Then they press "Work out price"', '"Start over" clears all entries': what is pressed, and what does something by itself. */
const pressing = /\b(?:press(?:es|ing)?|click(?:s|ing)?|hit(?:s|ting)?|tap(?:s|ping)?)(?: on)?(?: the)?\s*$/i
const doing =
  /^\s+(?:puts|clears|resets|empties|removes|deletes|restores|brings|sets|returns|takes|starts|calculates|computes|works out|shows)\s/i
/** 'choose the "Size" ("Small" or "Large")': the values that it offers stand in brackets. */
const choosing =
  /\b(?:choos(?:es?|ing)|selects?|selecting|picks?|picking)(?: the| an?| one| their| your)*\s*$/i
const offered = /^\s*\((?:one of |either |from |with )?(?:the )?(?:options? |values? |choices? )?:?\s*$/
/** 'enters "5" in the "Weight" field' types a value. */
const valueOf = /^\s*(?:in|into|as|for)\b/i
const joint = /^\s*(?:,|\/|&)?\s*(?:and|or|as well as)?\s*(?:the |an? )?$/i
let patterns: ReturnType<typeof compiled> | undefined

/** Of what stands right before a name, and of the brackets behind it: the noun of a control. */
function compiled(): Record<'before' | 'within', [Named['kind'], RegExp][]> {
  const before: [Named['kind'], RegExp][] = kinds.map(([kind, words]) => [
    kind,
    new RegExp(
      `\\b(?:${words})(?:,|:| is| are|\\s+(?:labell?ed|called|named|titled|marked|with the (?:label|name)))*\\s*$`,
      'i',
    ),
  ])
  const within: [Named['kind'], RegExp][] = kinds.map(([kind, words]) => [
    kind,
    new RegExp(
      `^\\s*\\((?:an? |the )?(?:${kind === 'textbox' ? `${words}|text|number|numeric|free text` : words})\\b`,
      'i',
    ),
  ])
  return { before, within }
}

/** Controls by the words around their names: 'two buttons, "A" and "B"', '"Cover" (select: "X", "Y")', 'tick "Guided tour"'. */
export function namedControls(text: string): Named[] {
  const { masked, quotes } = maskQuotes(text)
  if (quotes.length === 0) return []
  const { before, within } = (patterns ??= compiled())
  const found: Named[] = []
  let listed: Named | undefined
  let owner: Named | undefined
  let last = 0
  for (const { start, end, value } of quotes) {
    const between = masked.slice(last, start)
    const after = masked.slice(end, end + 40)
    last = end
    // Brackets that were opened behind a list hold its options.
    if (owner && between.lastIndexOf(')') < 0) {
      if (!owner.options.includes(value)) owner.options.push(value)
      if (preset.test(after.split(/[)"]/)[0] ?? '')) owner.initial = value
      continue
    }
    owner = undefined
    // A sentence is a message and names nothing.
    if (/\s.*[.!?]$/.test(value)) {
      listed = undefined
      continue
    }
    const inside = within.find(([, pattern]) => pattern.test(after))?.[0]
    const noun = before.find(([, pattern]) => pattern.test(between))?.[0]
    const chosen =
      noun === undefined && choosing.test(between) && opensOptions(masked, quotes, end)
        ? 'combobox'
        : undefined
    const verb = valueOf.test(after) ? undefined : verbs.find(([, pattern]) => pattern.test(between))?.[0]
    const goesOn = listed && joint.test(between.replace(/^\s*\([^()"]{0,80}\)/, '')) ? listed.kind : undefined
    const pressed = pressing.test(between) || (/^\W*$/.test(masked.slice(0, start)) && doing.test(after))
    const kind = inside ?? noun ?? verb ?? chosen ?? goesOn ?? (pressed ? 'button' : undefined)
    listed = undefined
    if (kind === undefined) continue
    const sure = inside !== undefined || chosen !== undefined
    const held = kind === 'textbox' ? heldAtFirst(after) : undefined
    const one: Named = {
      kind,
      name: value,
      options: [],
      sure,
      ...(held === undefined ? {} : { initial: held }),
    }
    found.push(one)
    if (!sure && (noun ?? verb) !== undefined) listed = one
    else if (kind === found.at(-2)?.kind && !sure) listed = one
    if (inside === 'combobox' || inside === 'radio' || chosen) owner = one
  }
  return found.map((one) => withPreset(one, masked, quotes))
}

/** Whether brackets with at least two quoted texts follow. */
function opensOptions(masked: string, quotes: Quote[], end: number): boolean {
  const [first, second] = quotes.filter(({ start }) => start >= end)
  if (!first || !second || !offered.test(masked.slice(end, first.start))) return false
  return !masked.slice(first.end, second.start).includes(')')
}

const preset =
  /^,?\s*(?:\(|which is |is )?(?:pre-?(?:set|selected)|selected at (?:first|the start)|(?:the |by )?default|initially)\b/i

/** 'Floors (preset: 0)', '(0 at the start)', '(empty at first)'. */
function heldAtFirst(after: string): string | undefined {
  const remark = /^\s*\(([^()"]{1,40})\)/.exec(after)?.[1]?.trim() ?? ''
  const value =
    /^(?:pre-?set|pre-?filled|default|initial(?:ly)?|initial value|starts)(?: (?:to|with|at|is|as))?:? ?(-?\d+(?:[.,]\d+)?)$/i.exec(
      remark,
    )?.[1] ??
    /^(-?\d+(?:[.,]\d+)?) (?:is (?:the )?(?:preset|default)|at (?:the start|first)|by default)$/i.exec(
      remark,
    )?.[1]
  if (value !== undefined) return value
  return /^(?:initially empty|empty (?:at (?:the start|first)|by default))$/i.test(remark) ? '' : undefined
}

/** '("Upright piano" or "Baby grand"; the upright piano is preset)': the brackets name the option without quotes. */
function withPreset(one: Named, masked: string, quotes: Quote[]): Named {
  const [last] = one.options.slice(-1)
  if (one.initial !== undefined || last === undefined) return one
  const quote = quotes.find(({ value }) => value === last)
  const rest = masked.slice(quote?.end ?? masked.length).split(')')[0] ?? ''
  const said =
    /\bthe ([^,;]{2,40}) (?:is|being) (?:pre-?(?:set|selected)|the default|selected at (?:first|the start))\b/i.exec(
      rest,
    )?.[1]
  const named = one.options.filter((option) => option.toLowerCase() === said?.toLowerCase())
  return named.length === 1 && named[0] !== undefined ? { ...one, initial: named[0] } : one
}
