import { maskQuotes } from '../facts/mask.ts'
import type { InputControl } from './parts.ts'

export interface Named {
  kind: InputControl | 'button'
  name: string
  options: string[]
  /** Its kind stands in brackets behind it. */
  sure: boolean
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
const joint = /^\s*(?:,|\/|&)?\s*(?:and|or|as well as)?\s*(?:the |an? )?$/i
let before: [Named['kind'], RegExp][] | undefined
let within: [Named['kind'], RegExp][] | undefined

/** Controls by the words around their names: 'two buttons, "A" and "B"', '"Cover" (select: "X", "Y")', 'tick "Guided tour"'. */
export function namedControls(text: string): Named[] {
  const { masked, quotes } = maskQuotes(text)
  if (quotes.length === 0) return []
  before ??= kinds.map(([kind, words]) => [
    kind,
    new RegExp(
      `\\b(?:${words})(?:,|:| is| are|\\s+(?:labell?ed|called|named|titled|marked|with the (?:label|name)))*\\s*$`,
      'i',
    ),
  ])
  within ??= kinds.map(([kind, words]) => [
    kind,
    new RegExp(
      `^\\s*\\((?:an? |the )?(?:${kind === 'textbox' ? `${words}|text|number|numeric|free text` : words})\\b`,
      'i',
    ),
  ])
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
      owner.options.push(value)
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
    const verb = verbs.find(([, pattern]) => pattern.test(between))?.[0]
    const kind = inside ?? noun ?? verb ?? (listed && joint.test(between) ? listed.kind : undefined)
    listed = undefined
    if (kind === undefined) continue
    const one: Named = { kind, name: value, options: [], sure: inside !== undefined }
    found.push(one)
    if (noun !== undefined && inside === undefined) listed = one
    else if (kind === found.at(-2)?.kind && noun === undefined && inside === undefined && verb === undefined)
      listed = one
    if (inside === 'combobox' || inside === 'radio') owner = one
  }
  return found
}
