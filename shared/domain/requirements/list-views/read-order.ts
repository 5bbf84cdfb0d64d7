import { labelKey } from '../facts/labels.ts'
import type { Masked } from '../facts/mask.ts'
import type { ListControls, ListPart } from './list-fact.ts'

const sorted =
  /\b(?:sorted|ordered|in (?:alphabetical )?order|arranged|listed)\b(?: alphabetically)?(?: (?:by|of|according to)(?: the| their)?)? (?<by>[^.;,"()]{2,60}|"[^"]*"[^.;,"()]{0,40})/i
export const falling =
  /\b(?:descending|Z (?:to|–|-) A|newest first|latest first|highest first|largest first|most recent first|dearest first|reverse)\b/i

/** "Sorted by name from A to Z": the order in which the rows stand when nobody has changed it. */
export function readSorted({ masked, raw }: Masked, { columns }: ListControls): ListPart[] {
  const match = sorted.exec(masked)
  if (!match || /\b(?:click|heading|header|toggle|again|back|reset)\b/i.test(masked.slice(0, match.index)))
    return []
  const by = raw.slice(match.index, match.index + match[0].length)
  const found = columns.filter((column) => by.toLowerCase().includes(column.toLowerCase()))
  const [column] = found
  const named = column ?? (/alphabetical/i.test(match[0]) ? columns[0] : undefined)
  if (named === undefined || found.length > 1) return []
  return [{ what: 'sorted', column: labelKey(named), descending: falling.test(by) }]
}

const turning =
  /\b(?:turns?|reverses?|toggles?|switch(?:es)?|inverts?|changes?|flips?)\b[^.;]{0,40}\b(?:order|sort\w*|direction|Z to A|descending|sequence)\b|\b(?:next|second|another|further) click\b[^.;]{0,60}\b(?:back|again|reverse|A to Z|ascending|descending|other way)\b|\bclick(?:ing)?(?: it)? again\b[^.;]{0,60}\b(?:back|revers\w+|descending|ascending|order|Z to A)\b/i
const pressed = /\bclick\w*|\bpress\w*|\bbutton\b|\bsortable\b|\bsorts?\b/i

/** The heading that one clicks to sort, and that each click turns the order round. */
export function readSorter(part: Masked, { columns, buttons }: ListControls): ListPart[] {
  const { masked, quotes } = part
  const parts: ListPart[] = []
  // A sentence that lists the columns says nothing of clicking them.
  const speaks = quotes.length <= 4 && /\b(?:heading|header|column)s?\b/i.test(masked) && pressed.test(masked)
  const every =
    /\b(?:each|every|any|all)(?: of the)? (?:column )?(?:headings?|headers?|columns?)\b|\ba column (?:heading|header)\b/i.test(
      masked,
    )
  // 'Click on a column heading: "Name", "Year"' means these and no others, unless they are examples.
  const listed = quotes.filter(({ value }) => columns.includes(value)).map(({ value }) => value)
  const only = every && listed.length > 1 && !/\b(?:e\.g\.|for example|such as|like)/i.test(masked)
  const named = speaks
    ? columns.filter((column) => (only ? listed.includes(column) : every || isHead(part, column)))
    : []
  for (const column of named)
    parts.push({
      what: 'sorter',
      column: labelKey(column),
      button: buttons.includes(column),
      ...wayIn(masked),
    })
  if (turning.test(masked) && /\bclick/i.test(masked)) parts.push({ what: 'toggles' })
  return parts
}

export const rising =
  /\b(?:ascending|A (?:to|–|-) Z|alphabetical(?:ly)?|oldest first|earliest first|lowest first|smallest first|cheapest first|shortest first)\b/i

/** The order that the first click brings, where a sentence names just one. */
function wayIn(masked: string): { way?: 'up' | 'down' } {
  const [up, down] = [rising.test(masked), falling.test(masked)]
  if (up === down) return {}
  return { way: up ? 'up' : 'down' }
}

/** "The same holds for the heading "Title"": what the sentence before says of another heading. */
export function readSameSorter(part: Masked, before: ListPart[], controls: ListControls): ListPart[] {
  const known = before.find((one) => one.what === 'sorter')
  if (
    !known ||
    !/^\W*(?:the same|this|that) (?:also )?(?:holds|goes|applies|works|is true)\b|^\W*so (?:does|do|is)\b/i.test(
      part.masked,
    )
  )
    return []
  return controls.columns
    .filter((column) => isHead(part, column))
    .map((column) => ({ ...known, column: labelKey(column), button: controls.buttons.includes(column) }))
}

/** 'the heading "Name"', "the Name column", 'the headings "Name" and "Year"'. */
function isHead({ raw, masked, quotes }: Masked, column: string): boolean {
  const at = quotes.find(({ value }) => value === column)?.start ?? raw.indexOf(column)
  if (at < 0) return false
  const end = at + column.length + (raw[at] === '"' ? 2 : 0)
  return (
    /\b(?:heading|header|column)s?(?: of| for| called| named)?(?: the)?(?: column)? (?:"[^"]*"(?:, | and | or |, and ))*$/i.test(
      masked.slice(Math.max(0, at - 90), at),
    ) ||
    /^(?:(?:, | and | or |, and )"[^"]*")* (?:column )?(?:heading|header|column)/i.test(
      masked.slice(end, end + 90),
    )
  )
}

const none =
  /\bthere (?:is|are) no (?:[a-z]+ ){0,2}?(?:match(?:es)?|results?|hits?|entr(?:y|ies)|[a-z]+s)\b|\bwithout (?:an?y? )?(?:match|result|hit|entr)|\b(?:nobody|no ?one|nothing|none|no (?:[a-z]+ ){0,2}?(?:match(?:es)?|results?|entr(?:y|ies)|rows?|hits?|items?|people|persons?|products?|[a-z]+s?)) (?:is |are |was |has been |can be )?(?:found|match(?:es|ed)?|fits?|left|remains?|to show|there)\b|\b(?:empty|no) (?:result|results|list|search result)\b|\b(?:list|table|result|search result|selection) (?:is|stays|would be) empty\b/i
const shown =
  /\b(?:replaces|in place|instead|shows?|shown|appears?|displayed|displays|reads|says|see|text|message|hint)\b/i

/** 'Nothing found: "No boat fits."' */
const noted = /^[^":]{3,60}: ?"/

/** "Nothing found." in front of the sentence that says what shows then. */
const lead = /^\W*(?:[\w']+ ){1,4}?[\w']+\W*$/

/**
 * What shows where nothing is found; `before` is the sentence in front, which may say when: "Nobody found. Then the table disappears and
 * the text … is shown instead".
 */
export function readNone(part: Masked, before: string, { filters, buttons }: ListControls): ListPart[] {
  const { masked, quotes } = part
  const own = none.test(masked)
  const told =
    own ||
    (/^\W*(?:then|in (?:this|that) case|instead)\b/i.test(masked) && none.test(before)) ||
    (masked.startsWith('"') && lead.test(before) && none.test(before))
  if (!told || !(shown.test(masked) || noted.test(masked)) || quotes.length === 0) return []
  const [sentence] = quotes.filter(
    ({ value }) =>
      (value.includes(' ') || /[.!]$/.test(value)) &&
      !/\d/.test(value) &&
      !buttons.includes(value) &&
      !filters.some(({ name, all, options }) => [name, all, ...options].includes(value)),
  )
  if (!sentence) return []
  return [
    {
      what: 'none',
      text: sentence.value,
      texts: quotes.filter(({ value }) => /\d/.test(value)).map(({ value }) => value),
      tableGone:
        /\b(?:table|list|grid)\b[^.;,]{0,20}\b(?:disappears?|vanish\w*|is (?:hidden|gone|not shown|removed|replaced)|goes away)|\b(?:instead of|in place of|rather than|replaces) the (?:table|list|grid)\b|\b(?:table|list|grid)\b[^.;,]{0,30}\bare (?:hidden|gone|not shown)\b/i.test(
          masked,
        ),
      disabled:
        /\bboth\b[^.;]{0,20}\bbuttons?\b[^.;]{0,12}\bdisabled\b|\bbuttons are (?:both )?disabled\b/i.test(
          masked,
        ),
    },
  ]
}

const again =
  /\b(?:disappears?|goes(?: away)?|vanish\w*|is (?:hidden|gone|removed))\b[^.;]{0,40}\b(?:as soon as|when|once|if)\b[^.;]{0,60}\b(?:match\w*|found|fits?|there (?:is|are)|results?)\b|\b(?:as soon as|when|once|if)\b[^.;]{0,60}\b(?:found|matches|match|fits?|there (?:is|are)|results?)\b[^.;]{0,40}\b(?:disappears?|goes|gone|hidden|removed|vanish\w*)\b|\b(?:disappears?|goes away|is hidden)\b[^.;]{0,30}\bas soon as\b[^.;]{0,50}\b(?:found|match\w*|fits?|results?)\b/i

/** "As soon as somebody is found again, the text disappears and the table is back." */
export function readBack({ masked }: Masked): ListPart[] {
  return again.test(masked) ? [{ what: 'back' }] : []
}

/** "… but leaves the sorting alone": what a reset does not touch. */
const kept =
  /\b(?:but|and|while|though)?,? ?(?:leaves?|keeps?|does ?(?:not|n't|n’t)|not|without|except)\b[^.;]{0,40}\b(?:sort\w*|order)\b|\b(?:sort\w*|order)\b(?: order)? (?:stays?|remains?|is (?:kept|not|left))\b/g

const restoring =
  /\b(?:empt(?:y|ies)|clears?|cleared|resets?|removes?|restores?|sets? (?:[^.;]{0,40} )?(?:back|to)|brings? back|puts? back|goes back|returns?|takes? back|back to|as at the (?:start|beginning)|as (?:when|after)|initial|original|start(?:ing)? (?:again|state|over))\b/i

/** '"Reset" empties the search, sets the department to "All departments", sorts A to Z again and shows page 1'. */
export function readReset(
  { masked, quotes }: Masked,
  { buttons, links, search, filters, next, previous }: ListControls,
): ListPart[] {
  const button = quotes.find(
    ({ value, start }) =>
      start <= 60 &&
      (buttons.includes(value) || links.includes(value)) &&
      value !== next &&
      value !== previous,
  )
  if (!button || !restoring.test(masked) || /\b(?:if|unless|only when|disabled|enabled)\b/i.test(masked))
    return []
  const lower = masked.toLowerCase()
  const all =
    /\b(?:as at|as when|like at|to) the (?:start|beginning|initial (?:state|view|setting)|original (?:state|view)|opening)|\b(?:everything|all (?:of )?(?:settings|filters|controls|fields|inputs|this|of it))\b|\bas (?:when|after) the page (?:was |is |has been )?(?:opened|opens|loaded)|\binitial state\b/.test(
      lower,
    )
  const part = {
    search:
      all || /\b(?:search\w*|text|term|query)\b/.test(lower) || quotes.some(({ value }) => value === search),
    filters: filters
      .filter(
        ({ name, all: every, tick }) =>
          all ||
          /\bfilters?\b/.test(lower) ||
          (tick !== undefined &&
            /\bticks? off\b|\bunticked\b|\bunchecked\b|\bno tick\b|\bnot ticked\b/.test(lower)) ||
          lower.includes(name.toLowerCase()) ||
          quotes.some(({ value }) => value === name || value === every),
      )
      .map(({ name }) => name),
    sort: all || /\bsort|\border\b|a to z/.test(lower.replace(kept, ' ')),
    page: all || /\bpage 1\b|\bfirst page\b/.test(lower),
  }
  return part.search || part.filters.length > 0 ? [{ what: 'reset', name: button.value, ...part }] : []
}
