import { readLines, readLoose } from './loose-numbers.ts'
import type { ListReading } from './text-lists.ts'

/**
 * How people write lists in the cells of a row: an action that has no number bears that of its row, and a row that continues a case may go
 * on with the next number. Results and data of as many lines as there are steps belong to them one by one.
 */
export function looseLists({
  number = 1,
  next = 1,
}: {
  number?: number | undefined
  next?: number
}): ListReading {
  return {
    actions: (text) =>
      readLoose(text, Math.max(number, next)) ??
      readLines(text)?.map((line, index) => ({ number: index + 1, text: line })) ?? [{ number, text }],
    parts(text, steps) {
      const numbered = readLoose(text, steps.at(-1)?.number ?? number)
      const lines = numbered ? undefined : readLines(text)
      if (numbered) return numbered
      if (lines?.length !== steps.length) return [{ text }]
      return lines.map((line, index) => ({ number: steps[index]?.number ?? number, text: line }))
    },
  }
}
