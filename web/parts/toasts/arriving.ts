export interface Toast {
  id: number
  text: string
  kind: 'note' | 'fault'
  undo: (() => unknown) | undefined
  /** Whether `undo` still takes back what the text says. */
  holds: (() => boolean) | undefined
  link: Link | undefined
}

export interface Link {
  href: string
  words: string
}

const most = 3
const plainMs = 5_000
const pressableMs = 8_000

/** A note that only says something: nothing in it is pressed. */
const isPlain = ({ kind, undo, link }: Toast) => kind === 'note' && !undo && !link

/** How long a toast is shown; a fault stays until it is closed. */
export const shownMs = (toast: Toast): number | null =>
  toast.kind === 'fault' ? null : isPlain(toast) ? plainMs : pressableMs

/** A new toast with those that stay beside it: a plain note takes the place of the one before, the same words are there once, and of too many the oldest go, faults last. */
export function arriving(shown: readonly Toast[], added: Toast): readonly Toast[] {
  const stay = shown.filter(
    (each) => !(isPlain(added) && isPlain(each)) && (each.text !== added.text || each.kind !== added.kind),
  )
  const ordered = [
    ...stay.filter(({ kind }) => kind === 'note'),
    ...stay.filter(({ kind }) => kind === 'fault'),
  ]
  const gone = new Set(ordered.slice(0, Math.max(0, stay.length - most + 1)))
  return [...stay.filter((each) => !gone.has(each)), added]
}
