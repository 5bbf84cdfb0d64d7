import type { InPage, Undo } from './kit.ts'

// What a fault is made of. Each part gives back how to undo it; nothing is taken out of the document, so that frames, dialogs and
// custom elements live on.

/** Takes an element out of what is shown. */
export function hide(_page: InPage, element: Element): Undo {
  const { style } = element as HTMLElement
  const had = element.hasAttribute('style')
  const [value, priority] = [style.getPropertyValue('display'), style.getPropertyPriority('display')]
  style.setProperty('display', 'none', 'important')
  return () => {
    if (value === '') style.removeProperty('display')
    else style.setProperty('display', value, priority)
    // The attribute follows its style when it is asked for; one that is not there yet could not be removed.
    if (!had && element.hasAttribute('style')) element.removeAttribute('style')
  }
}

export function write(_page: InPage, node: Text, text: string): Undo {
  const before = node.data
  node.data = text
  return () => {
    node.data = before
  }
}

/** Sets an attribute; null takes it away. */
export function assign(_page: InPage, element: Element, name: string, value: string | null): Undo {
  const before = Element.prototype.getAttribute.call(element, name)
  const put = (text: string | null): void => {
    if (text === null) Element.prototype.removeAttribute.call(element, name)
    else Element.prototype.setAttribute.call(element, name, text)
  }
  put(value)
  return () => put(before)
}

/** Puts a new element into another one, before a child of it or at its end. */
export function insert(_page: InPage, parent: Element, element: Element, before: Node | null): Undo {
  parent.insertBefore(element, before)
  return () => element.remove()
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
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+')
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
