/** One pair of a step's test data. */
export interface TestDatum {
  name: string
  value: string
}

/**
 * Reads `name=value` pairs joined by `;` or line breaks. A value that starts with a double quote is a JSON string and may hold `;`, quotes
 * and edge blanks; any other value is literal and trimmed. A part without `=` is left out.
 */
export function parseTestData(source: string | undefined): TestDatum[] {
  const pairs: TestDatum[] = []
  let rest = source ?? ''
  while (rest.trim() !== '') {
    const head = /^[\s;]*([^=;\n]+?)\s*=[ \t]*/.exec(rest)
    if (!head) {
      const skip = rest.search(/[;\n]/)
      if (skip < 0) break
      rest = rest.slice(skip + 1)
      continue
    }
    rest = rest.slice(head[0].length)
    const quoted = /^"(?:[^"\\]|\\.)*"(?=\s*(?:[;\n]|$))/.exec(rest)
    const raw = quoted ? quoted[0] : (/^[^;\n]*/.exec(rest)?.[0] ?? '')
    rest = rest.slice(raw.length)
    pairs.push({ name: unquote(head[1] ?? ''), value: quoted ? unquote(raw) : raw.trim() })
  }
  return pairs
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
