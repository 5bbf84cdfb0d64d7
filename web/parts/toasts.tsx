import { computed, signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { messageOf } from '../client/refusal.ts'
import { texts } from '../texts/en/parts.ts'
import { type Toast, arriving, shownMs } from './toasts/arriving.ts'

const shown = signal<readonly Toast[]>([])
/** Without those that would take back something else by now. */
const standing = computed(() => shown.value.filter(({ holds }) => holds?.() ?? true))
let made = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** `holds` reads signals: once it is false the toast is gone. */
type About = Partial<Pick<Toast, 'kind' | 'undo' | 'holds' | 'link'>>

/** Says at the edge of the page what was done; with `undo` it can be taken back for some seconds, as long as it `holds` (a failure of that is told in the same way), with `link` one gets to it. A fault stays until it is closed. */
export function toast(text: string, { kind = 'note', undo, holds, link }: About = {}): void {
  const added = { id: ++made, text, kind, undo, holds, link }
  shown.value = arriving(standing.peek(), added)
  leaveAfterAWhile(added)
}

function leaveAfterAWhile(toast: Toast) {
  const ms = shownMs(toast)
  if (ms !== null)
    timers.set(
      toast.id,
      setTimeout(() => close(toast.id), ms),
    )
}

function close(id: number) {
  clearTimeout(timers.get(id))
  timers.delete(id)
  shown.value = shown.value.filter((toast) => toast.id !== id)
}

/** Nothing goes while somebody reads it or is on its way to the button. */
function hold() {
  for (const timer of timers.values()) clearTimeout(timer)
}

function release() {
  for (const toast of shown.peek()) leaveAfterAWhile(toast)
}

/** The button that was pressed goes with it: the keyboard goes on in the page. */
function dismiss({ id }: Toast) {
  close(id)
  document.querySelector('main')?.focus({ preventScroll: true })
}

async function take(undone: Toast) {
  dismiss(undone)
  try {
    await undone.undo?.()
  } catch (error) {
    toast(messageOf(error), { kind: 'fault' })
  }
}

/** The place of what is said; stands once in the shell, before everything else, an open dialog included. */
export function Toasts() {
  const place = useRef<HTMLDivElement>(null)
  const newest = standing.value.at(-1)?.id
  useEffect(() => {
    // What is shown last lies before what was shown before it.
    if (place.current?.matches(':popover-open')) place.current.hidePopover()
    place.current?.showPopover()
  }, [newest])
  return (
    <div
      ref={place}
      popover="manual"
      class="toasts"
      role="status"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocusIn={hold}
      onFocusOut={release}
    >
      {standing.value.map((toast) => (
        <Note key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

const Note = ({ toast }: { toast: Toast }) => (
  <div class={`toast ${toast.kind}`}>
    <p dir="auto">{toast.text}</p>
    {toast.link && <a href={toast.link.href}>{toast.link.words}</a>}
    {toast.undo && (
      <button type="button" class="link" onClick={() => void take(toast)}>
        {texts.undo}
      </button>
    )}
    <button type="button" class="link" aria-label={texts.close} onClick={() => dismiss(toast)}>
      ×
    </button>
  </div>
)
