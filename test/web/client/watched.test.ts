import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepWatching, stopWatching, watchedElsewhere } from '../../../web/client/watched.ts'

let kept: string | undefined
beforeEach(() => {
  kept = undefined
  vi.stubGlobal('sessionStorage', { setItem: (_: string, value: string) => (kept = value) })
})
afterEach(() => {
  stopWatching('one')
  stopWatching('two')
  vi.unstubAllGlobals()
})

const work = { executionId: 'one', name: 'Designing test cases', href: '/#session=one' }
const elsewhere = () => watchedElsewhere.value.map(({ executionId }) => executionId)

test('what is watched is kept for the next page, once each, until its end is known', () => {
  keepWatching(work)
  keepWatching({ ...work, executionId: 'two' })
  keepWatching(work)
  expect(elsewhere()).toEqual(['two', 'one'])
  stopWatching('one')
  expect(JSON.parse(kept ?? '')).toEqual([{ ...work, executionId: 'two' }])
})

test('storage that refuses to keep anything takes nothing away', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  keepWatching(work)
  expect(elsewhere()).toEqual(['one'])
})
