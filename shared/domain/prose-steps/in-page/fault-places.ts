import type { Check } from '../types.ts'
import type { InPage, Undo } from './kit.ts'

/** Takes away what a check rests on: the words it expects, or the element with its labels. */
export function removeEvidence(page: InPage, wanted: Check): Undo | null {
  const [element] = page.evidence
  if (!element) return null
  const words = ['assert_text', 'assert_order', 'assert_entries'].includes(wanted.kind)
  if (words) return page.blank(element, wanted.texts?.[0] ?? wanted.expected ?? '')
  const labels = page.labelsOf(element).filter((label) => label !== element)
  return page.together([element, ...labels].map((one) => page.hide(one)))
}

/** Takes words off the page: with their element where it holds nothing else. */
export function blank(page: InPage, element: Element, words: string): Undo | null {
  const node = page.nodeWith(element, words)
  if (!node) {
    const shown = page.tidy(page.textOf(element)) === page.tidy(words)
    return shown ? page.hide(element) : null
  }
  const holder = page.parentOf(node)
  const alone = holder && page.tidy(page.textOf(holder)) === page.tidy(node.data)
  if (alone && !['html', 'body', 'main'].includes(page.tagOf(holder))) return page.hide(holder)
  const parts = page
    .textNodes(element)
    .filter((one) => one === node || page.tidy(words).includes(page.tidy(one.data)))
  return page.together(parts.map((part) => page.write(part, '')))
}

/** Takes what a check rests on from its place, and shows the same at the other end of the page. */
export function moveEvidence(page: InPage, wanted: Check): Undo | null {
  const [element] = page.evidence
  const body = element?.ownerDocument.body
  if (!element || !body || element === body) return null
  const words = wanted.kind === 'assert_visible' ? '' : (wanted.texts?.[0] ?? wanted.expected ?? '')
  const node = words === '' ? undefined : page.nodeWith(element, words)
  const whole = node && page.hasWhole(page.tidy(node.data), page.tidy(words))
  const split = wanted.kind === 'assert_labelled' || wanted.kind === 'assert_cell'
  const text = words === '' ? page.textOf(element) : whole && !split ? page.tidy(node.data) : words
  const copy = page.standIn(
    element,
    words === '' ? page.roleOf(element) : '',
    words === '' ? page.nameOf(element) : '',
    text,
  )
  const last = page.blocksIn(body).at(-1)?.element
  const atEnd = last !== undefined && page.contains(last, element)
  // A label and its value in one text move together; taken apart, the value alone goes.
  const taken =
    words === '' ? page.hide(element) : split && whole ? page.cut(node, words) : page.blank(element, words)
  if (!taken) return null
  const shown = page.insert(body, copy, atEnd ? body.firstChild : null)
  page.memo.clear()
  const moved = page.together([taken, shown])
  if (page.visible(copy)) return moved
  moved?.()
  return null
}

/** Cuts words out of a text node. */
export function cut(page: InPage, node: Text, words: string): Undo | null {
  const span = page.spanOf(node.data, words)
  return span && page.write(node, node.data.slice(0, span[0]) + node.data.slice(span[1]))
}

/** Shows what a check denies, where it denies it. */
export function addUnwanted(page: InPage, wanted: Check): Undo | null {
  const { target, expected = '' } = wanted
  const root = document.documentElement
  const isText = wanted.kind === 'assert_text' || target?.role === 'document'
  let parent: Element = document.body
  let before: Node | null = null
  const place = isText ? target : target?.within
  if (isText && target?.role === 'near' && target.within) {
    const field = page.resolve(target.within, 'state')
    const element = field.status === 'found' ? page.at(field.id) : undefined
    if (!element?.parentElement) return null
    parent = element.parentElement
    before = element.nextSibling
  } else if (place && place.role !== 'document') {
    const [found] = page.regions(place, root)
    if (!found) return null
    const cells = page.elementsIn(found).filter((one) => ['cell', 'gridcell'].includes(page.roleOf(one)))
    const frame =
      page.tagOf(found) === 'iframe' ? (found as HTMLIFrameElement).contentDocument?.body : undefined
    parent = frame ?? (page.roleOf(found) === 'row' ? cells.at(-1) : undefined) ?? found
  }
  const role = isText ? '' : (target?.role ?? 'dialog')
  const name = isText ? '' : (target?.name ?? '')
  const text = [name, expected].filter((part) => part !== '').join(' ') || 'x'
  const element = page.standIn(parent, role, name, text)
  const undo = page.insert(parent, element, before)
  page.memo.clear()
  if (page.visible(element)) return undo
  undo()
  return null
}

/** Changes the number of things that a check counts: the last ones go, or others of their kind come. */
export function setCount(page: InPage, wanted: Check, amount: number): Undo | null {
  const counted = [...page.evidence]
  const last = counted.at(-1)
  const target = wanted.target ?? {}
  const missing = amount - counted.length
  if (missing > 200) return null
  const [place] = target.within ? page.regions(target.within, document.documentElement) : [document.body]
  const parent = last?.parentElement ?? place
  if (!parent) return null
  const name = target.name ?? ''
  const more = Array.from({ length: Math.max(missing, 0) }, () =>
    page.insert(
      parent,
      page.standIn(parent, target.role ?? '', name, name || '\u00A0.'),
      last?.nextSibling ?? null,
    ),
  )
  const fewer = missing < 0 ? counted.slice(missing).map((one) => page.hide(one)) : []
  const undo = page.together([...more, ...fewer])
  page.memo.clear()
  if (page.check(wanted).actual === String(amount)) return undo
  undo?.()
  return null
}
