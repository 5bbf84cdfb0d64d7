/** A text without blanks and the given marks at its end. A loop, because an expression that may begin at each blank takes the square of their number. */
export function trimEnd(text: string, marks = ''): string {
  let end = text.length
  while (end > 0 && (marks.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === '')) end -= 1
  return text.slice(0, end)
}
