/** A visit as it goes on from page to page of one tab. `token` names it; `n` is the number of its next chunk. */
export interface Visit {
  website: string
  token: string
  isRecorded: boolean
  startedAt: number
  lastAt: number
  n: number
}

const name = 'tracewright.visit'
const silenceMs = 30 * 60_000

/** The visit of this tab, where it goes on; one that ended, or of another website or tab, does not. */
export function knownVisit(website: string, now: number): Visit | null {
  try {
    // A tab that a page opens begins with a copy of what that one keeps.
    const visit = window.opener ? null : (JSON.parse(sessionStorage.getItem(name) ?? 'null') as Visit | null)
    return visit?.website === website && now - visit.lastAt < silenceMs ? visit : null
  } catch {
    return null
  }
}

/** Where a page may keep nothing each page is a visit of its own. */
export function keepVisit(visit: Visit): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(visit))
  } catch {}
}

interface Session {
  website?: string
  cache?: string
  consent?: boolean
}

/** What the tracker knows of this page. */
export const session = (): Session =>
  (window as { umami?: { getSession?: () => Session } }).umami?.getSession?.() ?? {}

/** Whether somebody in this browser wants to be left alone. */
export function isRefused(): boolean {
  try {
    if (localStorage.getItem('umami.disabled')) return true
  } catch {}
  return session().consent === false
}

const pauseMs = 250

async function until<T>(find: () => T | undefined): Promise<T> {
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    await new Promise((done) => setTimeout(done, pauseMs))
  }
}

/** The token that the tracker of this page gets; it never comes where the tracker does not count. */
export const tokenOf = (website: string): Promise<string> =>
  until(() => {
    const { cache, website: counted } = session()
    return counted === website ? cache : undefined
  })

export const consented = (): Promise<true> => until(() => session().consent || undefined)
