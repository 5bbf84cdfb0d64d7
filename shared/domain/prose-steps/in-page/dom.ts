import type { InPage } from './kit.ts'

/** Computes a value once per call from outside: the page may change between calls, not within one. */
export function once<K, V>(page: InPage, kind: string, key: K, compute: () => V): V {
  let known = page.memo.get(kind)
  if (!known) page.memo.set(kind, (known = new Map()))
  if (!known.has(key)) known.set(key, compute())
  return known.get(key) as V
}

/** An attribute, read past form controls that are named like a DOM property. */
export function attribute(_page: InPage, element: Element, name: string): string {
  return Element.prototype.getAttribute.call(element, name) ?? ''
}

export function tagOf(_page: InPage, element: Element): string {
  return element.localName.toLowerCase()
}

/** Children in the flat tree: shadow roots, slotted nodes and same-origin frames included, scripts and templates not. */
export function childrenOf(page: InPage, node: Node): Node[] {
  if (node.nodeType !== 1) return []
  const element = node as HTMLElement
  const tag = page.tagOf(element)
  if (['script', 'style', 'template', 'noscript', 'head'].includes(tag)) return []
  if (tag === 'iframe' || tag === 'frame') {
    try {
      const root = (element as HTMLIFrameElement).contentDocument?.documentElement
      return root ? [root] : []
    } catch {
      return []
    }
  }
  if (element.shadowRoot) return [...element.shadowRoot.childNodes]
  if (tag === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedNodes({ flatten: true })
    if (assigned.length > 0) return assigned
  }
  const children = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')?.get?.call(
    node,
  ) as NodeListOf<ChildNode>
  return [...children]
}

/** The parent in the flat tree; the frame element for the root of a framed document. */
export function parentOf(_page: InPage, node: Node): Element | undefined {
  const slot = (node as Element).assignedSlot
  if (slot) return slot
  const parent = node.parentNode
  if (parent === null) return undefined
  if (parent.nodeType === 1) return parent as Element
  if (parent.nodeType === 11) return (parent as ShadowRoot).host
  try {
    return (parent as Document).defaultView?.frameElement ?? undefined
  } catch {
    return undefined
  }
}

export function contains(page: InPage, outer: Element, inner: Element): boolean {
  for (let at: Element | undefined = inner; at; at = page.parentOf(at)) if (at === outer) return true
  return false
}

/** All elements of the flat tree in document order; what `display: none` hides is left out. */
export function elementsIn(page: InPage, root: Element = document.documentElement): Element[] {
  return page.once('elements', root, () => {
    const found: Element[] = []
    const walk = (element: Element): void => {
      found.push(element)
      for (const child of page.childrenOf(element)) if (child.nodeType === 1) walk(child as Element)
    }
    walk(root)
    return found
  })
}

/** Remembers an element under a number, so that a later call can name it; numbers of one document mean nothing in another. */
export function hold(page: InPage, element: Element): number {
  const known = page.held.indexOf(element)
  if (known >= 0) return page.base + known
  return page.base + page.held.push(element) - 1
}

export function at(page: InPage, id: number): Element | undefined {
  return page.held[id - page.base]
}
