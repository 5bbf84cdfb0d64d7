import type { WordChange } from './types.ts'
import type { Word } from './words.ts'

/** Longer texts are compared without looking for what stayed in the middle. */
const mostCells = 1_000_000

/** What gave way to what between two texts, in their order: the words besides a longest common sequence, run by run. */
export function changedWords(before: readonly Word[], after: readonly Word[]): WordChange[] {
  let start = 0
  while (start < before.length && start < after.length && same(before[start], after[start])) start += 1
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    same(before.at(-1 - end), after.at(-1 - end))
  )
    end += 1
  const [from, to] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  return runs(from, to, from.length * to.length > mostCells ? [] : kept(from, to))
}

const same = (one: Word | undefined, other: Word | undefined): boolean => one?.key === other?.key

/** The places of a longest common sequence. */
function kept(from: readonly Word[], to: readonly Word[]): [number, number][] {
  const width = to.length + 1
  const longest = new Uint16Array((from.length + 1) * width)
  const cell = (row: number, column: number): number => longest[row * width + column] ?? 0
  for (let row = from.length - 1; row >= 0; row -= 1)
    for (let column = to.length - 1; column >= 0; column -= 1)
      longest[row * width + column] = same(from[row], to[column])
        ? cell(row + 1, column + 1) + 1
        : Math.max(cell(row + 1, column), cell(row, column + 1))
  const pairs: [number, number][] = []
  let [row, column] = [0, 0]
  while (row < from.length && column < to.length) {
    if (same(from[row], to[column])) pairs.push([row++, column++])
    else if (cell(row + 1, column) >= cell(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

function runs(from: readonly Word[], to: readonly Word[], pairs: readonly [number, number][]): WordChange[] {
  let [row, column] = [0, 0]
  const changes: WordChange[] = []
  for (const [nextRow, nextColumn] of [...pairs, [from.length, to.length] as const]) {
    if (nextRow > row || nextColumn > column)
      changes.push({ from: textOf(from.slice(row, nextRow)), to: textOf(to.slice(column, nextColumn)) })
    row = nextRow + 1
    column = nextColumn + 1
  }
  return changes
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')
