import { readCsv } from '../read-csv.ts'

/** Rows by strict RFC 4180, or what keeps the file from being read. */
export function strictRows(csv: string): { rows: string[][]; faults: string[] } {
  try {
    return { rows: readCsv(csv), faults: [] }
  } catch (error) {
    return { rows: [], faults: [`not RFC 4180: ${String(error).slice(0, 100)}`] }
  }
}

/** Records below a header, their cells as an importer trims them and, under `raw`, as they stand; and a fault for every row of another width. */
export function records(csv: string) {
  const { rows, faults } = strictRows(csv)
  const [header = [], ...body] = rows
  return {
    header,
    faults: [
      ...faults,
      ...body.flatMap((row, index) =>
        row.length === header.length
          ? []
          : [`row ${index + 2} has ${row.length} cells, the header ${header.length}`],
      ),
    ],
    list: body.map((row) => {
      const cells = new Map(row.map((cell, column) => [header[column] ?? '', cell]))
      const raw = (name: string) => cells.get(name) ?? ''
      return Object.assign((name: string) => raw(name).trim(), { raw })
    }),
  }
}

const mark = '\ufeff'

/** The rules of our own spreadsheet: RFC 4180, one byte order mark, no cell that a spreadsheet would run, one row a case. */
export function checkCsv(csv: string, cases: number): string[] {
  const { faults, list, header } = records(csv)
  return [
    ...faults,
    ...(csv.startsWith(mark) && csv.lastIndexOf(mark) === 0 ? [] : ['Excel needs one byte order mark']),
    ...(list.length === cases ? [] : [`${list.length} rows for ${cases} cases`]),
    ...list.flatMap((cell, index) =>
      header.some((name) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell.raw(name)))
        ? [`row ${index + 2} begins with a formula`]
        : [],
    ),
  ]
}
