import type { Target } from '../types.ts'
import type { Candidate, ForeignFrame, InPage, Readiness } from './kit.ts'

/** The frames whose documents cannot be reached from here, in reading order: those of another origin, and those that show an error of the browser. */
export function foreignFrames(page: InPage): ForeignFrame[] {
  const closed = (frame: Element): boolean => {
    try {
      // What an object shows is no part of the tree around it, of whatever origin it is.
      if (page.tagOf(frame) === 'object') return (frame as HTMLObjectElement).contentWindow !== null
      return (frame as HTMLIFrameElement).contentDocument === null
    } catch {
      return true
    }
  }
  return page
    .elementsIn()
    .filter((one) => ['iframe', 'frame', 'object'].includes(page.tagOf(one)) && closed(one))
    .map((frame) => {
      const { width, height } = frame.getBoundingClientRect()
      const address = page.attribute(frame, 'src') || page.attribute(frame, 'data')
      const host = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).host : ''
      return {
        id: page.hold(frame),
        name: (page.nameOf(frame) || page.attribute(frame, 'name') || host).slice(0, 60),
        shown: page.visible(frame) && width > 1 && height > 1,
        exposed: page.exposed(frame),
        reachable: page.reachable(frame) || page.barTo(frame, page.facesOf(frame)) === undefined,
      }
    })
}

/** Whether this document is the browser's own page about an error. */
export function isErrorPage(_page: InPage): boolean {
  return location.protocol === 'chrome-error:'
}

export function isBlank(page: InPage): boolean {
  return page.blocksIn(document.documentElement).length === 0
}

/** The places that a narrowing phrase means, held. */
export function placesOf(page: InPage, target: Target): { id: number; candidate: Candidate }[] {
  return page
    .regions(target, document.documentElement)
    .map((place) => ({ id: page.hold(place), candidate: page.candidate(place) }))
}

/** Which held elements stand in another one. */
export function heldIn(page: InPage, outer: number, inner: number[]): number[] {
  const place = page.at(outer)
  return inner.filter((id) => {
    const element = page.at(id)
    return place !== undefined && element !== undefined && page.contains(place, element)
  })
}

/** Whether the keyboard focus is in a frame. */
export function holdsFocus(page: InPage, id: number): boolean {
  const frame = page.at(id)
  return frame !== undefined && (frame.getRootNode() as Document | ShadowRoot).activeElement === frame
}

/** Scrolls an element into view through all documents around it. */
export async function reveal(page: InPage, id: number): Promise<void> {
  page.at(id)?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  await page.settled()
}

/**
 * Carries what is known of an element in a frame's own viewport over to the viewport around it: where it is there, and what keeps a click at that
 * point from the frame. A frame that is turned, scaled or zoomed has no such place.
 */
export function throughFrame(page: InPage, id: number, inner: Readiness, hit: boolean): Readiness {
  const frame = page.at(id)
  if (!frame?.isConnected) return { ...inner, obstacle: 'detached' }
  if (!page.visible(frame)) return { ...inner, obstacle: 'hidden' }
  for (let at: Element | undefined = frame; at; at = page.parentOf(at)) {
    const { transform, rotate, scale, zoom, offsetPath, perspective } = getComputedStyle(at)
    const matrix = transform === 'none' ? undefined : new DOMMatrixReadOnly(transform)
    const moved = matrix
      ? matrix.is2D && matrix.a === 1 && matrix.b === 0 && matrix.c === 0 && matrix.d === 1
      : true
    const plain = [rotate, scale, offsetPath, perspective].every((one) => (one || 'none') === 'none')
    if (!moved || !plain || (zoom !== '' && zoom !== '1')) return { ...inner, obstacle: 'transformed' }
  }
  const style = getComputedStyle(frame)
  const left = frame.clientLeft + (Number.parseFloat(style.paddingLeft) || 0)
  const top = frame.clientTop + (Number.parseFloat(style.paddingTop) || 0)
  const outer = page.boxOf(frame)
  const own = frame.getBoundingClientRect()
  const across = outer.x + left
  const down = outer.y + top
  const moved = {
    ...inner,
    box: { ...inner.box, x: inner.box.x + across, y: inner.box.y + down },
    x: inner.x + across,
    y: inner.y + down,
  }
  if (inner.obstacle !== undefined) return moved
  const [x, y] = [own.x + left + inner.x, own.y + top + inner.y]
  const view = frame.ownerDocument.defaultView
  const inside = (pointX: number, pointY: number, width: number, height: number): boolean =>
    pointX >= 0 && pointY >= 0 && pointX < width && pointY < height
  if (!view || !inside(x, y, view.innerWidth, view.innerHeight)) return { ...moved, obstacle: 'outside' }
  if (!inside(moved.x, moved.y, innerWidth, innerHeight)) return { ...moved, obstacle: 'outside' }
  const cover = page.coverAt(frame, x, y)
  if (!hit || cover === undefined) return moved
  const shown = cover ? page.candidate(cover) : { role: 'the edge of the page', name: '' }
  return { ...moved, obstacle: 'covered', by: `${shown.role}${shown.name === '' ? '' : ` "${shown.name}"`}` }
}
