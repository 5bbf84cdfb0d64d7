import { beforeEach, expect, test, vi } from 'vitest'
import {
  filledBefore,
  filledIn,
  foundBefore,
  keepFilled,
  keepFound,
} from '../../../../../web/areas/stories/risks/kept.ts'
import type { Analysis } from '../../../../../web/areas/stories/risks/matrix-cells.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  return () => void vi.unstubAllGlobals()
})

test('what was filled in stands there again, for its own project only', () => {
  const form = new FormData()
  form.set('requirements', 'Cards are stored.')
  form.append('frameworks', 'GDPR')
  form.append('frameworks', 'SOC 2')
  keepFilled('p1', filledIn(form))
  expect(filledBefore('p1')).toEqual({
    requirements: 'Cards are stored.',
    domain: '',
    hasStories: false,
    frameworks: ['GDPR', 'SOC 2'],
  })
  expect(filledBefore('p2')).toMatchObject({ requirements: '', hasStories: true })
})

test('what was found stays in the tab with its time, and what is no analysis is nothing', () => {
  const found = { analysis: { risks: [] as unknown } as Analysis, at: '2026-01-01T00:00:00.000Z' }
  keepFound('p1', found)
  expect(foundBefore('p1')).toEqual(found)
  expect(foundBefore('p2')).toBeNull()
  sessionStorage.setItem('draft of found risks of p2', '{"requirements":"x"}')
  expect(foundBefore('p2')).toBeNull()
})
