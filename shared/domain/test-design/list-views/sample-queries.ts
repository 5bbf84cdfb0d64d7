import type { ListView } from '../model.ts'
import { foundRows, standingAfter } from './evaluate-list.ts'

/** How many rows a text finds; undefined where that is not known. */
export function countFor(view: ListView, text: string): number | undefined {
  const actions = [{ do: 'search' as const, text }]
  const rows = foundRows(view, standingAfter(view, actions))
  if (rows) return rows.length
  return view.statements.find(
    (one) => one.actions.length === 1 && one.actions[0]?.do === 'search' && one.actions[0].text === text,
  )?.expect.names?.length
}

/** Texts that the requirements search for, in their order, and a part of a name where there is none. */
export function queriesOf(view: ListView): string[] {
  const told = view.statements.flatMap(({ actions }) =>
    actions.flatMap((action) =>
      action.do === 'search' && action.text.trim() === action.text ? [action.text] : [],
    ),
  )
  const [column] = view.search?.columns ?? []
  const own = column === undefined ? [] : [partOfOne(view, column)].filter((one) => one !== undefined)
  return [...new Set([...told, ...own])]
}

/** A part of a value of a column that is found through no other column; inside the value where any part counts. */
export function partOfOne(view: ListView, column: string): string | undefined {
  const { records = [], search } = view
  const others = (search?.columns ?? []).filter((one) => one !== column)
  for (const { values } of records) {
    const value = values[column] ?? ''
    const from = search?.at === 'start' ? 0 : 1
    const part = value.slice(from, from + 4)
    if (part.length < 3 || part.trim() !== part || !/^[\p{L}\p{N}]+$/u.test(part)) continue
    const elsewhere = records.some((record) =>
      others.some((other) => (record.values[other] ?? '').toLowerCase().includes(part.toLowerCase())),
    )
    const found = countFor(view, part)
    if (!elsewhere && found !== undefined && found > 0) return part
  }
  return undefined
}

const mostParts = 60

/** Parts of words in the columns that are searched, each once: some of them find several rows. */
export function partsOfWords({ records = [], search }: ListView): string[] {
  const from = search?.at === 'start' ? 0 : 1
  const parts = records.flatMap(({ values }) =>
    (search?.columns ?? []).flatMap((column) => {
      const [word = ''] = (values[column] ?? '').split(' ')
      return /^\p{L}{5,}$/u.test(word) ? [word.slice(from, from + 4)] : []
    }),
  )
  return [...new Set(parts)].slice(0, mostParts)
}

/** A text that finds nothing: one of the requirements, else one that stands in no row. */
export function nothingQuery(view: ListView): string | undefined {
  const told = view.statements.find(
    ({ actions, expect }) => actions.length === 1 && actions[0]?.do === 'search' && expect.found === 0,
  )?.actions[0]
  if (told?.do === 'search') return told.text
  return countFor(view, 'zzqx') === 0 ? 'zzqx' : undefined
}
