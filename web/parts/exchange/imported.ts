import { ask } from '../../client/call.ts'
import type { TestCase } from '../run/types.ts'

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

/** A file to be read, and how. */
export interface Reading {
  file: File
  layout?: Layout | undefined
  /** Shows what would be added, and adds nothing. */
  isPreview: boolean
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Has a file read by the operation of that address, and what was read stored unless it is a preview. Throws what the service refuses. */
export async function importFile(address: string, given: Reading): Promise<Imported> {
  const { file, layout, isPreview, idempotencyKey, signal } = given
  const body = new FormData()
  body.set('file', file)
  body.set('dryRun', String(isPreview))
  if (layout) body.set('layout', layout)
  // What is missing stood in the preview, and how many cases come on the button.
  if (!isPreview) body.set('partial', 'true')
  const answer = await ask(address, {
    method: 'POST',
    headers: { Accept: 'application/json', ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
    body,
    ...(signal && { signal }),
  })
  return (await answer.json()) as Imported
}
