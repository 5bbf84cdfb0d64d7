import { readLines, readLoose } from './loose-numbers.ts'
import { areFilledUp, areQuoted, unquoted } from './quoted-items.ts'
import type { ListReading } from './text-lists.ts'

/**
 * How people write lists in the cells of a row: an action that has no number bears that of its row, and a row that continues a case may go
 * on with the next number. Where neither steps nor results have numbers, as many lines of both belong together one by one.
 */
export function looseLists({
  number = 1,
  next = 1,
}: {
  number?: number | undefined
  next?: number
}): ListReading {
  let isCounted = false
  let isQuoted = false
  const listed = (text: string, from: number) => {
    const items = readLoose(text, from)
    return items && (isQuoted || areFilledUp(items)) ? unquoted(items) : items
  }
  return {
    actions(text) {
      const items = readLoose(text, Math.max(number, next))
      isCounted = items !== undefined
      isQuoted = areQuoted(items ?? [])
      const numbered = items && isQuoted ? unquoted(items) : items
      const lines = numbered ? undefined : readLines(text)
      return (
        numbered ?? lines?.map((line, index) => ({ number: index + 1, text: line })) ?? [{ number, text }]
      )
    },
    results(text, steps) {
      const lines = isCounted ? undefined : readLines(text)
      return (
        listed(text, steps.at(-1)?.number ?? number) ??
        (lines?.length === steps.length
          ? lines.map((line, index) => ({ number: steps[index]?.number ?? number, text: line }))
          : [{ text }])
      )
    },
    data: (text, steps) => listed(text, steps.at(-1)?.number ?? number) ?? [{ text }],
  }
}

/** Whether results for several steps stand on several lines and have no numbers, so that where they belong is a guess. */
export const isGuessed = (results: string, { length }: { length: number }) =>
  length > 1 && readLoose(results, length) === undefined && readLines(results) !== undefined
