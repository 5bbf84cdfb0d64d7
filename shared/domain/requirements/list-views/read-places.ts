import type { Masked } from '../facts/mask.ts'
import { numberOfWords } from '../../numbers/number-words.ts'
import { openingParts } from '../facts/opening/opening-parts.ts'
import type { ListAction, ListControls, ListPart } from './list-fact.ts'

const row = '(?:row|entry|person|item|line|name|record|result|product|one)'
const first = new RegExp(
  `\\b(?:the |its )?(?:first|top|uppermost) ${row}(?: (?:on|of) (?:this|the|that) (?:first )?(?:page|list|table))? (?:is|shows?|reads|becomes|must be|is then)(?: now| then)? (?<name>.+)`,
  'i',
)
const last = new RegExp(
  `\\b(?:the |its )?(?:last|bottom) ${row}(?: (?:on|of) (?:this|the|that) (?:first )?(?:page|list|table))? (?:is|shows?|reads|becomes|must be|is then)(?: now| then)? (?<name>.+)`,
  'i',
)
const paged =
  /\bpage (?<page>[2-9]|1\d|two|three|four|five)\b[^,.;"]{0,40}?\bfrom (?<from>[^,.;]{2,60}?) (?:to|until|through) (?<to>[^,.;]{2,60}?)(?=$|[,.;)]| and page\b)/gi
const clicked = /\b(?:after|with|on) (?:the|a|one) (?:first )?click\b[^,.;"]{0,60}/i

/** Which row stands first or last: on the opened page, on a page by its number, after a click on the heading that sorts. */
export function readPlaces(part: Masked, controls: ListControls, afterOpening: boolean): ListPart[] {
  return [
    ...readEnds(part, controls, afterOpening),
    ...readPages(part, controls),
    ...readCounts(part, controls),
  ]
}

function readEnds(part: Masked, controls: ListControls, afterOpening: boolean): ListPart[] {
  const { masked } = part
  const raw = part.raw.replace(/\s+/g, ' ')
  const one = nameAt(first.exec(raw)?.groups?.['name'], controls)
  const other = nameAt(last.exec(raw)?.groups?.['name'], controls)
  if (one === undefined && other === undefined) return []
  const actions = actionsOf(part, controls, afterOpening)
  if (!actions || /\b(?:if|unless|until)\b/i.test(masked)) return []
  const expect = {
    ...(one === undefined ? {} : { first: one }),
    ...(other === undefined ? {} : { last: other }),
  }
  return [{ what: 'statement', actions, expect }]
}

/** Where the rows stand so: nothing was done, or the heading was clicked once; undefined where the sentence does not say. */
function actionsOf(
  part: Masked,
  { columns, buttons }: ListControls,
  afterOpening: boolean,
): ListAction[] | undefined {
  const sorters = columns.filter((column) => buttons.includes(column))
  const [sorter] = sorters
  if (clicked.test(part.masked))
    return sorters.length === 1 && sorter !== undefined ? [{ do: 'sort', column: sorter }] : undefined
  return afterOpening || openingParts(part).length > 0 ? [] : undefined
}

function readPages({ raw }: Masked, controls: ListControls): ListPart[] {
  return [...raw.replace(/\s+/g, ' ').matchAll(paged)].flatMap(({ groups = {} }): ListPart[] => {
    const page = numberOfWords(groups['page'] ?? '') ?? Number(groups['page'])
    const from = nameAt(groups['from'], controls)
    const to = nameAt(groups['to'], controls)
    if (from === undefined || to === undefined || !Number.isInteger(page)) return []
    const actions = Array.from({ length: page - 1 }, (): ListAction => ({ do: 'next' }))
    return [{ what: 'statement', actions, expect: { first: from, last: to } }]
  })
}

/** '"11 people" for Sales': a text with a number that is seen under a choice. */
function readCounts({ quotes, raw }: Masked, { filters }: ListControls): ListPart[] {
  // Lines of a text end where they like.
  const plain = raw.replace(/\s/g, ' ')
  return quotes.flatMap(({ value, end, start }): ListPart[] => {
    if (!/^\D{0,30}\d+\D{0,30}(?:\d+\D{0,30})?$/.test(value)) return []
    const words =
      behindCount.exec(plain.slice(end))?.[1] ??
      fitting.exec(plain.slice(Math.max(0, start - 100), start))?.[1]
    for (const { name, options } of words === undefined ? [] : filters) {
      const option = options.find((one) => words === one || words?.startsWith(`${one} `))
      if (option !== undefined)
        return [
          { what: 'statement', actions: [{ do: 'filter', name, value: option }], expect: { texts: [value] } },
        ]
    }
    return []
  })
}

/** '"11 people" for Sales'. */
const behindCount = /^ (?:for|in|with|under|at) (?:the )?"?([\p{L}\p{N}][^,.;:"]{0,40})/iu
/** "Engineering fits on one page (" in front of a text. */
const fitting =
  /(?:^|[.;,:] |["“])((?:\p{Lu}|\d)[^,.;:"()]{0,40}?)"? (?:fits|needs?|has|have|takes?|makes?|gives?|leads? to|fills?)\b[^,;."()]{0,40}\($/u

/** The name at the start of words: a known row, a quoted text, or words with capitals. */
function nameAt(words: string | undefined, { rows }: ListControls): string | undefined {
  const text = words?.replace(/\s+/g, ' ').trim() ?? ''
  const known = rows.filter((row) => text.startsWith(row)).toSorted((a, b) => b.length - a.length)[0]
  if (known !== undefined || rows.length > 0) return known
  return (
    /^"([^"]{1,60})"/.exec(text)?.[1] ??
    /^(\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*){0,4})(?=$|[\s,.;)])/u.exec(text)?.[1]
  )
}
