import { type Looked, lookWords, lookedIn } from '../../../parts/run/report/look.ts'

/** What the page shows. Ids open something, so they stand behind the `#`, where no server and no log sees them. */
export interface Place extends Looked {
  executionId?: string
  sessionId?: string
  /** The cases that are chosen to run; none named means all that are ready. */
  cases: readonly string[]
}

const idPattern = /^[0-9a-f-]{36}$/i

export function placeOf(hash: string): Place {
  const named = new URLSearchParams(hash.replace(/^#/, ''))
  const text = (name: string) => named.get(name) ?? ''
  const [executionId, sessionId] = [text('execution'), text('session')]
  return {
    cases: idsIn(text('cases')),
    ...(executionId !== '' && { executionId }),
    ...(sessionId !== '' && { sessionId }),
    ...lookedIn(named),
  }
}

/** Ids that cannot be any are not sent to the service. */
export const isId = (id: string): boolean => idPattern.test(id)

/** What stands behind `/run` for a run, and for what is looked at in it. */
export const runHash = (executionId: string, looked: Looked = {}): string =>
  `#${new URLSearchParams({ execution: executionId, ...lookWords(looked) })}`

/** What stands behind `/run` to set up a run of some cases of a session. Their ids are encoded twice, because a comma may be part of one. */
export function setupHash(sessionId: string, cases: readonly string[] = []): string {
  const chosen = cases.length > 0 && { cases: cases.map(encodeURIComponent).join(',') }
  return `#${new URLSearchParams({ session: sessionId, ...chosen })}`
}

/** The ids of a list with commas between them. */
export const idsIn = (listed: string): string[] =>
  listed
    .split(',')
    .map(decoded)
    .filter((id) => id !== '')

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
