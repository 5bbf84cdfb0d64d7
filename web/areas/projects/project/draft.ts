/** What was typed about a project and not saved. */
export interface Draft {
  name: string
  description: string
}

const keyOf = (projectId: string) => `draft of project ${projectId}`

/** Keeps what was typed for this tab, so that a reload does not lose it. */
export function keepDraft(projectId: string, draft: Draft, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(keyOf(projectId), JSON.stringify(draft))
  } catch {
    // The storage is full or closed: what was typed still stands in the page.
  }
}

export function dropDraft(projectId: string, storage: Storage = sessionStorage): void {
  storage.removeItem(keyOf(projectId))
}

/** What was kept; null where there is nothing, or nothing of ours. */
export function draftOf(projectId: string, storage: Storage = sessionStorage): Draft | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(projectId)) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  'name' in kept &&
  'description' in kept &&
  typeof kept.name === 'string' &&
  typeof kept.description === 'string'
