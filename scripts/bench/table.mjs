function digits(figure) {
  if (Number.isInteger(figure)) return String(figure)
  return Math.abs(figure) >= 100 ? figure.toFixed(0) : figure.toFixed(Math.abs(figure) >= 10 ? 1 : 2)
}

/** Figures `{ bench, name, figure, unit?, budget?, ok }` as a table in plain text, one line each. */
export function figureTable(figures) {
  const rows = [
    ['benchmark', 'measure', 'figure', 'budget', ''],
    ...figures.map(({ bench, name, figure, unit = '', budget = '', ok }) => {
      return [
        bench,
        name,
        `${digits(figure)} ${unit}`.trim(),
        String(budget),
        budget === '' ? '' : ok ? 'ok' : 'MISSED',
      ]
    }),
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const line = (row) =>
    row
      .map((cell, column) => (column === 2 ? cell.padStart(widths[2]) : cell.padEnd(widths[column])))
      .join('  ')
  return `${rows.map((row) => line(row).trimEnd()).join('\n')}\n`
}
