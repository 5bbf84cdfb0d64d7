import { computed, signal } from '@preact/signals'

/** Work of which the end is told on whatever page one is by then. */
export interface Watched {
  executionId: string
  name: string
  /** The page that shows it. */
  href: string
}

const place = 'tracewright.watched'
const watched = signal<readonly Watched[]>(read())
const shown = signal<readonly string[]>([])

/** What goes on and is not on the page just now. */
export const watchedElsewhere = computed(() =>
  watched.value.filter(({ executionId }) => !shown.value.includes(executionId)),
)

/** Watches it until its end, also after a reload in this tab. */
export function keepWatching(work: Watched): void {
  write([...others(work.executionId), work])
}

export function stopWatching(executionId: string): void {
  if (watched.peek().some((work) => work.executionId === executionId)) write(others(executionId))
}

/** The page shows it itself, until the answer is called. */
export function showHere(executionId: string): () => void {
  shown.value = [...shown.peek(), executionId]
  return () => (shown.value = shown.peek().toSpliced(shown.peek().indexOf(executionId), 1))
}

const others = (executionId: string) => watched.peek().filter((work) => work.executionId !== executionId)

function write(next: readonly Watched[]) {
  watched.value = next
  try {
    sessionStorage.setItem(place, JSON.stringify(next))
  } catch {
    // Without storage it is watched until the next reload.
  }
}

function read(): readonly Watched[] {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '[]') as Watched[]
  } catch {
    return []
  }
}
