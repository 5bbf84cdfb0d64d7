import { expect, test } from 'vitest'
import { secondsUntil } from '../../../../../web/areas/knowledge/drive/types.ts'

test('a wait is told in whole seconds, whatever the clock of the browser says', () => {
  const now = Date.parse('2026-01-01T12:00:00Z')
  expect(secondsUntil('2026-01-01T12:00:41.200Z', now)).toBe(42)
  expect(secondsUntil('2026-01-01T11:00:00Z', now)).toBe(1)
  expect(secondsUntil('2026-01-01T18:00:00Z', now)).toBe(60)
})
