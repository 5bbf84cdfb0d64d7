import { labelKey } from '../../requirements/facts/labels.ts'
import type { ListControls, ListRecord } from '../../requirements/list-views/list-fact.ts'
import { noteKey } from '../../requirements/list-views/record-lists.ts'
import { all, type Told } from './told-parts.ts'

/** The rows, each with its values by column; what stood in brackets belongs to the one column that nothing else fills. */
export function recordsOf(
  told: Told[],
  { columns, filters }: ListControls,
): { rows: ListRecord[]; columns: string[] } {
  const parts = all(told, 'records')
  const header = parts.find((part) => part.columns)?.columns ?? columns
  const keys = header.map(labelKey)
  const [nameKey = 'name'] = keys
  const raw = parts.flatMap(({ records }) => records)
  const used = new Set([
    nameKey,
    ...filters.map(({ name, column }) => column ?? labelKey(name)),
    ...raw.flatMap(({ values }) => Object.keys(values)),
  ])
  const searched = all(told, 'search')[0]?.columns ?? []
  const free = keys.filter((key) => !used.has(key))
  const wanted = free.filter((key) => searched.includes(key))
  const noted = wanted.length === 1 ? wanted[0] : free.length === 1 ? free[0] : undefined
  const rows = raw.map(({ name, values }) => {
    const { [noteKey]: note, ...rest } = values
    return {
      name,
      values: { [nameKey]: name, ...rest, ...(note !== undefined && noted ? { [noted]: note } : {}) },
    }
  })
  const distinct = new Set(rows.map(({ name }) => name)).size === rows.length
  return { rows: distinct ? rows : [], columns: keys }
}
