import type { NumberedSentence } from '../types.ts'

const first = /^[\s|]*(\d{1,4})\s*\|/

/**
 * The figures that only count the rows of a table, by ids of sentences with their offsets: where the first cells of the rows below one header are 1, 2, 3 …, at
 * least two of them.
 */
export function runningNumbers(sentences: readonly NumberedSentence[]): Map<string, Set<number>> {
  const running = new Map<string, Set<number>>()
  let rows: { id: string; number: number; at: number }[] = []
  let header: string | undefined
  const close = () => {
    if (rows.length > 1 && rows.every(({ number }, at) => number === at + 1))
      for (const { id, at } of rows) running.set(id, new Set([at]))
    rows = []
  }
  for (const { id, text, header: own } of sentences) {
    const cell = first.exec(text.slice(0, 200))
    if (own !== header || !cell) close()
    header = own
    const number = cell?.[1]
    if (cell && number !== undefined) rows.push({ id, number: Number(number), at: cell[0].indexOf(number) })
  }
  close()
  return running
}
