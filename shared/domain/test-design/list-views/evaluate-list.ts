import type {
  ListAction,
  ListBound,
  ListExpectation,
  ListRecord,
} from '../../requirements/list-views/list-fact.ts'
import type { ListView } from '../model.ts'
import { inOrder } from './row-order.ts'
import { filled, numbersIn, shapeOf } from './list-texts.ts'

/** How a list stands after some actions; a part that the text leaves open is undefined. */
export interface Standing {
  query: string
  chosen: Map<string, string>
  order: { column: string; descending: boolean; clicked?: true } | undefined
  page: number | undefined
}

/** What a list shows as far as the text lets it be known. */
export interface Shows {
  found?: number
  pages?: number
  page?: number
  /** Rows of the page in their order. */
  rows?: string[]
  /** How many rows stand on the page. */
  count?: number
  /** Rows that are listed, where their order or the rest is not known. */
  names?: string[]
  first?: string
  last?: string
  /** The places of the first and the last row of the page among all that are found. */
  from?: number
  to?: number
  sum?: number
}

export function standingAfter(view: ListView, actions: ListAction[]): Standing {
  const start: Standing = {
    query: '',
    chosen: new Map(),
    order: openingOrder(view),
    page: 1,
  }
  return actions.reduce((standing, action) => moved(view, standing, action), start)
}

function moved(view: ListView, standing: Standing, action: ListAction): Standing {
  const { page } = standing
  const after = (change: 'search' | 'filter' | 'sort') =>
    page === 1 || view.firstPage?.on.includes(change) ? 1 : undefined
  switch (action.do) {
    case 'search':
      return { ...standing, query: action.text, page: after('search') }
    case 'filter': {
      const filter = view.filters.find(({ name }) => name === action.name)
      const chosen = new Map(standing.chosen)
      if (filter?.all === action.value) chosen.delete(action.name)
      else chosen.set(action.name, action.value)
      return { ...standing, chosen, page: after('filter') }
    }
    case 'order':
      return { ...standing, order: chosenOrder(view, action.name, action.value), page: after('sort') }
    case 'sort':
      return { ...standing, order: turned(view, standing.order, action.column), page: after('sort') }
    case 'next':
      return { ...standing, page: page === undefined ? undefined : page + 1 }
    case 'previous':
      return { ...standing, page: page === undefined ? undefined : Math.max(1, page - 1) }
    case 'reset':
      return restored(view, standing)
  }
}

/** The order of the opened list; without a column where the text names none. */
function openingOrder({ sorted }: ListView): Standing['order'] {
  return sorted ? { column: sorted.column, descending: sorted.descending } : { column: '', descending: false }
}

function chosenOrder({ orders }: ListView, name: string, value: string): Standing['order'] {
  const option = orders.find((one) => one.name === name)?.options.find((one) => one.value === value)
  return option && { column: option.column, descending: option.descending }
}

/** The column that is sorted by already is turned round; another one begins as the text says. */
function turned({ toggles, sorters }: ListView, order: Standing['order'], name: string): Standing['order'] {
  const sorter = sorters.find((one) => one.name === name)
  if (!sorter || order === undefined) return undefined
  const { column, way } = sorter
  if (order.column !== column) return way && { column, descending: way === 'down', clicked: true }
  // "A click sorts by title, A to Z" leaves open what the first click does to rows that stand so already.
  if (toggles === undefined || (way !== undefined && !order.clicked)) return undefined
  return { column, descending: !order.descending, clicked: true }
}

function restored(view: ListView, standing: Standing): Standing {
  const { reset } = view
  if (!reset) return { ...standing, page: undefined }
  return {
    query: reset.search ? '' : standing.query,
    chosen: new Map([...standing.chosen].filter(([name]) => !reset.filters.includes(name))),
    order: reset.sort ? openingOrder(view) : standing.order,
    page: reset.page || standing.page === 1 ? 1 : undefined,
  }
}

/** What the list shows after some actions: from its rows, or from what the text says of that very standing. */
export function showsAfter(view: ListView, actions: ListAction[]): Shows {
  const standing = standingAfter(view, actions)
  const told = toldOf(view, standing)
  const found = foundRows(view, standing)
  if (!found) return withPages(view, standing, told)
  const ordered = inOrder(found, standing.order, view)
  const counted = withPages(view, standing, { ...told, found: found.length })
  const { page, pages } = counted
  if (page === undefined || (pages !== undefined && page > pages))
    return { found: found.length, ...(pages ? { pages } : {}) }
  const size = view.pageSize?.rows ?? Math.max(found.length, 1)
  const rows = ordered?.slice((page - 1) * size, page * size).map(({ name }) => name)
  const count = Math.min(size, found.length - (page - 1) * size)
  const [first, last] = [rows?.[0], rows?.at(-1)]
  const from = (page - 1) * size
  return {
    ...counted,
    count,
    ...(count > 0 ? { from: from + 1, to: from + count } : {}),
    ...(view.sum ? { sum: sumOf(found, view.sum.column) } : {}),
    ...(rows ? { rows } : found.length <= size ? { names: found.map(({ name }) => name) } : {}),
    ...(first === undefined ? {} : { first }),
    ...(last === undefined ? {} : { last }),
  }
}

function withPages(view: ListView, { page, query, chosen }: Standing, shows: Shows): Shows {
  const whole = query === '' && chosen.size === 0 ? view.all : undefined
  const found = shows.found ?? whole
  const size = view.pageSize?.rows
  const opened = query === '' && chosen.size === 0 ? openedPages(view) : undefined
  const pages = found !== undefined && size !== undefined ? Math.max(1, Math.ceil(found / size)) : opened
  const count =
    size === undefined || found === undefined || page === undefined
      ? undefined
      : Math.max(0, Math.min(size, found - (page - 1) * size))
  return {
    ...shows,
    ...(found === undefined ? {} : { found }),
    ...(pages === undefined ? {} : { pages }),
    ...(page === undefined ? {} : { page }),
    ...(shows.count === undefined && count !== undefined ? { count } : {}),
  }
}

