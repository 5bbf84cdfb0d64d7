export interface TextPart {
  node: Text
  /** Where its text begins in that of the page. */
  start: number
}

const inline = new Set(
  'A ABBR ACRONYM B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
)

/** The text that a page shows, and the nodes that it is made of: what stands in different blocks is parted by a line end. */
export function textOfPage(root: Element): { text: string; parts: TextPart[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const parts: TextPart[] = []
  const texts: string[] = []
  let [length, lastBlock, parted] = [0, null as Element | null, false]
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      parted ||= !inline.has(node.tagName)
      continue
    }
    const parent = node.parentElement
    if (!parent || !isShown(parent)) continue
    const block = blockAround(parent)
    if (parted || block !== lastBlock) length += texts[texts.push('\n') - 1]?.length ?? 0
    ;[lastBlock, parted] = [block, false]
    parts.push({ node: node as Text, start: length })
    length += texts[texts.push((node as Text).data) - 1]?.length ?? 0
  }
  return { text: texts.join(''), parts }
}

const isShown = (element: Element) =>
  !['STYLE', 'SCRIPT', 'TITLE'].includes(element.tagName) && element.checkVisibility()

function blockAround(element: Element): Element {
  let at = element
  while (inline.has(at.tagName) && at.parentElement) at = at.parentElement
  return at
}
