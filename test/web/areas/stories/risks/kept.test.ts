import { beforeEach, expect, test, vi } from 'vitest'
import { foundBefore, keepFound } from '../../../../../web/areas/stories/risks/kept.ts'
import type { Analysis } from '../../../../../web/areas/stories/risks/matrix-cells.ts'
import { storageOf } from '../../../support.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf())
  return () => void vi.unstubAllGlobals()
})

test('what was found stays in the tab with its time, and what is no analysis is nothing', () => {
  const found = { analysis: { risks: [] as unknown } as Analysis, at: '2026-01-01T00:00:00.000Z' }
  keepFound('p1', found)
  expect(foundBefore('p1')).toEqual(found)
  expect(foundBefore('p2')).toBeNull()
  sessionStorage.setItem('draft of found risks of p2', '{"requirements":"x"}')
  expect(foundBefore('p2')).toBeNull()
})
