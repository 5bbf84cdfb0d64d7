import { listen, safely } from './safely.ts'
import { clickedOf, selectorOf } from './recorder/selector.ts'

/** A page has settled after so long, so that one which is made by scripts is not seen whole while it is empty. */
const settledMs = 1000
/** By then an application has drawn the page that it puts in the place of another. */
const drawnMs = 300
/** A map that writes its place into the path draws no pages: each page is recorded whole, so they are this far apart. */
const apartMs = 5000
const step = 0.05

type Note = (tag: string, payload: object) => void

function pageNow() {
  const { scrollWidth, scrollHeight } = document.scrollingElement ?? document.documentElement
  return { path: location.pathname, width: scrollWidth, height: scrollHeight }
}

/** Whether it stays in the window where the page scrolls. */
function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).position === 'fixed') return true
  return false
}

const round = (share: number): number => Math.round(share * 1000) / 1000

function placeOf(target: Element, { clientX, clientY, detail }: MouseEvent): object {
  const element = clickedOf(target)
  const { left, top, width, height } = element.getBoundingClientRect()
  // A click by keys or by a script has no place: it means the whole element.
  const [x, y] = detail === 0 ? [left + width / 2, top + height / 2] : [clientX, clientY]
  return {
    ...pageNow(),
    selector: selectorOf(element),
    offsetX: width ? round((x - left) / width) : 0.5,
    offsetY: height ? round((y - top) / height) : 0.5,
    x: Math.round(x + (isFixed(element) ? 0 : scrollX)),
    y: Math.round(y + (isFixed(element) ? 0 : scrollY)),
  }
}

/** Calls whenever scripts have drawn another page, by its path; of several that come soon after each other with the last. */
function eachDrawnPage(drawn: () => unknown, signal?: AbortSignal): void {
  let path = location.pathname
  let timer: ReturnType<typeof setTimeout> | undefined
  let earliest = 0
  const turn = safely(() => {
    if (location.pathname === path) return
    path = location.pathname
    clearTimeout(timer)
    const wait = Math.max(drawnMs, earliest - performance.now())
    timer = setTimeout(
      safely(() => {
        earliest = performance.now() + apartMs
        drawn()
      }),
      wait,
    )
  })
  const observer = new MutationObserver(() => turn())
  observer.observe(document, { childList: true, subtree: true })
  signal?.addEventListener('abort', () => observer.disconnect())
}

/**
 * Tells of each click on which element it was and where, and how far down each page was seen: rrweb knows neither sizes nor, of pages that scripts change, their addresses. What is left out
 * of recordings is left out here. `takePage` records the page as a whole, with its address: each that scripts put in the place of another. `signal` says that the recording is over; a
 * recorder of yesterday, which browsers still keep, has none. Returns what tells the depth at once.
 */
export function tellPlaces(
  note: Note,
  blocked: string,
  takePage: () => unknown,
  signal?: AbortSignal,
): () => void {
  eachDrawnPage(takePage, signal)
  const leftOut = blocked ? `.rr-block,${blocked}` : '.rr-block'
  let told = { path: '', seen: 0 }
  let timer: unknown
  const tellDepth = () => {
    const page = pageNow()
    const seen = Math.min(1, (scrollY + innerHeight) / page.height)
    const before = told.path === page.path ? told.seen : 0
    if (seen < before + step && (seen < 0.995 || before >= 0.995)) return
    told = { path: page.path, seen }
    note('depth', { ...page, seen: round(seen) })
  }
  const soon = () => {
    timer ??= setTimeout(
      safely(() => {
        timer = undefined
        tellDepth()
      }),
      settledMs,
    )
  }
  const tellClick = safely((event: Event) => {
    const { target } = event
    if (target instanceof Element && !target.closest(leftOut))
      note('click', placeOf(target, event as MouseEvent))
    soon()
  })
  // Behind rrweb's own: the place of a click follows the click.
  document.addEventListener('click', tellClick as EventListener, true)
  listen('scroll', soon)
  soon()
  return safely(tellDepth) as () => void
}
