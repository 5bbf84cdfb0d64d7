import type { InPage } from './kit.ts'

// What opens is drawn in stages, some of which wait for a frame or two and show nothing yet.
const restFrames = 6
// A tab that is not in front draws none.
const undrawnMs = 100
// A page whose own work keeps it from drawing for so long is at work.
const keptMs = 300

/**
 * Whether the page is at rest: for some frames nothing of it changes or moves, and nothing keeps it from drawing them. What is not there by then
 * is not on its way, as far as the page can tell; a slow machine draws its frames slowly, and so is given more time.
 */
export async function isAtRest(page: InPage): Promise<boolean> {
  let changed = false
  const observer = new MutationObserver(() => (changed = true))
  for (const root of page.treesOf())
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  let kept = false
  for (let frame = 0; frame < restFrames && !changed && !kept; frame++) {
    const since = performance.now()
    await Promise.race([
      new Promise(requestAnimationFrame),
      new Promise((resolve) => setTimeout(resolve, undrawnMs)),
    ])
    kept = !document.hidden && performance.now() - since >= keptMs
  }
  observer.disconnect()
  return !changed && !kept && !page.isMoving()
}

/** The document, those of its own origin in it, and what stands in shadow roots: changes are told for each apart. */
export function treesOf(page: InPage): Node[] {
  const trees = new Set<Node>([document])
  for (const element of page.elementsIn()) {
    if (element.shadowRoot) trees.add(element.shadowRoot)
    if (element.ownerDocument !== document) trees.add(element.ownerDocument)
  }
  return [...trees]
}
