import { ask } from '../../../../client/call.ts'
import type { TestCase } from '../session.ts'

export type Layout = 'row-per-case' | 'row-per-step'

export interface Finding {
  row?: number
  line?: number
  path?: string
  severity: 'error' | 'warning'
  message: string
}

/** What the service read of a file. */
export interface Imported {
  format: string
  layout?: Layout
  /** The same sheet, meant the other way. */
  alternative?: { layout: Layout; testCases: readonly TestCase[] }
  testCases: readonly TestCase[]
  findings: readonly Finding[]
}

interface Import {
  sessionId: string
  file: File
  layout?: Layout | undefined
  /** Shows what would be added, and adds nothing. */
  isPreview: boolean
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Has a file read, and with it the session extended. Throws what the service refuses. */
export async function importFile(given: Import): Promise<Imported> {
  const { sessionId, file, layout, isPreview, idempotencyKey, signal } = given
  const body = new FormData()
  body.set('file', file)
  body.set('dryRun', String(isPreview))
  if (layout) body.set('layout', layout)
  const answer = await ask(`/api/public/test-cases/sessions/${encodeURIComponent(sessionId)}/import`, {
    method: 'POST',
    headers: { Accept: 'application/json', ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
    body,
    ...(signal && { signal }),
  })
  return (await answer.json()) as Imported
}
