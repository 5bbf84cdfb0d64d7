/** What this browser keeps under a name; null where it keeps nothing, or may not. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a text under a name, or forgets it (null); false where the browser has no place for it: full, or switched off. */
export function keep(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
