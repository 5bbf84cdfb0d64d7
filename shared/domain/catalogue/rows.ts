import { amountOf } from './amounts.ts'
import { besideOf } from './bounded.ts'
import type { Bound } from './limits.ts'
import { shortened } from './clauses.ts'
import type { Idea } from './idea.ts'
import { bounded, decided, tried, usual, type Tried } from './tried.ts'

/** A row of a table of values: its cells that say something, each with the header of its column. */
export interface Row {
  cells: readonly { header: string; value: string }[]
  /** No other row begins with the same value: what it begins with names the row. */
  isNamed: boolean
}

/** A cell of so many words is prose, and is read as such. */
const mostWords = 6
const longest = 60
/** Rows that declare a field, or that are steps of a case: other readers know them. */
const declares = /^(?:fields?|columns?|parameters?|attributes?|propert(?:y|ies)|elements?|steps?|keys?)\b/i

/**
 * What a tester tries for a row of a decision table: the bounds of its range where one of its cells is a range, else what each further column says of what the row begins with. Empty for rows of prose,
 * of one cell, and of tables that declare fields.
 */
export function rowIdeas(row: Row): Idea[] {
  const { cells } = row
  const [first, ...others] = cells
  if (!first || others.length === 0 || declares.test(first.header)) return []
  if (cells.some(({ header, value }) => header === '' || value.split(/\s+/).length > mostWords)) return []
  if (cells.some(({ header, value }) => header.length > longest || value.length > longest)) return []
  const ranged = cells.find(({ value }) => rangeOf(value) !== undefined)
  return ranged ? atBounds(row, ranged) : byColumn(first, others)
}

type Cell = Row['cells'][number]

/** What is entered or chosen to come to a row: its range and what stands before it, unless that names the row; else what the row begins with. */
export function inputsOf({ cells, isNamed }: Row): Cell[] {
  const at = cells.findIndex(({ value }) => rangeOf(value) !== undefined)
  if (at < 0) return cells.slice(0, 1)
  return at === 1 && isNamed ? cells.slice(1, 2) : cells.slice(0, at + 1)
}

function atBounds(row: Row, ranged: Cell): Idea[] {
  const { cells } = row
  const range = rangeOf(ranged.value)
  const chosen = inputsOf(row).filter((cell) => cell !== ranged)
  const results = cells.filter((cell) => cell !== ranged && !chosen.includes(cell))
  if (!range || results.length === 0) return []
  const given = chosen.map(({ header, value }) => `${header} is ${value}`)
  const result = results.map(({ header, value }) => `${header}: ${value}`).join('; ')
  const values = [...new Set([range.low, range.high].filter((value) => value !== undefined))]
  return values.map((value) =>
    tried(
      shortened(
        `${ranged.header} ${value}: ${chosen
          .concat(results)
          .map((cell) => cell.value)
          .join(', ')}`,
        120,
      ),
      bounded,
      [[`Try ${ranged.header} with the value ${value}`, result, `${ranged.header}: ${value}`]],
      given,
    ),
  )
}

/** The lowest and highest value that a cell includes: "100 - 299.99", "from 750", "up to 20 g", "over 10,000". */
function rangeOf(value: string): { low?: string; high?: string } | undefined {
  const parts = interval.exec(value.trim())?.groups
  if (!parts) return undefined
  const { lead = '', from = '', to = '', own: first = '', unit = '', more = '' } = parts
  const own = (unit || first).trim()
  const valueAt = (text: string, end: 'low' | 'high', inclusive: boolean): string | undefined => {
    const amount = amountOf(text)
    const bound: Bound | undefined = amount && { amount, inclusive }
    return bound && besideOf(bound, end, own).inside
  }
  if (to !== '') return ends(valueAt(from, 'low', true), valueAt(to, 'high', true))
  const comparator = comparators.find(({ words }) => words.test(lead || more))
  if (!comparator) return undefined
  const bound = valueAt(from, comparator.end, comparator.inclusive)
  return comparator.end === 'low' ? ends(bound, undefined) : ends(undefined, bound)
}

const ends = (low: string | undefined, high: string | undefined) =>
  low === undefined && high === undefined
    ? undefined
    : { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) }

const number = String.raw`[€$£]?\d[\d.,']*(?:\s?%)?`
const interval = new RegExp(
  String.raw`^(?<lead>[a-z<>≤≥=]+(?: [a-z]+)?)?\s*(?<from>${number})(?:\s*(?<own>[\p{L}°€$£]{1,10}))?(?:\s*(?:-|–|—|to|\.\.)\s*(?<to>${number}))?(?<unit>\s*[\p{L}°€$£]{1,10})?\s*(?<more>\+|(?:and|or) (?:more|over|above|less|under|below|older|younger|up))?$`,
  'iu',
)

/** How cells of tables write a bound. */
const comparators: readonly { words: RegExp; end: 'low' | 'high'; inclusive: boolean }[] = [
  {
    words: /^(?:from|at least|min\.?|minimum|≥|>=|\+|(?:and|or) (?:more|over|above|older|up))$/i,
    end: 'low',
    inclusive: true,
  },
  {
    words: /^(?:up to|at most|max\.?|maximum|until|to|≤|<=|(?:and|or) (?:less|under|below|younger))$/i,
    end: 'high',
    inclusive: true,
  },
  { words: /^(?:over|above|more than|greater than|>)$/i, end: 'low', inclusive: false },
  { words: /^(?:under|below|less than|fewer than|<)$/i, end: 'high', inclusive: false },
]

const yes = /^(?:yes|y|x|✓|✔|✅|allowed|true)$/i
const no = /^(?:no|n|-|–|—|✗|✘|❌|none|not allowed|false)$/i

/** What each further column says of what the row begins with. */
function byColumn(first: Cell, others: readonly Cell[]): Idea[] {
  const isMatrix = others.every(({ value }) => yes.test(value) || no.test(value))
  const steps = others.slice(0, 5).map(({ header, value }): Tried => {
    if (isMatrix)
      return [
        `Try "${header}" with ${first.header} "${first.value}"`,
        yes.test(value) ? 'It succeeds' : 'It is not offered, or refused',
      ]
    return [`Look at "${header}" with ${first.header} "${first.value}"`, `${header}: ${value}`]
  })
  const isRefused = isMatrix && others.some(({ value }) => no.test(value))
  return [
    tried(
      shortened(
        `${first.header} ${first.value}: ${others.map(({ header, value }) => `${header} ${value}`).join(', ')}`,
        120,
      ),
      isRefused ? decided : usual,
      steps,
    ),
  ]
}
