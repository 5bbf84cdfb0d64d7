import { readLoose } from './loose-numbers.ts'
import { stepNumberOf, type SheetRow } from './sheet-rows.ts'
import { type Finding, errorAt } from './types.ts'

/** A row with what stands above it. */
export interface PlacedRow extends SheetRow {
  id: string
  /** Its running number where that is no number of a step. */
  counter: string
  number: number | undefined
}

/** What an id looks like that stands alone above the rows of its case. */
const isId = (text: string) => /^\S*\d\S*$/.test(text)

/**
 * Rows without the headings that stand alone among them: above rows that have a title of their own a heading is their category, and above
 * steps it is the title of the case, or its id. A heading above nothing is an error at its row.
 */
export function withHeadings(rows: readonly SheetRow[]): { rows: PlacedRow[]; findings: Finding[] } {
  const countsSteps = isStepCounter(rows)
  const placed: PlacedRow[] = []
  const findings: Finding[] = []
  let heading = ''
  let [id, title] = ['', '']
  rows.forEach((row, index) => {
    if (row.heading !== '') {
      const next = rows[index + 1]
      if (!next) findings.push(errorAt({ row: row.row }, aboveNothing))
      else if (isId(row.heading) && row.cell('id') !== '') {
        if (next.cell('id') === '') id = row.heading
        else findings.push(errorAt({ row: row.row }, idAlone))
      } else if (next.heading !== '' || next.title !== '' || next.cell('id') !== '') heading = row.heading
      else title = row.heading
      return
    }
    const counter = row.cell('counter').trim()
    placed.push({
      ...row,
      heading,
      id: row.cell('id').trim() || id,
      title: row.title || title,
      counter: countsSteps ? '' : counter,
      number: stepNumberOf(row.cell('number')) ?? (countsSteps ? stepNumberOf(counter) : undefined),
    })
    ;[id, title] = ['', '']
  })
  return { rows: placed, findings }
}

const aboveNothing =
  'No case follows this heading, so nothing of this row was read. Correct it or take it out.'

const idAlone = 'This row has an id alone, so there is no case of it. Give it a title or steps.'

/** A column of running numbers counts steps where it has one in a row without title, or begins again; not where a row has a list of steps. */
function isStepCounter(rows: readonly SheetRow[]): boolean {
  if (rows.some(({ cell }) => (readLoose(cell('steps'))?.length ?? 0) > 1)) return false
  let last = 0
  return rows.some(({ cell, title }) => {
    const number = stepNumberOf(cell('counter'))
    if (number === undefined) return false
    const isStep = title === '' || number < last
    last = number
    return isStep
  })
}
