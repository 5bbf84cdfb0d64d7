import type { CodeBox, InPage, Resolution } from './kit.ts'
import type { Target } from '../types.ts'

const types = ['text', 'tel', 'number', 'password', '']
// Wider ones hold a word.
const widest = 90
const mostEach = 4
const counting = /[\p{N}]+|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|of)\b|[^\p{L}]+/giu

/**
 * The boxes that hold a code together, one or a few characters each, in their order: those of a group, or those from one of them on. Each says how many
 * characters it takes. None where the fields may be anything else.
 */
export function codeBoxes(page: InPage, id: number): CodeBox[] {
  const element = page.at(id)
  if (!element) return []
  const isGroup = page.kindOf(element) === 'group'
  const around = isGroup ? element : page.parentOf(element)
  let boxes: Element[] = []
  for (let at = around, up = 0; at && up < 4 && page.tagOf(at) !== 'body'; at = page.parentOf(at), up++) {
    const all = page.codeRows(at)
    const [row] = all.filter((one) => isGroup || one.includes(element))
    // The halves of a code may stand in boxes of their own, with a dash between them.
    if (row && (!isGroup || all.length === 1) && row.length > boxes.length) boxes = row
    if (isGroup || ['group', 'form'].includes(page.roleOf(at))) break
  }
  return boxes
    .slice(isGroup ? 0 : boxes.indexOf(element))
    .map((box) => ({ id: page.hold(box), size: sizeOf(box as HTMLInputElement) }))
}

const sizeOf = ({ maxLength }: HTMLInputElement): number =>
  maxLength >= 1 && maxLength <= mostEach ? maxLength : 1

/** The rows of small fields of one make in a place: as many characters are expected as there is room for. */
export function codeRows(page: InPage, place: Element): Element[][] {
  const fields = page
    .elementsIn(place)
    .filter((one) => page.kindOf(one) === 'text' && page.exposed(one) && page.visible(one))
  const rows = new Map<string, Element[]>()
  for (const one of fields) {
    const { top, width, height } = one.getBoundingClientRect()
    const { type, maxLength } = one as HTMLInputElement
    if (page.tagOf(one) !== 'input' || !types.includes(type) || width > widest) continue
    if (maxLength > mostEach) continue
    const key = [Math.round(top), Math.round(height), Math.round(width), type, maxLength].join(' ')
    rows.set(key, [...(rows.get(key) ?? []), one])
  }
  return [...rows.values()].filter((row) => {
    const least =
      (row[0] as HTMLInputElement).maxLength === 1 ? 3 : (row[0] as HTMLInputElement).maxLength > 1 ? 2 : 4
    const [first = '', ...names] = row.map((one) => page.nameOf(one).replace(counting, '').toLowerCase())
    const [common = ''] = names
    return (
      row.length >= least && names.every((name) => name === common) && (common === '' || first === common)
    )
  })
}

/** The first box of the code that a text beside the boxes names, where no field is called so. */
export function codeCalled(
  page: InPage,
  { name = '', exact }: Target,
  scope: Element,
): Resolution | undefined {
  const hits = page.codeRows(scope).filter((row) => {
    let at = page.parentOf(row[0] as Element)
    for (let up = 0; at && up < 4 && page.contains(scope, at); at = page.parentOf(at), up++) {
      // What stands around other fields as well may be about those.
      const others = page.elementsIn(at).filter((one) => page.kindOf(one) === 'text' && !row.includes(one))
      if (others.length > 0) return false
      const isNamed = [page.nameOf(at), ...page.blocksIn(at).map(({ text }) => text)].some((text) => {
        const level = page.matchLevel(text, name, exact === true)
        return level >= 0 && level <= 2
      })
      if (isNamed) return true
    }
    return false
  })
  const [row] = hits
  const [box] = row ?? []
  if (!box || hits.length > 1) return undefined
  return { status: 'found', id: page.hold(box), role: 'textbox', name, kind: 'text', matched: name, rank: 40 }
}
