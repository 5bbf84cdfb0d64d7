import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { messageOf } from '../client/refusal.ts'
import { texts } from '../texts/en/parts.ts'

interface Toast {
  id: number
  text: string
  kind: 'note' | 'fault'
  undo: (() => unknown) | undefined
  link: Link | undefined
}

interface Link {
  href: string
  words: string
}

const shown = signal<readonly Toast[]>([])
let made = 0
const shownMs = 8_000
const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** Says at the edge of the page what was done; with `undo` it can be taken back for some seconds (a failure of that is told in the same way), with `link` one gets to it. A fault stays until it is closed. */
export function toast(
  text: string,
  { kind = 'note', undo, link }: { kind?: Toast['kind']; undo?: () => unknown; link?: Link } = {},
): void {
  const id = ++made
  shown.value = [...shown.value.slice(-2), { id, text, kind, undo, link }]
  if (kind === 'note') leaveAfterAWhile(id)
}

function leaveAfterAWhile(id: number) {
  timers.set(
    id,
    setTimeout(() => close(id), shownMs),
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
  for (const id of timers.keys()) leaveAfterAWhile(id)
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
  const newest = shown.value.at(-1)?.id
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
      {shown.value.map((toast) => (
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
