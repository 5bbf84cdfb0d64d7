import type { Beside, InPage } from './kit.ts'

const longest = 60

/**
 * The text that stands where a label would, for a control that has no name: after a box or radio button, before any other control; beside
 * it, or in the cell or block before its own. A box with no text after it in its line is known by the one before it there.
 */
export function nearbyLabel(page: InPage, element: Element): string {
  const told = page.toldLabel(element)
  if (told !== '') return told
  const named = ['aria-label', 'aria-labelledby'].some((name) => page.attribute(element, name) !== '')
  // The label of a drawn switch is but what is drawn.
  const says = (label: Element): boolean =>
    page.tidy(page.nameFrom(label, new Set([element]), true, true)) !== ''
  if (named || page.labelsOf(element).some(says)) return ''
  // The text before a group may be that of anything.
  if (page.kindOf(element) === 'group') return ''
  const isBox = ['checkbox', 'radio', 'switch'].includes(page.roleOf(element))
  // The options of a list belong to it: they are no controls beside it.
  const isControl = (at: Element): boolean =>
    page.roleOf(at) !== 'option' && page.rolesFor('state', undefined).includes(page.roleOf(at))
  const beside = (from: Node, after: boolean): Beside | undefined => {
    const next = (node: Node): Node | null => (after ? node.nextSibling : node.previousSibling)
    for (let at = next(from); at; at = next(at)) {
      if (at.nodeType === 3 && page.tidy(at.nodeValue ?? '') !== '')
        return { text: page.tidy(at.nodeValue ?? ''), node: at }
      if (at.nodeType !== 1) continue
      if (page.elementsIn(at as Element).some(isControl)) return undefined
      const text = page.textOf(at as Element)
      if (text !== '') return { text, node: at }
    }
    return undefined
  }
  let at: Element | undefined = element
  for (
    let up = 0;
    up < 3 && at && !['form', 'body', 'fieldset', 'tr', 'main'].includes(page.tagOf(at));
    up++
  ) {
    const before = beside(at, false)
    const chosen = isBox ? page.besideBox(element, before, beside(at, true)) : before?.text
    if (chosen !== undefined) return chosen.length <= longest ? chosen : ''
    const parent = page.parentOf(at)
    if (!parent || page.elementsIn(parent).filter(isControl).length > 1) return ''
    at = parent
  }
  return ''
}

/** Which of the texts before and after a box says what it is for: undefined where there is none, empty where nobody can tell. */
export function besideBox(
  page: InPage,
  box: Element,
  before: Beside | undefined,
  after: Beside | undefined,
): string | undefined {
  const face = (page.facesOf(box)[0] ?? box).getBoundingClientRect()
  const isNear = ({ node }: Beside): boolean => {
    const range = box.ownerDocument.createRange()
    range.selectNode(node)
    const text = range.getBoundingClientRect()
    const middle = (one: DOMRect): number => one.top + one.height / 2
    const holds = (one: DOMRect, y: number): boolean => y >= one.top && y <= one.bottom
    return face.height === 0 || holds(text, middle(face)) || holds(face, middle(text))
  }
  // A title may stand over more that is said of it.
  const title = ({ text, node }: Beside): string =>
    node.nodeType === 1 ? (page.blocksIn(node as Element)[0]?.text ?? text) : text
  const isSwitch = page.roleOf(box) === 'switch'
  const [first, then] = [before, after].map((one) => (one && isNear(one) ? one : undefined))
  if (isSwitch) return first ? title(first) : then ? title(then) : before?.text
  // What draws itself as a switch has its text on either side.
  if (first && then) return page.visible(box) ? then.text : ''
  if (then) return page.visible(box) ? then.text : title(then)
  return first ? title(first) : after?.text
}
