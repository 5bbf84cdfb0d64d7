import type { Check } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

// What is smaller is a label or a mark, and no window.
const least = { width: 100, height: 40 }
const unsure = (reason: string): Verdict => ({ passed: false, actual: '', reason })

/** What lies over the midst of the page and says something, whatever the page calls it: a window is made so, and so may be other things. */
export function layersOver(page: InPage): Element[] {
  const { clientWidth, clientHeight } = document.documentElement
  const found = new Set<Element>()
  for (const down of [0.15, 0.3, 0.5, 0.7]) {
    const [x, y] = [clientWidth / 2, clientHeight * down]
    const hits = document.elementsFromPoint(x, y)
    const layer = hits[0] && page.layerAround(hits[0])
    if (layer && page.liesOver(layer, hits)) found.add(layer)
  }
  return [...found]
}

/** The outermost positioned element around another one, which is not the frame of the whole page. */
export function layerAround(page: InPage, element: Element): Element | undefined {
  let layer: Element | undefined
  for (let at: Element | undefined = element; at && page.tagOf(at) !== 'body'; at = page.parentOf(at)) {
    const { position } = getComputedStyle(at)
    const isApart =
      position === 'fixed' || position === 'absolute' || at.matches(':popover-open, dialog[open]')
    const { width, height } = at.getBoundingClientRect()
    if (isApart && page.isShown(at) && width >= least.width && height >= least.height) layer = at
  }
  return layer
}

/** Whether a layer lies over something else: what is beneath it at a point, or the page as a whole. */
export function liesOver(page: InPage, layer: Element, hits: Element[]): boolean {
  const beneath = hits.some(
    (one) =>
      !['html', 'body'].includes(page.tagOf(one)) &&
      !page.contains(layer, one) &&
      !page.contains(one, layer) &&
      page.isShown(one),
  )
  if (beneath) return true
  const { position, zIndex } = getComputedStyle(layer)
  const rest = page.textOf(document.documentElement).length - page.textOf(layer).length
  return rest > 0 && (position === 'fixed' || Number.parseInt(zIndex) > 0)
}

/** Whether the dialog that was open has gone. One that still says it is one has not; what else may have been it is told by what the page showed before. */
export function dialogGone(page: InPage, verdict: Verdict, wanted: Check): Verdict {
  const { part = {} } = wanted
  if (verdict.problem || verdict.reason) return verdict
  const now = page.partsNow({ ...wanted, target: { role: 'part' } }, document.documentElement)
  const { went, appeared, stayed } = now
  if (!verdict.passed)
    return went.length > 0 || appeared.length > 0
      ? unsure('One may have gone, and another one is shown. Say which one is meant, by its title in quotes.')
      : verdict
  const [over] = [...appeared, ...stayed, ...page.layersOver()]
  if (over)
    return unsure(`${page.toldParts([over])} may be one, and it is shown. Say what must be gone, in quotes.`)
  const hidden = page.partsCalled(part, {}, page.elementsIn(document.documentElement))
  if (went.length > 0 || hidden.length > 0 || wanted.before === 'shown')
    return { passed: true, actual: 'it is gone' }
  return unsure('Nothing on this page is known to have been a dialog. Say what it showed, in quotes.')
}
