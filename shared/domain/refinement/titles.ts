import type { TestCase } from '../test-cases/schema.ts'

/** Rewrites every title that stands whole in quotes, the longest first: so a title is one thing, whatever quotes and words it has. */
export function replaceTitles(
  text: string,
  cases: readonly TestCase[],
  replaced: (testCase: TestCase, quoted: string) => string,
): string {
  const longestFirst = cases.toSorted((one, other) => other.title.length - one.title.length)
  let result = ''
  for (let at = 0; at < text.length;) {
    const found = isQuote(text[at]) && longestFirst.find(({ title }) => standsAt(text, at, title))
    const length = found ? found.title.length + 2 : 1
    const piece = text.slice(at, at + length)
    result += found ? replaced(found, piece) : piece
    at += length
  }
  return result
}

const isQuote = (mark: string | undefined) => mark === '"' || mark === '“' || mark === '”'

const standsAt = (text: string, at: number, title: string) =>
  isQuote(text[at + title.length + 1]) &&
  text.slice(at + 1, at + title.length + 1).toLowerCase() === title.toLowerCase()
