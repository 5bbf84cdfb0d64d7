const verbs =
  /^(?:view|see|read|create|add|edit|change|update|delete|remove|approve|reject|decline|submit|send|return|cancel|close|open|reopen|assign|release|publish|archive|restore|import|export|print|download|upload|pay|book|order|lock|unlock|block|unblock|confirm|refuse|accept|return|sign|check|review|merge|move|copy|rename|invite|withdraw|comment|share|reply|process|settle|close|complete|send back|register|start|stop|pause|resume)$/i

/** The actions that one cell of a matrix names: "Approve, return, reject" are three, "View and edit orders" two, "Search by name and date" is one. */
export function actionsIn(cell: string): string[] {
  const parts = cell
    .trim()
    .split(/\s*(?:,|\/|;)\s*(?:and |or )?|\s+(?:and|or)\s+/i)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  // A list with commas and nothing but words names one action after the other.
  if (parts.length > 1 && /^[\p{L}-]+(?:\s*[,/]\s*[\p{L}-]+)+$/u.test(cell.trim())) return parts
  const last = parts.at(-1) ?? ''
  const [verb = '', ...object] = last.split(/\s+/)
  const single = parts.slice(0, -1).every((one) => verbs.test(one))
  if (parts.length < 2 || parts.length > 8 || !single || !verbs.test(verb) || object.length > 4)
    return [cell.trim()]
  return parts
    .slice(0, -1)
    .map((one) => [one, ...object].join(' '))
    .concat(last)
}
