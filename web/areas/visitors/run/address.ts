/** What the page shows. Ids open something, so they stand behind the `#`, where no server and no log sees them. */
export interface Place {
  executionId?: string
  sessionId?: string
  /** The cases that are chosen to run; none named means all that are ready. */
  cases: readonly string[]
  /** The case and the step of a run that are looked at. */
  caseId?: string
  step?: number
}

const idPattern = /^[0-9a-f-]{36}$/i

export function placeOf(hash: string): Place {
  const named = new URLSearchParams(hash.replace(/^#/, ''))
  const text = (name: string) => named.get(name) ?? ''
  const [executionId, sessionId, caseId, step] = [
    text('execution'),
    text('session'),
    text('case'),
    Number(text('step')),
  ]
  return {
    cases: text('cases')
      .split(',')
      .map(decoded)
      .filter((id) => id !== ''),
    ...(executionId !== '' && { executionId }),
    ...(sessionId !== '' && { sessionId }),
    ...(caseId !== '' && { caseId }),
    ...(Number.isInteger(step) && step > 0 && { step }),
  }
}

/** Ids that cannot be any are not sent to the service. */
export const isId = (id: string): boolean => idPattern.test(id)

/** What stands behind `/run` for a run, and for what is looked at in it. */
export function runHash(executionId: string, { caseId, step }: Pick<Place, 'caseId' | 'step'> = {}): string {
  const at = new URLSearchParams({
    execution: executionId,
    ...(caseId !== undefined && { case: caseId }),
    ...(step !== undefined && { step: String(step) }),
  })
  return `#${at}`
}

/** What stands behind `/run` to set up a run of some cases of a session. Their ids are encoded twice, because a comma may be part of one. */
export function setupHash(sessionId: string, cases: readonly string[] = []): string {
  const chosen = cases.length > 0 && { cases: cases.map(encodeURIComponent).join(',') }
  return `#${new URLSearchParams({ session: sessionId, ...chosen })}`
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
