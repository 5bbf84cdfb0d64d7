/** One pair of a step's test data. */
export interface TestDatum {
  name: string
  value: string
}

const quotedValue = /"(?:[^"\\]|\\.)*"(?=\s*(?:[;\n]|$))/y

/**
 * Reads `name=value` pairs joined by `;` or line breaks. A value that starts with a double quote is a JSON string and may hold `;`, quotes
 * and edge blanks; any other value is literal and trimmed. A part without a name or without `=` is left out. Every character is looked at
 * a fixed number of times, since anyone may send the text.
 */
export function parseTestData(source = ''): TestDatum[] {
  const pairs: TestDatum[] = []
  const mark = /[=;\n]/g
  let start = 0
  for (let found = mark.exec(source); found; found = mark.exec(source)) {
    const name = source.slice(start, found.index).trim()
    start = found.index + 1
    if (found[0] === '=') {
      const { value, end } = valueAt(source, start)
      if (name !== '') pairs.push({ name: unquote(name), value })
      start = end
    }
    mark.lastIndex = start
  }
  return pairs
}

function valueAt(source: string, start: number): { value: string; end: number } {
  const blanks = /[ \t]*/y
  blanks.lastIndex = start
  blanks.test(source)
  quotedValue.lastIndex = blanks.lastIndex
  const [quoted] = quotedValue.exec(source) ?? []
  if (quoted !== undefined) return { value: unquote(quoted), end: blanks.lastIndex + quoted.length }
  const literal = /[^;\n]*/y
  literal.lastIndex = blanks.lastIndex
  const [raw = ''] = literal.exec(source) ?? []
  return { value: raw.trim(), end: literal.lastIndex }
}

function unquote(raw: string): string {
  if (!/^".*"$/s.test(raw)) return raw
  try {
    const value: unknown = JSON.parse(raw)
    return typeof value === 'string' ? value : raw
  } catch {
    return raw.slice(1, -1)
  }
}

/** Letters and digits only, lower case: how names of data, fields and nouns are compared. */
export function looseKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The value that the data give for a field, when exactly one pair has its name. */
export function datumFor(data: TestDatum[], name: string): string | undefined {
  const key = looseKey(name)
  const found = data.filter((datum) => looseKey(datum.name) === key)
  return found.length === 1 ? found[0]?.value : undefined
}
