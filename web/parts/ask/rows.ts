/** Whether a line is a row of a table as Markdown writes it: this is how all formats come out of their readers. */
export const isRow = (line: string): boolean => /^\|[^\n]*\|$/.test(line)

/** What stands between the marks of a row; one behind a backslash is part of its cell. */
export const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
