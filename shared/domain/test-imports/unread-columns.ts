import { isOfRuns } from './spreadsheet-columns.ts'
import { headerKey, type Table, type TableRow } from './table.ts'
import { warningAt, type Finding } from './types.ts'

/** Vendor columns that hold no part of a case. */
const ofVendors = new Set(
  [
    'Template, Template ID, Automation Type, Automated, Forecast, Estimate Forecast, Milestone, Iteration Path, Is Deleted, Has BDD, Suite, Suite Name, Plan',
    'Issue ID, Issue Type, Precondition Type, Test Type, Resolution, Project Key, Project Name, Project Type, Project Lead, Creator',
    'Created On, Updated On, Created Date, Changed Date, Created By, Changed By, Case Assignee, Steps (Shared step ID), Steps (Status)',
  ]
    .flatMap((names) => names.split(', '))
    .map(headerKey),
)

/** A warning that names the filled columns of a vendor's table of which no field is read. */
export function unreadColumns(
  rows: readonly TableRow[],
  headerAt: number,
  { places, rows: body }: Pick<Table<string>, 'places' | 'rows'>,
): Finding[] {
  const header = rows[headerAt]
  const read = new Set(Object.values(places).flat())
  const unread = (header?.cells ?? []).flatMap((name, index) => {
    const key = headerKey(name)
    const isKnown = read.has(index) || isOfRuns(key) || ofVendors.has(key) || key === ''
    return isKnown || !body.some(({ cells }) => (cells[index] ?? '').trim() !== '') ? [] : [name.trim()]
  })
  return unread.length > 0 ? [warningAt({ row: header?.row ?? 1 }, notRead(unread))] : []
}

/** Names columns of which nothing is read. */
export const notRead = (headers: readonly string[]) =>
  `Nothing is read of ${headers.length === 1 ? 'the column' : 'the columns'} ${headers
    .slice(0, 10)
    .map((name) =>
      /^column [A-Z]{1,2}$/.test(name) ? name.slice('column '.length) : `"${name.slice(0, 40)}"`,
    )
    .join(
      ', ',
    )}. Give a column that belongs to the cases one of the usual names, such as Title, Steps or Expected Result.`
