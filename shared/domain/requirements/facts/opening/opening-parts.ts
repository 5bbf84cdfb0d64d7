import { slice, type Masked } from '../mask.ts'

const page = '(?:page|app|application|site|screen|form|list|view|tool|calculator|wizard|dashboard|program)'
const moment = `(?:when(?:ever)?|once|after|as soon as|right after|directly after)(?=) (?:(?:the|this|our|a) ${page} (?:is |has |was )?(?:first |freshly |newly |just )?(?:been )?(?:opened|opens|loaded|loads|reloaded|shown|displayed|starts|started|appears|open)|(?:(?:one|you|we|i|somebody|someone|the user|a user|a visitor|the visitor) )?(?:opens?|opening|loads?|loading|visits?) (?:the|this|it|our)(?: ${page})?)`
const start = `(?:at|in|from) (?:the )?(?:very )?(?:start|beginning|first|outset)\\b|initially|to begin with|by default|(?:on|after|upon) (?:opening|load(?:ing)?|start(?:ing|-?up)?|first (?:visit|sight))(?: (?:of )?the ${page})?|before (?:the first|any) (?:click|entry|input|search|action)|before anything is (?:entered|typed|clicked|chosen)|(?:in its |the |in the )?(?:initial|starting|opening) (?:state|setting|view)|the ${page} (?:opens|starts)(?= with| on|:|$)|the ${page} is (?:open|opened)(?= and)`
const marker = () => new RegExp(`(?:^|[^\\p{L}])(?:(?<moment>${moment})|(?<start>${start}))`, 'iu')
let compiled: RegExp | undefined
const other =
  /\b(?:when|whenever|if|after|until|unless|once|while|as soon as|as long as|given|in case|then|again|otherwise|back)\b/i

/** A cheap word that every marker of the opening has. */
const guard = /\b(?:open|load|start|begin|first|initial|default|before|outset|visit|appear|shown|display)/i

/**
 * The parts of a sentence that say what holds when the page opens: all of it behind "When the page opens, …" and before "… at the start",
 * within semicolons. Nothing where it goes on under another condition, or compares with the start ("as at the start").
 */
export function openingParts(part: Masked): Masked[] {
  if (!guard.test(part.masked)) return []
  const found = segments(part)
  const [first] = found
  const leads = first !== undefined && leadsIn(first)
  return found.flatMap((segment) => {
    const own = markedPart(segment)
    if (own) return [own]
    return leads && !other.test(segment.masked) ? [segment] : []
  })
}

/** A sentence that begins with the moment at which the page opens: what follows it in the paragraph may go on about that. */
export function opensWith(part: Masked): boolean {
  const [first] = guard.test(part.masked) ? segments(part) : []
  return first !== undefined && leadsIn(first)
}

/** "The page shows "9 books found".", "The first row is …" behind such a sentence: still the opened page, and nothing was done. */
export function stillOpening({ masked }: Masked): boolean {
  const subject =
    /^\W*(?:then )?(?:(?:the|this) (?:page|list|table|line|counter|count|bar|text|first|last|top)|it|we|you|one|there|both|all|no|beside|below|above|under)\b/i
  return (
    subject.test(masked) &&
    !other.test(masked) &&
    !/\b(?:click|message|error|must|can|may|offers?|sends?)\w*\b/i.test(masked)
  )
}

function leadsIn(first: Masked): boolean {
  const match = (compiled ??= marker()).exec(first.masked)
  return match !== null && match.index < 16 && markedPart(first) !== undefined
}

function markedPart(whole: Masked): Masked | undefined {
  const found = (compiled ??= marker()).exec(whole.masked)
  if (!found) return undefined
  const segment = bracketAround(whole, found.index + 1)
  const match = segment === whole ? found : compiled.exec(segment.masked)
  if (!match) return undefined
  const end = match.index + match[0].length
  const before = segment.masked.slice(0, match.index)
  if (/\b(?:as|like|same|than|back|to|return\w*|again)\s*$/i.test(before)) return undefined
  const rest = `${before} ${segment.masked.slice(end)}`
  if (other.test(rest)) return undefined
  return {
    ...segment,
    masked: `${before}${' '.repeat(match[0].length)}${segment.masked.slice(end)}`,
  }
}

/** What stands in brackets with a place, which alone it is about: 'the line "A" always … ("B" at the start)'. */
function bracketAround(part: Masked, at: number): Masked {
  const from = part.masked.lastIndexOf('(', at)
  const to = part.masked.indexOf(')', at)
  const closed = from < 0 || to < 0 || part.masked.slice(from, at).includes(')')
  const inside = closed ? part : slice(part, from + 1, to)
  return inside.quotes.length > 0 ? inside : part
}

/** A sentence cut at semicolons and dashes outside of quoted texts. */
function segments(part: Masked): Masked[] {
  const found: Masked[] = []
  let from = 0
  for (const match of part.masked.matchAll(/;| [–—] /g)) {
    found.push(slice(part, from, match.index))
    from = match.index + match[0].length
  }
  return [...found, slice(part, from, part.masked.length)]
}
