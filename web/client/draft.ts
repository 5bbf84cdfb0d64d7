const placeOf = (of: string) => `draft of ${of}`

/** Keeps what was typed for this tab, so that a reload does not lose it. `of` names what it belongs to, such as `project 7`. */
export function keepDraft(of: string, draft: object, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(placeOf(of), JSON.stringify(draft))
  } catch {
    // The storage is full or closed: what was typed still stands in the page.
  }
}

export function dropDraft(of: string, storage: Storage = sessionStorage): void {
  try {
    storage.removeItem(placeOf(of))
  } catch {
    // What could not be kept need not be dropped.
  }
}

/** What was kept, whatever it is; null where there is nothing. */
export function keptDraft(of: string, storage: Storage = sessionStorage): unknown {
  try {
    return JSON.parse(storage.getItem(placeOf(of)) ?? 'null')
  } catch {
    return null
  }
}

/** What was kept of these fields; null where there is nothing, or nothing of ours. */
export function draftOf<Field extends string>(
  of: string,
  fields: readonly Field[],
  storage: Storage = sessionStorage,
): Record<Field, string> | null {
  const kept = keptDraft(of, storage)
  return isDraft(kept, fields) ? kept : null
}

const isDraft = <Field extends string>(
  kept: unknown,
  fields: readonly Field[],
): kept is Record<Field, string> =>
  typeof kept === 'object' &&
  kept !== null &&
  fields.every((field) => typeof (kept as Record<string, unknown>)[field] === 'string')
