import type { ListAction, ListRecord } from '../../requirements/list-views/list-fact.ts'
import type { ListView } from '../model.ts'
import { arranged } from './list-order.ts'
import { escaped } from '../../escaped.ts'

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
  /** The rows that are found, where they are known. */
  rows?: ListRecord[]
  /** The place of the first row of the page among them. */
  from?: number
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
  const on = new Set<string>()
  const actions = rest.map((step) => {
    const action = turnedFilter(step, view, on) ?? actionIn(step, view)
    if (action?.do === 'reset') for (const name of view.reset?.filters ?? []) on.delete(name)
    return action
  })
  if (!actions.every((one) => one !== undefined)) return undefined
  const state = play(actions, view)
  return { actions, text: state.text, values: state.values, ...pictured(state, view) }
}

/** A click on a filter of two states turns it to the other one; `on` are those that are on. */
function turnedFilter(step: string, { filters }: ListView, on: Set<string>): ListAction | undefined {
  const name = /^Click "([^"]*)"$/.exec(step)?.[1]
  if (name === undefined || !filters.some((one) => one.name === name && one.tick)) return undefined
  if (on.delete(name)) return { do: 'filter', name, value: 'off' }
  on.add(name)
  return { do: 'filter', name, value: 'on' }
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
      const { column, tick } = filters.find((one) => one.name === name) ?? {}
      if (tick?.is !== undefined) return record.values[tick.column] === tick.is
      if (tick) {
        const amount = Number(record.values[tick.column])
        return !(amount < (tick.least ?? amount)) && !(amount > (tick.most ?? amount))
      }
      return column !== undefined && record.values[column] === value
    }),
  )
  const understood = [...values.keys()].every((key) => {
    const { column, tick } = filters.find(({ name }) => name === key) ?? {}
    const fit = tick?.is === undefined ? /^\d+$/ : /./
    return tick ? records.every((record) => fit.test(record.values[tick.column] ?? '')) : column
  })
  if (!understood) return undefined
  if (text === '') return within
  if (!search) return undefined
  if (text.trim() === '')
    return search.trimmed !== undefined || search.blank !== undefined ? within : undefined
  if (!search.columns || (text !== text.trim() && search.trimmed === undefined)) return undefined
  const [columns, start] = [search.columns, search.at === 'start' ? '^' : '']
  const bare = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '')
  const holding = (flags: string, plain: boolean) =>
    within.filter((record) => {
      const pattern = new RegExp(start + escaped((plain ? bare(text) : text).trim()), flags)
      return columns.some((column) => {
        const value = record.values[column] ?? ''
        return pattern.test(plain ? bare(value) : value)
      })
    })
  const strict = holding(search.caseless === undefined ? 'u' : 'iu', search.accents !== undefined)
  return strict.length === holding('iu', true).length ? strict : undefined
}

function ofRows(rows: ListRecord[], state: State, view: ListView): Picture {
  const size = view.pageSize?.rows ?? Math.max(1, rows.length)
  const pages = view.pageSize ? Math.max(1, Math.ceil(rows.length / size)) : undefined
  if (!state.sure || state.page > (pages ?? 1)) return { ...nothing, found: rows.length, pages, rows }
  const order = arranged(rows, state.order, view)
  const from = (state.page - 1) * size
  const page = order?.slice(from, from + size)
  const all = rows.length <= size ? rows : []
  return {
    found: rows.length,
    rows,
    from: from + 1,
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
