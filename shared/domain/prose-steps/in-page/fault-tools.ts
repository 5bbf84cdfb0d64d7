import type { InPage, Undo } from './kit.ts'
import { escaped } from '../../text/escaped.ts'

// What a fault is made of. Each part gives back how to undo it; nothing is taken out of the document, so that frames, dialogs and
// custom elements live on.

/** Notes how to undo a change, for the end of the trial. Undoing it twice does no harm. */
export function undoable(page: InPage, undo: Undo): Undo {
  page.undos.push(undo)
  return undo
}

/** Takes an element out of what is shown. */
export function hide(page: InPage, element: Element): Undo {
  // A form answers to the names of its fields before it answers to its own.
  const own = element instanceof HTMLFormElement ? HTMLElement.prototype : element
  const style = Reflect.get(own, 'style', element) as CSSStyleDeclaration
  const had = Element.prototype.hasAttribute.call(element, 'style')
  const [value, priority] = [style.getPropertyValue('display'), style.getPropertyPriority('display')]
  const undo = page.undoable(() => {
    if (value === '') style.removeProperty('display')
    else style.setProperty('display', value, priority)
    // The attribute follows its style when it is asked for; one that is not there yet could not be removed.
    const left = !had && Element.prototype.hasAttribute.call(element, 'style')
    if (left) Element.prototype.removeAttribute.call(element, 'style')
  })
  style.setProperty('display', 'none', 'important')
  return undo
}

export function write(page: InPage, node: Text, text: string): Undo {
  const before = node.data
  const undo = page.undoable(() => {
    node.data = before
  })
  node.data = text
  return undo
}

/** Sets an attribute; null takes it away. */
export function assign(page: InPage, element: Element, name: string, value: string | null): Undo {
  const before = Element.prototype.getAttribute.call(element, name)
  const put = (text: string | null): void => {
    if (text === null) Element.prototype.removeAttribute.call(element, name)
    else Element.prototype.setAttribute.call(element, name, text)
  }
  const undo = page.undoable(() => put(before))
  put(value)
  return undo
}

/** Puts a new element into another one, before a child of it or at its end. */
export function insert(page: InPage, parent: Element, element: Element, before: Node | null): Undo {
  const undo = page.undoable(() => element.remove())
  Node.prototype.insertBefore.call(parent, element, before)
  return undo
}

/** Several changes as one; null when nothing was changed. */
export function together(_page: InPage, undos: (Undo | null)[]): Undo | null {
  const done = undos.filter((undo) => undo !== null)
  if (done.length === 0) return null
  return () => {
    for (const undo of done.toReversed()) undo()
  }
}

/** An element of a role and name that nothing else on the page knows. */
export function standIn(_page: InPage, like: Element, role: string, name: string, text: string): Element {
  const element = like.ownerDocument.createElement('div')
  if (role !== '') element.setAttribute('role', role)
  if (name !== '' && role !== '') element.setAttribute('aria-label', name)
  const inner = role === 'row' ? element.appendChild(like.ownerDocument.createElement('div')) : element
  if (role === 'row') inner.setAttribute('role', 'cell')
  inner.textContent = text
  return element
}

/** The visible text nodes below an element that are read as text. */
export function textNodes(page: InPage, root: Element): Text[] {
  const unread = ['select', 'textarea', 'datalist', 'svg', 'canvas', 'video', 'audio', 'object']
  return page
    .elementsIn(root)
    .filter((element) => !unread.includes(page.tagOf(element)) && page.visible(element))
    .flatMap((element) =>
      page
        .childrenOf(element)
        .filter((node): node is Text => node.nodeType === 3 && page.tidy(node.nodeValue ?? '') !== ''),
    )
}

/** Where a wanted text stands in one as it was written, whatever its white space and case; null when it does not. */
export function spanOf(page: InPage, text: string, wanted: string): [start: number, end: number] | null {
  const words = page.tidy(wanted).split(' ')
  const pattern = words.map(escaped).join('\\s+')
  const found = pattern === '' ? null : new RegExp(pattern, 'iu').exec(text)
  return found ? [found.index, found.index + found[0].length] : null
}

/**
 * A text that differs from another one in a single digit or letter of the wanted part: its last digit, else the middle of its longest word. Where the
 * part is not found, every letter and digit differs.
 */
export function altered(page: InPage, text: string, wanted: string): string {
  const other = (sign: string): string => {
    if (/\d/.test(sign)) return String((Number(sign) + 1) % 10)
    const next = sign.toLowerCase() === 'z' ? 'y' : String.fromCharCode(sign.charCodeAt(0) + 1)
    return /[a-z]/i.test(sign) ? (sign === 'Z' ? 'Y' : next) : 'x'
  }
  const span = page.spanOf(text, wanted)
  if (!span) return text.replace(/[\p{L}\p{N}]/gu, other)
  const [start, end] = span
  const part = text.slice(start, end)
  const longest = part.match(/\p{L}+/gu)?.toSorted((a, b) => b.length - a.length)[0]
  const digit = part.search(/\d(?=\D*$)/)
  const at = digit >= 0 ? digit : longest ? part.indexOf(longest) + Math.floor(longest.length / 2) : 0
  const sign = String.fromCodePoint(part.codePointAt(at) ?? 120)
  return text.slice(0, start + at) + other(sign) + text.slice(start + at + sign.length)
}
