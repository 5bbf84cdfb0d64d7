/** What was typed of a record and is not saved yet, kept for this tab against a reload. */
interface Kept<T> {
  base: T
  draft: T
}

const keyOf = (name: string) => `tracewright.draft.${name}`

export function keepDraft<T>(name: string, kept: Kept<T> | null, storage: Storage = sessionStorage): void {
  try {
    if (kept === null) storage.removeItem(keyOf(name))
    else storage.setItem(keyOf(name), JSON.stringify(kept))
  } catch {
    // The storage is full or closed: what was typed still stands in the page.
  }
}

export function keptDraft<T extends object>(name: string, storage: Storage = sessionStorage): Kept<T> | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(name)) ?? 'null')
    const isOurs = typeof kept === 'object' && kept !== null && 'base' in kept && 'draft' in kept
    return isOurs ? (kept as Kept<T>) : null
  } catch {
    return null
  }
}
