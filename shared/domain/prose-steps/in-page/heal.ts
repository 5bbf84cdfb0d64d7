import type { Fingerprint } from '../fingerprint.ts'
import type { InPage, Purpose } from './kit.ts'

/** What an element is known by, so that it can be told apart later from those that stood beside it. */
export function fingerprint(page: InPage, id: number, purpose: Purpose): Fingerprint | null {
  const element = page.at(id)
  if (!element) return null
  const short = (text: string): string => page.tidy(text).slice(0, 60)
  const role = purpose === 'file' ? 'file field' : page.roleOf(element)
  const others = (purpose === 'file' ? page.fileFields() : page.sameRole(role))
    .filter((other) => other !== element)
    .map((other) => short(page.knownAs(other)))
  return {
    purpose,
    role,
    name: short(page.knownAs(element)),
    mark: page.markOf(element),
    place: page.placeOf(element),
    others: [...new Set(others)].slice(0, 20),
  }
}

export function sameRole(page: InPage, role: string): Element[] {
  return page
    .elementsIn(document.documentElement)
    .filter((element) => page.roleOf(element) === role && page.exposed(element))
}

export function fileFields(page: InPage): Element[] {
  return page
    .elementsIn()
    .filter((one) => page.tagOf(one) === 'input' && (one as HTMLInputElement).type === 'file')
}

/** The name of an element; items, rows and cells go by their text, and a file field by the text where a label would stand. */
export function knownAs(page: InPage, element: Element): string {
  const name = page.nameOf(element)
  if (name !== '') return name
  if (['listitem', 'row', 'cell', 'gridcell'].includes(page.roleOf(element))) return page.textOf(element)
  return page.tagOf(element) === 'input' && (element as HTMLInputElement).type === 'file'
    ? page.nearbyLabel(element)
    : ''
}

export function markOf(page: InPage, element: Element): string {
  for (const name of ['data-testid', 'data-test-id', 'data-test', 'id', 'name']) {
    const value = page.attribute(element, name)
    if (value !== '') return `${name}=${value.slice(0, 80)}`
  }
  return ''
}

export function placeOf(page: InPage, element: Element): string {
  const { where } = page.candidate(element)
  return where ? `${where.role} "${where.name}"` : ''
}

/** How alike two names are, 0 to 1: the share of letter pairs that they have in common (Dice's coefficient). */
export function likeness(page: InPage, one: string, other: string): number {
  const pairs = (text: string): string[] => {
    const key = page.loose(text)
    return Array.from({ length: Math.max(key.length - 1, 0) }, (_none, at) => key.slice(at, at + 2))
  }
  const left = pairs(one)
  const right = pairs(other)
  if (left.length + right.length === 0) return 0
  const rest = [...right]
  const shared = left.filter((pair) => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / (left.length + right.length)
}

/**
 * The one element that a missing target has become: of the same role, with a name at least half alike (at most that, if it bears the same mark, a third),
 * that was not there beside it when the case last passed, and ahead of every other by a clear margin. Null when there is no such element: never the neighbour.
 */
export function heal(page: InPage, print: Fingerprint): { name: string; likeness: number } | null {
  if (print.role === '' || print.name === '') return null
  const known = print.others.map((name) => page.loose(name))
  const fits: { name: string; likeness: number; score: number }[] = []
  for (const element of print.purpose === 'file' ? page.fileFields() : page.sameRole(print.role)) {
    const name = page.tidy(page.knownAs(element))
    if (name === '' || known.includes(page.loose(name))) continue
    const marked = print.mark !== '' && page.markOf(element) === print.mark
    const alike = page.likeness(print.name, name)
    const bonus = (marked ? 0.2 : 0) + (print.place !== '' && page.placeOf(element) === print.place ? 0.1 : 0)
    fits.push({ name, likeness: alike, score: alike + bonus })
  }
  fits.sort((a, b) => b.score - a.score)
  const [best, second] = fits
  if (!best || best.likeness < (best.score - best.likeness >= 0.2 ? 0.34 : 0.5)) return null
  if (second && best.score - second.score < 0.2) return null
  return { name: best.name, likeness: Math.round(best.likeness * 100) / 100 }
}
