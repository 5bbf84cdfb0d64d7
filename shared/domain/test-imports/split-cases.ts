/** What decides whether a row begins a case. */
export interface CaseRow {
  id: string
  title: string
  action: string
  /** Of its step: in a column for numbers, or in front of its action. */
  number: number | undefined
  /** The highest number in its action, when that is a list. */
  lastNumber: number | undefined
  /** Whether it has an action, data or a result. */
  hasStep: boolean
}

/** `likely` rows may be read both ways. */
export type Start = 'begins' | 'continues' | 'likely-begins' | 'likely-continues'

/**
 * For each row whether it begins a case or adds a step to the one above. An id or a title that is new begins one, and so do step numbers
 * that begin again at 1; empty or repeated ids and titles continue. A title that is repeated without any id or number, and an id that is repeated
 * with another title, may be meant either way.
 */
export function startsOf(rows: Iterable<CaseRow>): Start[] {
  const starts: Start[] = []
  let current: CaseRow | undefined
  let last = 0
  for (const row of rows) {
    const start: Start = current ? startAfter(current, row, last) : 'begins'
    if (start === 'begins' || start === 'likely-begins') [current, last] = [row, 0]
    starts.push(start)
    last = row.lastNumber ?? row.number ?? last
  }
  return starts
}

function startAfter(current: CaseRow, row: CaseRow, last: number): Start {
  const { id, title, action, number, hasStep } = row
  if (id !== '' && id !== current.id) return 'begins'
  const isNext = number !== undefined && last > 0 && number > last
  const isOther = title !== '' && title !== current.title
  if (isOther && id === '') return 'begins'
  if (isOther) return isNext ? 'continues' : 'likely-begins'
  // A row that says the number and the action of the case's own row again says its first step once more.
  const isSameStep =
    number === last && (action === '' || (action === current.action && title === '' && id === ''))
  if (number === 1 && last > 0 && !isSameStep) return 'begins'
  if (isNext || isSameStep || id !== '' || title === '' || current.id !== '') return 'continues'
  return hasStep ? 'likely-continues' : 'begins'
}
