import type { Check, Target } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

const unsure = (reason: string): Verdict => ({ passed: false, actual: '', reason })
const lost =
  'Nobody can tell which cell is meant: no step has clicked or edited one just before. Name its row and column.'

/** Remembers the cell that a step is about, before its actions; what is no cell leaves what was remembered. */
export function noteCell(page: InPage, { near }: Target): void {
  const found = near && page.resolve(near, 'point')
  const element = found?.status === 'found' ? page.at(found.id) : undefined
  let at = element
  while (at && !['cell', 'gridcell'].includes(page.roleOf(at))) at = page.parentOf(at)
  const row = at && page.rowOf(at)
  if (!at || !row) return
  const cells = page.cellsIn(row)
  page.cellNoted = {
    cell: at,
    column: cells.indexOf(at),
    others: cells.filter((one) => one !== at).map((one) => page.cellValue(one).value),
  }
}

/** The cell that was noted, where it is now: itself, or the one at its place in the only row with the same other cells. */
export function notedNow(page: InPage): Element | undefined {
  const { cellNoted: known } = page
  if (!known) return undefined
  if (known.cell.isConnected) return known.cell
  const same = page.elementsIn().filter((one) => {
    if (page.roleOf(one) !== 'row') return false
    const cells = page.cellsIn(one)
    const others = cells.filter((_cell, at) => at !== known.column).map((cell) => page.cellValue(cell).value)
    return others.length > 0 && others.join('\n') === known.others.join('\n')
  })
  const [row] = same
  return row && same.length === 1 ? page.cellsIn(row)[known.column] : undefined
}

/** What the noted cell, or its row, shows. */
export function checkNoted(page: InPage, { target = {}, expected = '', unquoted, negated }: Check): Verdict {
  const cell = page.notedNow()
  const row = cell && page.rowOf(cell)
  if (!cell || !row) return unsure(lost)
  const wanted = page.wordsOf(expected)
  const say = (holds: boolean, actual: string, at: Element): Verdict => ({
    passed: holds !== (negated === true),
    actual: actual === '' ? 'empty' : actual,
    box: page.seen(at),
  })
  if (target.name === 'cell') {
    const { value } = page.cellValue(cell)
    const words = page.wordsOf(value)
    if (expected === '') return say(value === '', value, cell)
    const isSame =
      wanted.length > 0 ? words.join(' ') === wanted.join(' ') : page.tidy(value) === page.tidy(expected)
    // Words that are held among others may be meant to be all.
    if (!isSame && unquoted && page.holdsWords(words, wanted))
      return unsure(`It shows “${value}”. Put what it must show in quotes.`)
    return say(isSame, value, cell)
  }
  const texts = page.cellsIn(row).map((one) => page.cellValue(one).value)
  if (target.name === 'row') {
    const isThere = texts.some((text) => page.holdsWords(page.wordsOf(text), wanted))
    return isThere || !unquoted
      ? say(isThere, texts.join(' | '), row)
      : unsure(`The row shows ${texts.join(' | ')}. Put what it must show in quotes.`)
  }
  const holder = row.closest('table, [role=table], [role=grid], [role=treegrid]') ?? document.documentElement
  const words = expected.split(' ')
  for (let at = words.length - 1; at > 0; at--) {
    const column = page.columnAbout(holder, words.slice(0, at).join(' '))
    const [below, ...more] = column === undefined ? [] : page.cellsBelow(row, column)
    if (!below || more.length > 0) continue
    const { value } = page.cellValue(below)
    const own = page.wordsOf(words.slice(at).join(' '))
    return say(page.wordsOf(value).join(' ') === own.join(' '), value, below)
  }
  return unsure(`No column here is surely meant by “${expected}”.`)
}

export function rowOf(page: InPage, cell: Element): Element | undefined {
  let at = page.parentOf(cell)
  while (at && page.roleOf(at) !== 'row') at = page.parentOf(at)
  return at
}

export function cellsIn(page: InPage, row: Element): Element[] {
  return page.elementsIn(row).filter((one) => ['cell', 'gridcell', 'rowheader'].includes(page.roleOf(one)))
}
