/** Numbers in ascending order, those that follow one another as a run from its first to its last: 1, 3, 4, 5 are 1 and 3 to 5. */
export function runsOf(numbers: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (const n of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last.to === n - 1) last.to = n
    else runs.push({ from: n, to: n })
  }
  return runs.flatMap(({ from, to }) =>
    to === from + 1
      ? [
          { from, to: from },
          { from: to, to },
        ]
      : [{ from, to }],
  )
}
