/** The text without these stretches: as long as before, so that all else keeps its place. Line ends stay. */
export function blanked(text: string, stretches: readonly { start: number; end: number }[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of stretches) {
    parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, ' '))
    at = end
  }
  return [...parts, text.slice(at)].join('')
}
