import type { FileEnd, FileLine } from './lines.ts'

/** How far a file has been looked at. */
export interface Checked {
  lines: number
  events: number
  end: FileEnd | null
}

export const nothingChecked: Checked = { lines: 0, events: 0, end: null }

/** Takes the next line of a file in order. Returns a sentence for one that cannot stand there. */
export function checkLine(checked: Checked, line: FileLine | null): string | null {
  const place = checked.lines + 1
  checked.lines = place
  if (checked.end) return `Line ${place} stands after the end.`
  if (!line) return `Line ${place} cannot be read.`
  if ((line.is === 'head') !== (place === 1))
    return place === 1 ? 'The file does not begin as the export of a website.' : `Line ${place} begins anew.`
  if (line.is === 'event') checked.events++
  if (line.is !== 'end') return null
  if (line.events !== checked.events)
    return `The file tells of ${line.events} events and holds ${checked.events}.`
  checked.end = { events: line.events, ledger: line.ledger }
  return null
}
