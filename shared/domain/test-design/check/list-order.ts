import type { ListRecord } from '../../requirements/list-views/list-fact.ts'
import type { ListView } from '../model.ts'

type Rank = (record: ListRecord) => number | string | undefined

const amount = (text: string) => Number.parseFloat(text.replace(/^[^\d-]*/, '').replace(',', '.'))
const isAmount = (text: string) => /^[^\d-]{0,4}-?\d+(?:[.,]\d+)?[^\d]{0,6}$/.test(text)
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What a row is sorted by: numbers, or words where no number is among them; a word among numbers has a place only where the text gives it one. */
function rankOf(rows: ListRecord[], column: string, { extremes = [] }: ListView): Rank {
  const said = (text: string) => extremes.find(({ value }) => value === text)?.at
  const texts = rows.map(({ values }) => values[column] ?? '').filter((text) => said(text) === undefined)
  if (!texts.some(isAmount)) return ({ values }) => plain(values[column] ?? '') || undefined
  return ({ values: { [column]: text = '' } }) => {
    const at = said(text)
    if (at !== undefined) return at === 'first' ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER
    return isAmount(text) ? amount(text) : undefined
  }
}

/** Rows in an order such as "title up"; undefined where the text leaves the place of one open. */
export function arranged(rows: ListRecord[], order: string, view: ListView): ListRecord[] | undefined {
  const [, column, way] = /^(.*) (up|down)$/i.exec(order) ?? []
  if (column === undefined || way === undefined) return undefined
  const falls = way.toLowerCase() === 'down'
  const ranked = groupsBy(rows, rankOf(rows, column, view))
  if (!ranked) return undefined
  const groups = falls ? ranked.toReversed() : ranked
  const { ties } = view
  const sorted = groups.map((group) => {
    if (group.length === 1) return group
    if (!ties || ties.column === column || (falls && !ties.always)) return undefined
    const alone = groupsBy(group, rankOf(rows, ties.column, view))
    return alone?.every((one) => one.length === 1) ? alone.flat() : undefined
  })
  return sorted.every((group) => group !== undefined) ? sorted.flat() : undefined
}

/** Rows of the same rank together, the lowest rank first. */
function groupsBy(rows: ListRecord[], rank: Rank): ListRecord[][] | undefined {
  const groups = new Map<number | string, ListRecord[]>()
  for (const row of rows) {
    const key = rank(row)
    if (key === undefined) return undefined
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}
