import { childrenOf, tagOf } from '../../prose-steps/in-page/dom.ts'
import type { InPage } from '../../prose-steps/in-page/kit.ts'

const mostElements = 200_000
/** Elements whose children are not those of the tree that is shown, or are not shown at all. */
const special = new Set(['script', 'style', 'template', 'noscript', 'head', 'iframe', 'frame', 'slot'])

// Looked up once, and past form controls that are named like a property: a page may have very many elements.
const getterOf = (
  name: 'firstElementChild' | 'nextElementSibling',
): ((element: Element) => Element | null) => {
  const property = Object.getOwnPropertyDescriptor(Element.prototype, name)
  return (element) => property?.get?.call(element) as Element | null
}

/** The elements of the page and of the frames of its own origin, in the order of the document; hidden ones as well. */
export function elementsOf(page: InPage): { elements: Element[]; isWhole: boolean } {
  const first = getterOf('firstElementChild')
  const next = getterOf('nextElementSibling')
  const elements: Element[] = []
  const open: Element[] = [document.documentElement]
  for (let element = open.pop(); element; element = open.pop()) {
    if (elements.length >= mostElements) return { elements, isWhole: false }
    elements.push(element)
    const before = open.length
    if (special.has(tagOf(page, element)) || element.shadowRoot)
      for (const child of childrenOf(page, element)) {
        if (child.nodeType === 1) open.push(child as Element)
      }
    else for (let child = first(element); child; child = next(child)) open.push(child)
    // What was put there last is taken first.
    for (let low = before, high = open.length - 1; low < high; low++, high--)
      [open[low], open[high]] = [open[high] as Element, open[low] as Element]
  }
  return { elements, isWhole: true }
}
