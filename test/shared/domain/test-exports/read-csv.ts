import { expect } from 'vitest'

/**
 * An RFC 4180 reader of its own, strict where papaparse is lenient: CRLF line ends, quotes only round whole fields. A test that read the
 * file with the library that wrote it would repeat its mistakes.
 */
export function readCsv(body: unknown): string[][] {
  expect(typeof body).toBe('string')
  const source = String(body).replace(/^\ufeff/, '')
  expect(source.endsWith('\r\n')).toBe(true)
  const rows: string[][] = [[]]
  let at = 0
  while (at < source.length) {
    const quoted = source[at] === '"'
    let cell = ''
    if (quoted) {
      at++
      for (;;) {
        const end = source.indexOf('"', at)
        if (end < 0) throw new Error('a quoted field is not closed')
        cell += source.slice(at, end)
        at = end + 1
        if (source[at] !== '"') break
        cell += '"'
        at++
      }
    } else {
      const end = /[,\r\n"]/.exec(source.slice(at))
      const length = end ? end.index : source.length - at
      cell = source.slice(at, at + length)
      at += length
    }
    rows.at(-1)!.push(cell)
    if (source[at] === ',') at++
    else if (source.startsWith('\r\n', at)) {
      at += 2
      if (at < source.length) rows.push([])
      continue
    } else throw new Error(`unexpected ${JSON.stringify(source.slice(at, at + 5))}`)
    if (source.startsWith('\r\n', at)) {
      rows.at(-1)!.push('')
      at += 2
      if (at < source.length) rows.push([])
    }
  }
  return rows
}

/** Rows by their headers. */
export function readRecords(body: unknown): Record<string, string>[] {
  const [header = [], ...rows] = readCsv(body)
  for (const row of rows) expect(row).toHaveLength(header.length)
  return rows.map((row) => Object.fromEntries(row.map((cell, column) => [header[column], cell])))
}

export function expectNoFormulas(body: unknown): void {
  for (const cell of readCsv(body).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
}
