import { labelKey } from '../facts/labels.ts'
import { maskQuotes, slice } from '../facts/mask.ts'
import type { ReadSentence } from '../read-sentence.ts'
import type { ListBound, ListControls } from './list-fact.ts'

type Filter = ListControls['filters'][number]

const keeping =
  /\b(?:leaves?|shows?|keeps?|lists?|displays?) (?:only|just|nothing but)\b|\b(?:limits?|narrows?|restricts?|reduces?) (?:the |it )?[a-z ]{0,20}\bto\b|\bonly\b[^.;]{0,60}\b(?:remain|stay|are (?:left|shown|listed))\b/i
const dropping = /\b(?:hides?|leaves? out|removes?|excludes?|filters? out|drops?)\b/i
const least =
  '(?:at least|no fewer than|no less than|from) (?<least>\\d+)|(?<more>\\d+)(?: [a-z]+){0,2} (?:or|and) (?:more|over|above|up)'
const most =
  '(?:at most|up to|no more than) (?<most>\\d+)|(?<fewer>\\d+)(?: [a-z]+){0,2} (?:or|and) (?:fewer|less|under|below)'
const above = '(?:more than|over|above) (?<above>\\d+)'
const below = '(?:fewer than|less than|under|below) (?<below>\\d+)'
const bound = () => new RegExp(`\\b(?:${least}|${most}|${above}|${below})\\b`, 'i')
let compiled: RegExp | undefined

/** Filters that are only on or off: '"At least 30 copies" leaves only pieces with 30 copies or more', '"Hide small ones" hides huts with fewer than 10 beds'. */
export function boundedFilters(sentences: ReadSentence[], columns: string[], taken: string[]): Filter[] {
  const found = new Map<string, Filter>()
  for (const { text, kind, table } of sentences) {
    if (kind === 'heading' || kind === 'notRead' || table || !text.includes('"')) continue
    const part = maskQuotes(text)
    for (const { value: name, end } of part.quotes) {
      if (taken.includes(name) || /[.!?…:]$/.test(name) || name.length > 40) continue
      const { masked, raw } = slice(part, end, part.masked.length)
      const said = (masked.split(/;|"/)[0] ?? '').replace(/\s+/g, ' ')
      // Another name before the verb is what the clause is about.
      const tick =
        /^(?: checkbox| tick ?box| switch| button| is ticked| \(off\))?[,:]? (?:leaves?|shows?|keeps?|lists?|displays?|limits?|narrows?|restricts?|reduces?|hides?|removes?|excludes?|filters?|drops?|only)\b/i.test(
          said,
        )
          ? (boundIn(said, columns) ?? valueIn(raw, columns))
          : undefined
      if (tick) found.set(name, { name, options: ['on'], all: 'off', tick })
    }
  }
  return [...found.values()]
}

function boundIn(said: string, columns: string[]): ListBound | undefined {
  const drops = dropping.test(said)
  if (drops === keeping.test(said) || /\b(?:if|unless|not)\b/i.test(said)) return undefined
  const groups = (compiled ??= bound()).exec(said)?.groups
  const words = said.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const named = columns.filter((column) => words.includes(column.toLowerCase()))
  const [column] = named
  if (!groups || column === undefined || named.length > 1) return undefined
  const number = (name: string, by = 0) =>
    groups[name] === undefined ? undefined : Number(groups[name]) + by
  const from = number('least') ?? number('more') ?? number('above', 1)
  const to = number('most') ?? number('fewer') ?? number('below', -1)
  const key = labelKey(column)
  if (from !== undefined) return drops ? { column: key, most: from - 1 } : { column: key, least: from }
  if (to !== undefined) return drops ? { column: key, least: to + 1 } : { column: key, most: to }
  return undefined
}

const worded =
  /\b(?:with|that have|which have|having|that say|marked(?: as)?) (?:an? |the )?"(?<value>[^"]{1,40})" (?:under|in|at|for|as)(?: the)?(?: column)? (?<column>[^.;:]{2,40})/i
const spoken =
  /\b(?:whose|where(?: the)?|in which(?: the)?|if their) (?<column>[^.;:"]{2,40}?) (?:is|says|reads|shows|has|column is) "(?<value>[^"]{1,40})"/i

/** 'leaves just the huts with "Yes" under Winter room', 'shows only the books whose loan is "Open"'. */
function valueIn(raw: string, columns: string[]): ListBound | undefined {
  const said = (raw.split(';')[0] ?? '').replace(/\s+/g, ' ')
  if (
    dropping.test(said) ||
    !keeping.test(said) ||
    /\b(?:if|unless|not|no)\b/i.test(said.replace(/"[^"]*"/g, ''))
  )
    return undefined
  const groups = (worded.exec(said) ?? spoken.exec(said))?.groups
  const named = groups?.['column']?.replace(/["*]/g, '').trim().toLowerCase() ?? ''
  const found = columns.filter(
    (column) => named === column.toLowerCase() || named.startsWith(`${column.toLowerCase()} `),
  )
  const [column] = found
  const value = groups?.['value']
  return column === undefined || found.length > 1 || value === undefined
    ? undefined
    : { column: labelKey(column), is: value }
}
