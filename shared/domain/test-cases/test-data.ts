import { remembered } from '../basics/remembered.ts'

/** A named literal of a step. */
export interface Datum {
  name: string
  value: string
}

/** Writes `name=value` pairs joined by `; `. Values with `;`, quotes, line breaks or edge blanks are JSON-quoted. */
export function formatTestData(data: Datum[]): string {
  return data
    .map(({ name, value }) => `${quoteIf(name, /[;="]|^\s|\s$/)}=${quoteIf(value, /[;"\r\n]|^\s|\s$/)}`)
    .join('; ')
}

function quoteIf(text: string, pattern: RegExp): string {
  return pattern.test(text) ? JSON.stringify(text) : text
}

/** Reads `name=value` pairs back; the inverse of `formatTestData`. What is no pair is skipped. Linear. */
export function parseTestData(text: string): readonly Readonly<Datum>[] {
  return pairsOf(text)
}

// The cases of a form share most steps.
const pairsOf = remembered((text: string): Datum[] => {
  const data: Datum[] = []
  for (const match of text.matchAll(
    /(?:^|;\s?)\s*("(?:[^"\\]|\\.)*"|[^=;"]{1,400}?)\s?=\s?("(?:[^"\\]|\\.)*"(?=\s*(?:;|$))|[^;]*)/g,
  )) {
    data.push({ name: unquote(match[1] ?? ''), value: unquote(match[2] ?? '') })
  }
  return data
}, 2000)

function unquote(text: string): string {
  if (!text.startsWith('"') || text.length < 2) return text
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : text
  } catch {
    return text
  }
}
