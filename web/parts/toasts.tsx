import { signal } from '@preact/signals'
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

/** Says at the edge of the page what was done; with `undo` it can be taken back for some seconds, with `link` one gets to it. A fault stays until it is closed. */
export function toast(
  text: string,
  { kind = 'note', undo, link }: { kind?: Toast['kind']; undo?: () => unknown; link?: Link } = {},
): void {
  const id = ++made
  shown.value = [...shown.value.slice(-2), { id, text, kind, undo, link }]
  if (kind === 'note') setTimeout(() => close(id), shownMs)
}

const close = (id: number) => (shown.value = shown.value.filter((toast) => toast.id !== id))

function take({ id, undo }: Toast) {
  close(id)
  undo?.()
}

export const Toasts = () => (
  <div class="toasts" role="status">
    {shown.value.map((toast) => (
      <div key={toast.id} class={`toast ${toast.kind}`}>
        <p dir="auto">{toast.text}</p>
        {toast.link && <a href={toast.link.href}>{toast.link.words}</a>}
        {toast.undo && (
          <button type="button" class="link" onClick={() => take(toast)}>
            {texts.undo}
          </button>
        )}
        <button type="button" class="link" aria-label={texts.close} onClick={() => close(toast.id)}>
          ×
        </button>
      </div>
    ))}
  </div>
)
