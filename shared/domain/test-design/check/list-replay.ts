import type { ListAction, ListRecord } from '../../requirements/list-views/list-fact.ts'
import type { ListView } from '../model.ts'

/** What a list shows after the steps of a case. */
export interface Replayed {
  actions: ListAction[]
  text: string
  values: Map<string, string>
  found: number | undefined
  page: number | undefined
  pages: number | undefined
  lines: number | undefined
  first: string | undefined
  last: string | undefined
  /** Names that are known to be on the page. */
  onPage: Set<string>
}

interface State {
  text: string
  values: Map<string, string>
  /** The column and the direction of the order, as one text; "?" when it is not known. */
  order: string
  page: number
  sure: boolean
}

/** Plays the steps of a case on a list; undefined when one of them is nothing that one does with this list. */
export function replayed(prose: string[], view: ListView): Replayed | undefined {
  const [first, ...rest] = prose
  const opens = view.address === undefined ? 'Open the page' : `Open "${view.address}"`
  if (first !== opens) return undefined
  const actions = rest.map((step) => actionIn(step, view))
  if (!actions.every((one) => one !== undefined)) return undefined
  const state = play(actions, view)
  return { actions, text: state.text, values: state.values, ...pictured(state, view) }
}

function actionIn(step: string, view: ListView): ListAction | undefined {
  const entered = /^Enter "([^"]*)" in the "([^"]*)" field$/.exec(step)
  if (entered) return entered[2] === view.search?.name ? { do: 'search', text: entered[1] ?? '' } : undefined
  if (step === `Clear the "${view.search?.name ?? ''}" field`) return { do: 'search', text: '' }
  const chosen = /^Select "([^"]*)" from "([^"]*)"$/.exec(step)
  if (chosen) {
    const [, value = '', name = ''] = chosen
    const order = view.orders.find((one) => one.name === name)
    if (order)
      return order.options.some((one) => one.value === value) ? { do: 'order', name, value } : undefined
    const filter = view.filters.find((one) => one.name === name)
    return filter && (filter.all === value || filter.options.includes(value))
      ? { do: 'filter', name, value }
      : undefined
  }
  const name = /^Click (?:the "([^"]*)" (?:button|link)|"([^"]*)" in the table)$/
    .exec(step)
    ?.slice(1)
    .find((one) => one !== undefined)
  if (name === undefined) return undefined
  if (name === view.next) return { do: 'next' }
  if (name === view.previous) return { do: 'previous' }
  if (view.sorters.some((one) => one.name === name)) return { do: 'sort', column: name }
  return name === view.reset?.name ? { do: 'reset' } : undefined
}

function opening({ sorted }: ListView): string {
  return sorted ? `${sorted.column}${sorted.descending ? ' down' : ' up'}` : ' up'
}

function play(actions: ListAction[], view: ListView): State {
  const state: State = { text: '', values: new Map(), order: opening(view), page: 1, sure: true }
  // A change on a later page leaves the page open, unless the text says where it leads.
  const back = (change: 'search' | 'filter' | 'sort') => {
    if (state.page !== 1 && !view.firstPage?.on.includes(change)) state.sure = false
    state.page = 1
  }
  for (const action of actions) {
    if (action.do === 'search') {
      state.text = action.text
      back('search')
    } else if (action.do === 'filter') {
      const every = view.filters.find(({ name }) => name === action.name)?.all
      if (every === action.value) state.values.delete(action.name)
      else state.values.set(action.name, action.value)
      back('filter')
    } else if (action.do === 'order') {
      const { options = [] } = view.orders.find(({ name }) => name === action.name) ?? {}
      const way = options.find(({ value }) => value === action.value)
      state.order = way ? `${way.column} ${way.descending ? 'down' : 'up'}` : '?'
      back('sort')
    } else if (action.do === 'sort') {
      state.order = clicked(state.order, action.column, view)
      back('sort')
    } else if (action.do === 'reset') reset(state, view)
    else state.page = Math.max(1, state.page + (action.do === 'next' ? 1 : -1))
  }
  return state
}

function clicked(order: string, name: string, { sorters, toggles }: ListView): string {
  const head = sorters.find((one) => one.name === name)
  if (head === undefined || order === '?') return '?'
  const at = order.lastIndexOf(' ')
  const way = order.slice(at + 1)
  // A way in capitals was brought about by a click.
  if (order.slice(0, at) !== head.column)
    return head.way === undefined ? '?' : `${head.column} ${head.way.toUpperCase()}`
  if (toggles === undefined || (head.way !== undefined && way === way.toLowerCase())) return '?'
  return `${head.column} ${/^up$/i.test(way) ? 'DOWN' : 'UP'}`
}

function reset(state: State, view: ListView): void {
  const does = view.reset
  if (does?.search) state.text = ''
  for (const name of does?.filters ?? []) state.values.delete(name)
  if (does?.sort) state.order = opening(view)
  if (state.page !== 1 && !does?.page) state.sure = false
  state.page = 1
}

type Picture = Omit<Replayed, 'actions' | 'text' | 'values'>

function pictured(state: State, view: ListView): Picture {
  const rows = view.records && matching(view.records, state, view)
  return rows ? ofRows(rows, state, view) : ofWords(state, view)
}

function matching(
  records: ListRecord[],
  { text, values }: State,
  { filters, search }: ListView,
): ListRecord[] | undefined {
  const within = records.filter((record) =>
    [...values].every(([name, value]) => {
      const column = filters.find((one) => one.name === name)?.column
      return column !== undefined && record.values[column] === value
    }),
  )
  if ([...values.keys()].some((name) => filters.find((one) => one.name === name)?.column === undefined))
    return undefined
  if (text === '') return within
  if (!search) return undefined
  const outer = text !== text.trim()
  if (text.trim() === '')
    return search.trimmed !== undefined || search.blank !== undefined ? within : undefined
  if (!search.columns || (outer && search.trimmed === undefined)) return undefined
  const columns = search.columns
  const holds = (record: ListRecord, flags: string) => {
    const literal = text.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const pattern = new RegExp(`${search.at === 'start' ? '^' : ''}${literal}`, flags)
    return columns.some((column) => pattern.test(record.values[column] ?? ''))
  }
  const loose = within.filter((record) => holds(record, 'iu'))
  const strict = within.filter((record) => holds(record, 'u'))
  return search.caseless !== undefined || strict.length === loose.length ? loose : undefined
}

function ofRows(rows: ListRecord[], state: State, view: ListView): Picture {
  const size = view.pageSize?.rows ?? Math.max(1, rows.length)
  const pages = view.pageSize ? Math.max(1, Math.ceil(rows.length / size)) : undefined
  if (!state.sure || state.page > (pages ?? 1)) return { ...nothing, found: rows.length, pages }
  const order = arranged(rows, state.order)
  const from = (state.page - 1) * size
  const page = order?.slice(from, from + size)
  const all = rows.length <= size ? rows : []
  return {
    found: rows.length,
    page: state.page,
    pages,
    lines: Math.min(size, rows.length - from),
    first: page?.at(0)?.name,
    last: page?.at(-1)?.name,
    onPage: new Set((page ?? all).map(({ name }) => name)),
  }
}

const nothing: Picture = {
  found: undefined,
  page: undefined,
  pages: undefined,
  lines: undefined,
  first: undefined,
  last: undefined,
  onPage: new Set(),
}

function arranged(rows: ListRecord[], order: string): ListRecord[] | undefined {
  const [, column = '', way] = /^(.*) (up|down)$/i.exec(order) ?? []
  const keys = new Set(rows.map(({ values }) => (values[column] ?? '').toLowerCase()))
  if (way === undefined || keys.size < rows.length || keys.has('')) return undefined
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const amount = (text: string) => Number.parseFloat(text.replace(/^[^\d-]*/, '').replace(',', '.'))
  const amounts = rows.every(({ values }) =>
    /^[^\d-]{0,4}-?\d+(?:[.,]\d+)?[^\d]{0,6}$/.test(values[column] ?? ''),
  )
  const sorted = [...rows].sort((a, b) => {
    const [one, other] = [a.values[column] ?? '', b.values[column] ?? '']
    if (amounts) return amount(one) - amount(other)
    return plain(one) === plain(other) ? 0 : plain(one) > plain(other) ? 1 : -1
  })
  return way.toLowerCase() === 'down' ? sorted.reverse() : sorted
}

/** What the sentences of the text say of this very state. */
function ofWords(state: State, view: ListView): Picture {
  const same = view.statements.filter(({ actions }) => {
    const other = play(actions, view)
    return state.sure && other.sure && keyOf(other) === keyOf(state)
  })
  const open = state.text === '' && state.values.size === 0
  const said = same.map(({ expect }) => expect)
  const counted = said
    .flatMap(({ texts = [] }) => texts)
    .find((text) => text.replace(/\d+/g, '#') === view.counts?.many?.shape)
  const found =
    said.find((one) => one.found !== undefined)?.found ??
    (counted === undefined ? undefined : Number(/\d+/.exec(counted)?.[0])) ??
    (open ? view.all : undefined)
  const size = view.pageSize?.rows
  const pages =
    found !== undefined && size !== undefined
      ? Math.max(1, Math.ceil(found / size))
      : open
        ? openedPages(view)
        : undefined
  const names = said.flatMap((one) => one.names ?? [])
  const lines =
    found === undefined || size === undefined || !state.sure
      ? undefined
      : Math.max(0, Math.min(size, found - (state.page - 1) * size))
  return {
    found,
    page: state.sure ? state.page : undefined,
    pages,
    lines,
    first: said.find((one) => one.first !== undefined)?.first,
    last: said.find((one) => one.last !== undefined)?.last,
    onPage: new Set(
      names.concat(said.flatMap(({ first, last }) => [first, last].filter((one) => one !== undefined))),
    ),
  }
}

function keyOf({ text, values, order, page }: State): string {
  return [
    text,
    [...values]
      .map((one) => one.join('='))
      .toSorted()
      .join(),
    order.toLowerCase(),
    page,
  ].join('\n')
}

function openedPages({ pages, statements }: ListView): number | undefined {
  const texts = statements.flatMap(({ actions, expect }) =>
    actions.length === 0 ? (expect.texts ?? []) : [],
  )
  const text = texts.find((one) => one.replace(/\d+/g, '#') === pages?.text.shape)
  return text === undefined ? undefined : Number(text.match(/\d+/g)?.[1])
}
