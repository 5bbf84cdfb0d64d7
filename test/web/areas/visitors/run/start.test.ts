import { afterEach, expect, test, vi } from 'vitest'
import { start } from '../../../../../web/areas/visitors/run/start.ts'

afterEach(() => vi.unstubAllGlobals())

test('a second try after a broken connection starts no second run, and the same run once more does', async () => {
  const keys: (string | null)[] = []
  const place = { hash: '' }
  vi.stubGlobal('location', place)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'))
    if (keys.length === 1) throw new TypeError('Failed to fetch')
    return Response.json({ executionId: `E${keys.length}`, unreadable: [] })
  })
  const run = { sessionId: 'S', testCaseIds: ['TC-001'], config: { url: 'https://example.com' } }
  await expect(start(run)).rejects.toThrow()
  await start(run)
  expect(place.hash).toBe('#execution=E2')
  await start(run)
  expect(place.hash).toBe('#execution=E3')
  expect(keys[0]).not.toBeNull()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
