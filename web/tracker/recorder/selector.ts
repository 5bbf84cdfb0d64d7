const longest = 300
const deepest = 12
/** What a click is on for people, where it lies within such a thing. */
const controls = 'a,button,input,select,textarea,label,summary,option,[role=button],[role=link],[role=tab]'

/** Names that somebody chose; numbers in them were counted or thrown by a program, and are others tomorrow. */
const isChosen = (id: string): boolean => /^[a-z][a-z-_]*\d{0,2}$/i.test(id)

const isAlone = (selector: string): boolean => document.querySelectorAll(selector).length === 1

/** The control that somebody clicked on, else the element itself. */
export const clickedOf = (target: Element): Element => target.closest(controls) ?? target

/**
 * A CSS selector that finds an element again in the same page, also in another layout of it: from the nearest id that somebody chose, else from the body, down by kind and number among
 * siblings. No texts, values or classes.
 */
export function selectorOf(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at && steps.length < deepest; at = at.parentElement) {
    const [name, isLast] = stepOf(at)
    steps.unshift(name)
    if (isLast) break
  }
  // The steps next to the element tell more than those far above it.
  while (steps.length > 1 && steps.join('>').length > longest) steps.shift()
  return steps.join('>')
}

function stepOf(element: Element): [name: string, isLast: boolean] {
  const { id, localName, parentElement } = element
  if (isChosen(id) && isAlone(`#${id}`)) return [`#${id}`, true]
  const kind = CSS.escape(localName)
  if (localName === 'body' || !parentElement) return [kind, true]
  const same = [...parentElement.children].filter((sibling) => sibling.localName === localName)
  return [same.length > 1 ? `${kind}:nth-of-type(${same.indexOf(element) + 1})` : kind, false]
}
