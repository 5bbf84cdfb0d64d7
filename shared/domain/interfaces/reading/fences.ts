import type { Line } from './lines.ts'

const fence = /^[ \t]*(?:```|~~~)/

/** Whether a line opens, or inside of one closes, a fenced block of Markdown. */
export function isFence(line: Line | undefined): boolean {
  return line !== undefined && fence.test(line.text)
}

/** The index of the line that closes the fence opened at `open`; the number of lines when none does. */
export function closeOfFence(lines: Line[], open: number): number {
  let close = open + 1
  while (close < lines.length && !isFence(lines[close])) close += 1
  return close
}
