import type { Check } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

const unsure = (reason: string): Verdict => ({ passed: false, actual: '', reason })

/**
 * Whether every row or item says something, in words of the prose: of a column where they name one. It does not where some say it and others do not; where none
 * does, these may be other words than those of the page.
 */
export function eachSays(page: InPage, { collection: fact = {}, negated }: Check, scope: Element): Verdict {
  const meant = page.meantBy(fact.noun === undefined ? {} : { noun: fact.noun }, scope)
  if ('reason' in meant) return unsure(meant.reason)
  const { members, holder } = meant.found
  const { each } = fact
  const [first] = members
  if (!first || !each) return unsure('There is nothing here of which that could be said.')
  const split = columnIn(page, holder, each)
  if (!split) return unsure(`No column here is surely meant by “${each.column ?? each.text}”.`)
  const { column, text } = split
  const wanted = page.wordsOf(text)
  const texts = members.map((member) => {
    if (column === undefined) return page.textOf(member)
    const cells = page.cellsBelow(member, column)
    return cells[0] && cells.length === 1 ? page.cellValue(cells[0]).value : undefined
  })
  if (texts.includes(undefined)) return unsure(`Not each of these has something under “${column ?? ''}”.`)
  const others = texts.filter((one) => !page.holdsWords(page.wordsOf(one ?? ''), wanted))
  for (const one of members) page.seen(one)
  if (others.length === 0) return { passed: negated !== true, actual: text }
  const actual = `without it: ${others.slice(0, 5).join(' | ')}`
  if (others.length === texts.length && !fact.surely)
    return unsure(
      `None of these says “${text}”, and these need not be the words of the page. There is: ${actual}`,
    )
  return { passed: negated === true, actual }
}

// The column that the words name, and what is left of them for the value.
function columnIn(
  page: InPage,
  holder: Element,
  { text, column, words }: { text: string; column?: string; words?: string },
): { column?: string; text: string } | undefined {
  if (column !== undefined) {
    const head = page.columnAbout(holder, column)
    return head === undefined ? undefined : { column: head, text }
  }
  if (words === 'any') return { text }
  const all = text.split(' ')
  for (let at = all.length - 1; at > 0; at--) {
    const head = page.columnAbout(holder, all.slice(0, at).join(' '))
    if (head !== undefined) return { column: head, text: all.slice(at).join(' ') }
  }
  return undefined
}

/** The one column header that words name: by all of it, else by words in it; British and American spelling are one. */
export function columnAbout(page: InPage, holder: Element, name: string): string | undefined {
  const fold = (text: string): string =>
    page.loose(text).replaceAll('colour', 'color').replaceAll('favourite', 'favorite')
  const heads = page
    .elementsIn(holder)
    .filter((one) => page.roleOf(one) === 'columnheader' && page.visible(one))
    .map((one) => page.textOf(one))
  const same = heads.filter((head) => fold(head) === fold(name))
  const words = page.wordsOf(name).map(fold)
  const holding =
    same.length > 0 ? same : heads.filter((head) => page.holdsWords(page.wordsOf(head).map(fold), words))
  return holding.length === 1 ? holding[0] : undefined
}
