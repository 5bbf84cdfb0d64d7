import { labelKey } from '../facts/labels.ts'
import type { Masked } from '../facts/mask.ts'
import type { ListControls, ListPart } from './list-fact.ts'
import { falling, rising } from './read-order.ts'

const equal =
  /\b(?:equal|same|identical|ties?|tied)\b[^.;"]{0,80}?\b(?:by|of|according to)(?: the| their)? (?<by>[^.;"()]{2,60})/i
const always =
  /\b(?:always|whichever|whatever|regardless|either (?:way|direction)|both (?:ways|directions)|even when)\b/i
const firstClick =
  /\b(?:first|one|a single|each|the|a) click (?:on|of) (?:an?|any|each|every|another|a different|one of the) (?:other )?(?:column|heading|header|of them)/i
/** "Same column again: the other way round", "the same heading again reverses the order". */
const turnedRound =
  /\b(?:the )?same (?:column|heading|header)(?: (?:once )?(?:again|more)| a second time)?\b[^.;"]{0,20}(?::|,|\b(?:then|turns?|gives?|reverses?|switches?|sorts?)\b)[^.;"]{0,30}\b(?:other way|reverse[ds]?|opposite|turned round|the order round|descending|Z (?:to|–|-) A)/i
const clickable = /\b(?:are|is) (?:all )?(?:buttons?|sortable|clickable)\b|\bcan be (?:sorted|clicked)\b/i
const headed = /\b(?:table head|head(?:ing|er)s?|columns?|sort\w*)\b/i
const refused = /\b(?:not|no|never|cannot)\b|n['’]t\b/i

/** What a text says of the order beside the column itself: which headings sort, which way first, what equal rows do, words among numbers. */
export function readOrderRules(part: Masked, controls: ListControls): ListPart[] {
  const { masked } = part
  const noted =
    /^\W*(?:(?:an?|the|each|every) )?(?:new|other|another|different) (?:column|heading)\b[^":;]{0,30}:(?<way>[^;]*)/i.exec(
      masked,
    )
  const way = noted
    ? wayOf(noted.groups?.['way'] ?? '')
    : firstClick.test(masked)
      ? wayOf(masked.split(/;|, (?:and )?(?:another|the next|the second|a second|clicking)\b/i)[0] ?? '')
      : undefined
  return [
    ...readHeads(part, controls),
    ...(turnedRound.test(masked) ? [{ what: 'toggles' as const }] : []),
    ...(way === undefined ? [] : [{ what: 'firstWay' as const, way }]),
    ...readTies(part, controls),
    ...readExtreme(part),
    ...readSum(part),
  ]
}

function wayOf(words: string): 'up' | 'down' | undefined {
  const [up, down] = [rising.test(words), falling.test(words)]
  return up === down ? undefined : up ? 'up' : 'down'
}

/** "Title, Composer and Copies are buttons in the table head; Voices isn't sortable": only the clause that names the clickable ones. */
function readHeads({ masked, raw }: Masked, { columns }: ListControls): ListPart[] {
  let from = 0
  return masked.split(';').flatMap((clause): ListPart[] => {
    const said = raw.slice(from, from + clause.length)
    from += clause.length + 1
    if (!clickable.test(clause) || !headed.test(clause) || refused.test(clause)) return []
    const subject = said.slice(0, clickable.exec(clause)?.index ?? 0)
    return columns
      .filter((column) =>
        subject.split(/,|\band\b|&/).some((one) => labelKey(one.replace(/["*]/g, '')) === labelKey(column)),
      )
      .map((column) => ({ what: 'sorter', column: labelKey(column), button: /\bbuttons?\b/i.test(clause) }))
  })
}

/** The columns that a sentence calls not sortable: '"Notes" can't be sorted', "Phone is not sortable". */
export function unsortable({ raw }: Masked, columns: string[]): string[] {
  if (!/\bsort/i.test(raw)) return []
  return raw.split(/[;,]| and (?=[^.;]*\bsort)/).flatMap((clause) => {
    const no =
      /^(?<subject>.{2,120}?) (?:(?:can|could) ?(?:not|['’]t)|cannot|can['’]t|is not|are not|isn['’]t|aren['’]t|never) (?:be )?sort(?:ed|able)\b/i.exec(
        clause.trim(),
      )?.groups?.['subject']
    if (no === undefined) return []
    const subjects = no
      .split(/,| and | or /)
      .map((one) => labelKey(one.replace(/["*]|\b(?:the|column|heading)\b/gi, '')))
    return columns.map(labelKey).filter((key) => subjects.includes(key))
  })
}

/** "Pieces that are equal in the sorted column stand by title from A to Z, whichever the direction". */
function readTies({ masked, raw }: Masked, { columns }: ListControls): ListPart[] {
  // An example in brackets stands for nothing: "Same value (e.g. 48 beds): by name".
  const match = equal.exec(masked.replace(/\([^()]*\)/g, (aside) => ' '.repeat(aside.length)))
  const by = match?.groups?.['by']
  if (!match || by === undefined || falling.test(by)) return []
  const at = match.index + match[0].length - by.length
  const words = raw.slice(at, at + by.length).toLowerCase()
  const named = columns.filter((column) => words.startsWith(column.toLowerCase()))
  const [column] = named
  return column === undefined || named.length > 1
    ? []
    : [{ what: 'ties', column: labelKey(column), always: always.test(masked) || rising.test(by) }]
}

/** '"never" counts as earlier than any year'. */
function readExtreme({ masked, quotes }: Masked): ListPart[] {
  return quotes.flatMap(({ value, end }): ListPart[] => {
    const said =
      /^ (?:counts? as|sorts?|stands?|comes?|is|ranks?)(?: sorted| treated as)? (?<low>earlier|smaller|lower|less|older|before|first)?(?<high>later|greater|higher|larger|more|newer|behind|after|last)?(?: than| of| in)?(?: any| all| every| everything|$|[.,;])/i.exec(
        masked.slice(end, end + 80),
      )?.groups
    if (said?.['low'] === undefined && said?.['high'] === undefined) return []
    return [{ what: 'extreme', value, at: said['low'] === undefined ? 'last' : 'first' }]
  })
}

const adding = /\b(?:adds? up|sum of|sums? up|summed|totals?|total of|in all|altogether|together)\b/i
const ofFound = /\b(?:match\w*|found|filtered|selection|selected|fit\w*)\b/i

/** '"Copies: 389", which adds up all matching pieces': which column that is, the rows tell. */
function readSum({ masked, quotes }: Masked): ListPart[] {
  if (!adding.test(masked) || !ofFound.test(masked)) return []
  return quotes
    .filter(({ value }) => (value.match(/\d+/g) ?? []).length === 1 && value.length <= 60)
    .map(({ value }) => ({ what: 'sum', text: value }))
}
