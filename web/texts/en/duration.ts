const units = [
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
] as const

/** How long something took, in one or two units: `350 ms`, `4 s`, `2 min 5 s`. */
export function durationOf(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`
  let left = Math.round(milliseconds / 1000) * 1000
  const parts: string[] = []
  for (const [size, name] of units) {
    const many = Math.floor(left / size)
    left -= many * size
    if (many > 0) parts.push(`${many} ${name}`)
  }
  return parts.slice(0, 2).join(' ')
}
