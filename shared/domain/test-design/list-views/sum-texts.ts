import type { ListRecord } from '../../requirements/list-views/list-fact.ts'
import type { ListView } from '../model.ts'
import { sumOf } from './evaluate-list.ts'
import { numbersIn, shapeOf } from './list-texts.ts'
import { all, type Told } from './told-parts.ts'

/**
 * Which column a text adds up: the only one of whole numbers whose sum over all rows is the number of the text. From a thousand on
 * nobody knows how it is grouped.
 */
export function summed(records: ListRecord[] | undefined, told: Told[]): Pick<ListView, 'sum'> {
  const [first] = records ?? []
  if (!records || !first) return {}
  const columns = Object.keys(first.values).filter((column) =>
    records.every(({ values }) => /^\d{1,3}$/.test(values[column] ?? '')),
  )
  for (const { text, requirementId } of all(told, 'sum')) {
    const [total] = numbersIn(text)
    const fitting = columns.filter((column) => sumOf(records, column) === total)
    const [column] = fitting
    if (column !== undefined && fitting.length === 1 && total !== undefined && total < 1000)
      return { sum: { text: { shape: shapeOf(text), numbers: ['sum'] }, column, requirementId } }
  }
  return {}
}
