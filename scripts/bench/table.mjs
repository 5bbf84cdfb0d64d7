function digits(figure) {
  if (Number.isInteger(figure)) return String(figure)
  return Math.abs(figure) >= 100 ? figure.toFixed(0) : figure.toFixed(Math.abs(figure) >= 10 ? 1 : 2)
}

function verdictOf({ skipped, budget = '', ok }) {
  if (skipped) return 'skipped'
  if (budget === '') return ''
  return ok ? 'ok' : 'MISSED'
}

/**
 * Figures `{ bench, name, figure, unit?, budget?, ok }` and skipped benchmarks `{ bench, name, skipped }` as a table in plain text, one line each. `ratios`, by the same places, makes a column more.
 */
export function figureTable(figures, ratios) {
  const head = ['benchmark', 'measure', 'figure', ...(ratios ? ['× of earlier'] : []), 'budget', '']
  const rows = figures.map((each, at) => {
    const { bench, name, figure, unit = '', budget = '' } = each
    const ratio = ratios?.[at]
    return [
      bench,
      name,
      figure === undefined ? '' : `${digits(figure)} ${unit}`.trim(),
      ...(ratios ? [ratio === undefined ? '' : ratio.toFixed(2)] : []),
      String(budget),
      verdictOf(each),
    ]
  })
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)))
  const isNumber = (column) => column === 2 || (ratios && column === 3)
  const line = (row) =>
    row
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
  return `${all.map((row) => line(row).trimEnd()).join('\n')}\n`
}
