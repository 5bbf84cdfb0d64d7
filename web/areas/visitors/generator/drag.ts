import { moveTo } from './case-actions.ts'

const edgePx = 72
const stepPx = 14

/**
 * Drags a case by its handle, with a mouse, a pen or a finger. A line shows where it will stand; Escape leaves it where it is. What shows the drag
 * are attributes of the list, so no case is drawn anew meanwhile.
 */
export function dragFrom(event: PointerEvent, id: string): void {
  const handle = event.currentTarget instanceof HTMLElement ? event.currentTarget : null
  const row = handle?.closest<HTMLElement>('[data-case]')
  if (!handle || !row || event.button !== 0) return
  let target: HTMLElement | null = null
  let y = event.clientY
  let frame = 0
  handle.setPointerCapture(event.pointerId)

  function mark(next: HTMLElement | null) {
    target?.removeAttribute('data-drop')
    target = next
    const isBelow =
      next && row ? (row.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 : false
    target?.setAttribute('data-drop', isBelow ? 'after' : 'before')
  }

  function look() {
    const over = document.elementsFromPoint(handle?.getBoundingClientRect().x ?? 0, y)
    const other = over.map((each) => each.closest<HTMLElement>('[data-case]')).find(Boolean) ?? null
    if (other !== target) mark(other === row ? null : other)
  }

  /** Near the edge of the window the list goes on by itself. */
  function scroll() {
    const by = y < edgePx ? -stepPx : y > innerHeight - edgePx ? stepPx : 0
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' })
      look()
    }
    frame = requestAnimationFrame(scroll)
  }

  function moved(now: PointerEvent) {
    y = now.clientY
    row?.setAttribute('data-dragged', '')
    look()
  }

  function end(isDropped: boolean) {
    cancelAnimationFrame(frame)
    const other = target?.dataset['case']
    mark(null)
    row?.removeAttribute('data-dragged')
    for (const [name, listener] of Object.entries(listeners))
      removeEventListener(name, listener as EventListener)
    if (isDropped && other !== undefined) moveTo(id, other)
  }

  const listeners = {
    pointermove: moved,
    pointerup: () => end(true),
    pointercancel: () => end(false),
    keydown: ({ key }: KeyboardEvent) => key === 'Escape' && end(false),
  }
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener as EventListener)
  frame = requestAnimationFrame(scroll)
}
