import type { ListRecord } from '../../requirements/list-views/list-fact.ts'
import type { ListView } from '../model.ts'

const number = /^[^\d-]{0,4}-?\d+(?:[.,]\d+)?[^\d]{0,6}$/

/** The rows in their order; undefined where equal values, or words among numbers, leave it open. */
export function inOrder(
  rows: ListRecord[],
  order: { column: string; descending: boolean } | undefined,
  view: Pick<ListView, 'ties' | 'extremes'>,
): ListRecord[] | undefined {
  if (!order) return undefined
  const compare = comparing(rows, order.column, view)
  if (!compare) return undefined
  const turn = order.descending ? -1 : 1
  const tied = rows.some((one, at) => rows.some((other, after) => after > at && compare(one, other) === 0))
  if (!tied) return rows.toSorted((a, b) => turn * compare(a, b))
  const { ties } = view
  const next = ties && comparing(rows, ties.column, view)
  if (!ties || !next || ties.column === order.column || (order.descending && !ties.always)) return undefined
  const open = rows.some((one, at) =>
    rows.some((other, after) => after > at && compare(one, other) === 0 && next(one, other) === 0),
  )
  return open ? undefined : rows.toSorted((a, b) => turn * compare(a, b) || next(a, b))
}

type Compare = (one: ListRecord, other: ListRecord) => number

function comparing(
  rows: ListRecord[],
  column: string,
  { extremes = [] }: Pick<ListView, 'extremes'>,
): Compare | undefined {
  const keys = rows.map(({ values }) => values[column])
  if (keys.some((key) => key === undefined)) return undefined
  const place = new Map(extremes.map(({ value, at }) => [value, at === 'first' ? -Infinity : Infinity]))
  const plain = keys.filter((key) => !place.has(key ?? ''))
  const numbers = plain.filter((key) => number.test(key ?? '')).length
  // Years beside a word like "never": where the word stands, the text has to say.
  if (numbers > 0 && numbers < plain.length) return undefined
  if (numbers > 0) {
    const amount = ({ values }: ListRecord) =>
      place.get(values[column] ?? '') ??
      Number((/-?\d+(?:[.,]\d+)?/.exec(values[column] ?? '')?.[0] ?? '0').replace(',', '.'))
    return (a, b) => (amount(a) === amount(b) ? 0 : amount(a) < amount(b) ? -1 : 1)
  }
  const text = ({ values }: ListRecord) =>
    (values[column] ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (a, b) => (text(a) === text(b) ? 0 : text(a) < text(b) ? -1 : 1)
}