function openedPages({ pages, statements }: ListView): number | undefined {
  const texts = statements
    .filter(({ actions }) => actions.length === 0)
    .flatMap(({ expect }) => expect.texts ?? [])
  const text = texts.find((one) => shapeOf(one) === pages?.text.shape)
  return text === undefined ? undefined : numbersIn(text)[1]
}

/** What the text says of this standing: rows that are listed, first and last, how many. */
function toldOf(view: ListView, standing: Standing): Shows {
  const key = keyOf(view, standing)
  const shows: Shows = {}
  for (const { actions, expect } of view.statements) {
    if (standing.page === undefined || keyOf(view, standingAfter(view, actions)) !== key) continue
    if (expect.found !== undefined) shows.found = expect.found
    if (expect.names && expect.names.length > 0) shows.names = expect.names
    if (expect.first !== undefined) shows.first = expect.first
    if (expect.last !== undefined) shows.last = expect.last
    const count = expect.texts?.find((text) => shapeOf(text) === view.counts?.many?.shape)
    if (count !== undefined) shows.found = numbersIn(count)[0] ?? 0
  }
  return shows
}

function keyOf(view: ListView, { query, chosen, order, page }: Standing): string {
  const opened = openingOrder(view)
  const same = order?.column === opened?.column && order?.descending === opened?.descending
  return JSON.stringify([
    query,
    [...chosen].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    same ? 'as opened' : order,
    page,
  ])
}

/** The rows that fit the search and every filter; undefined where the text does not let them be known. */
export function foundRows(view: ListView, { query, chosen }: Standing): ListRecord[] | undefined {
  const { records, filters } = view
  if (!records) return undefined
  let rows = records
  for (const [name, value] of chosen) {
    const { column, tick } = filters.find((one) => one.name === name) ?? {}
    if (tick?.is !== undefined) {
      if (rows.some(({ values }) => values[tick.column] === undefined)) return undefined
      rows = rows.filter(({ values }) => values[tick.column] === tick.is)
      continue
    }
    if (tick) {
      if (rows.some(({ values }) => !/^\d+$/.test(values[tick.column] ?? ''))) return undefined
      rows = rows.filter(({ values }) => isWithin(Number(values[tick.column]), tick))
      continue
    }
    if (column === undefined || rows.some(({ values }) => values[column] === undefined)) return undefined
    rows = rows.filter(({ values }) => values[column] === value)
  }
  if (query === '') return rows
  return searched(view, rows, query)
}

function isWithin(value: number, { least = -Infinity, most = Infinity }: ListBound): boolean {
  return value >= least && value <= most
}

function searched({ search }: ListView, rows: ListRecord[], query: string): ListRecord[] | undefined {
  if (!search) return undefined
  const { columns, at, caseless, trimmed, blank, accents } = search
  if (query.trim() === '') return (trimmed ?? blank) ? rows : undefined
  if (query !== query.trim() && !trimmed) return undefined
  const wanted = query.trim()
  if (!columns || rows.some(({ values }) => columns.some((column) => values[column] === undefined)))
    return undefined
  const fits = (fold: (text: string) => string) =>
    rows.filter(({ values }) =>
      columns.some((column) => {
        const text = fold(values[column] ?? '')
        return at === 'start' ? text.startsWith(fold(wanted)) : text.includes(fold(wanted))
      }),
    )
  const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
  const cased = caseless ? (text: string) => text.toLowerCase() : (text: string) => text
  const exact = fits(accents ? (text) => cased(bare(text)) : cased)
  // Without a word on upper and lower case, or on accents, only what is the same either way is known.
  const folded = fits((text) => bare(text).toLowerCase())
  return exact.length === folded.length ? exact : undefined
}

/** The sum of a column; it has whole numbers only, or there is none. */
export function sumOf(rows: ListRecord[], column: string): number {
  return rows.reduce((sum, { values }) => sum + Number(values[column]), 0)
}

/** Whether the rows of a list make every sentence true that the text says of it. */
export function agreesWith(view: ListView): boolean {
  return view.statements.every(({ actions, expect }) => holds({ ...view, statements: [] }, actions, expect))
}

function holds(view: ListView, actions: ListAction[], expect: ListExpectation): boolean {
  const shows = showsAfter(view, actions)
  const rows = foundRows(view, standingAfter(view, actions))
  if (!rows) return true
  const names = new Set(rows.map(({ name }) => name))
  if (expect.names?.some((name) => !names.has(name))) return false
  if (expect.found !== undefined && expect.found !== rows.length) return false
  if (expect.only && expect.names && expect.names.length !== rows.length) return false
  if (expect.first !== undefined && shows.first !== undefined && shows.first !== expect.first) return false
  if (expect.last !== undefined && shows.last !== undefined && shows.last !== expect.last) return false
  return (expect.texts ?? []).every((text) => textHolds(view, shows, text))
}

/** A text of a known shape has the numbers that the rows give. */
function textHolds({ counts, pages, all }: ListView, shows: Shows, text: string): boolean {
  const shape = shapeOf(text)
  const known = [counts?.many, counts?.one, pages?.text].find((one) => one?.shape === shape)
  return !known || filled(known, { ...shows, ...(all === undefined ? {} : { all }) }) === text
}
