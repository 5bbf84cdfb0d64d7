import { signal } from '@preact/signals'
import { ask } from '../../../../client/call.ts'
import { type Authors, authorsOf } from './authors-of.ts'

/** Who writes cases here; null until the service has answered, and where it cannot say. */
export const authors = signal<Authors | null>(null)

let asking: Promise<void> | undefined

/** Asks the service who writes cases, once for all parts of the page. What fails is asked again by the next part that wants to know. */
export function readAuthors(): Promise<void> {
  if (authors.peek() !== null) return Promise.resolve()
  return (asking ??= askAuthors().finally(() => (asking = undefined)))
}

async function askAuthors(): Promise<void> {
  try {
    const response = await ask('/api/public/test-cases/authors', { headers: { Accept: 'application/json' } })
    authors.value = authorsOf(await response.json())
  } catch {
    authors.value = null
  }
}
