import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { logError } from '../../../shared/services/log.ts'
import { newContext } from '../../support/context.ts'

/** What a log line says of an error. */
function logged(error: unknown): { text: string; error: Record<string, unknown> } {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  try {
    logError({ kind: 'test', error })
    const text = String(spy.mock.calls[0]?.[0])
    return { text, error: JSON.parse(text).error }
  } finally {
    spy.mockRestore()
  }
}

test('a failed query is logged with its cause and without the values bound to it', async () => {
  const query = sql`INSERT INTO no_such_table (hash) VALUES (${'the-secret-value'})`
  const failure: unknown = await newContext()
    .services.db.run(query)
    .then(
      () => expect.unreachable(),
      (error: unknown) => error,
    )
  const { text, error } = logged(failure)
  expect(text).not.toContain('the-secret-value')
  expect(error['message']).toContain('INSERT INTO no_such_table')
  expect(error['cause']).toMatchObject({ message: expect.stringContaining('no such table') })
})

test('causes are followed, also when they go round in a circle', () => {
  const inner = new Error('inner')
  const outer = new Error('outer', { cause: inner })
  inner.cause = outer
  expect(logged(outer).error).toMatchObject({ message: 'outer', cause: { message: 'inner' } })
})

test('of what is thrown without being an error, a text is logged and anything else by its kind', () => {
  expect(logged('plain').error).toBe('plain')
  expect(logged({ token: 'secret' }).error).toBe('[object Object]')
  expect(logged(10n).error).toBe('[object BigInt]')
})

test('a line begins with its time, and what it tells of has another name', () => {
  expect(JSON.parse(logged('plain').text)).toMatchObject({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    kind: 'test',
  })
})
