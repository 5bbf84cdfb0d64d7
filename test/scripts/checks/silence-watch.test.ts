import { expect, test, vi } from 'vitest'
import { newSilenceWatch, stoodStill } from '../../../scripts/checks/silence-watch.mjs'

function watchedRun() {
  vi.useFakeTimers()
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const leave = vi.fn()
  const watch = newSilenceWatch(180_000, leave)
  return { watch, leave, said }
}

test('a run that goes on telling is left alone, however long it takes', () => {
  const { watch, leave } = watchedRun()
  for (let minute = 0; minute < 60; minute += 2) {
    watch.heard(`file ${minute}`)
    vi.advanceTimersByTime(120_000)
  }
  watch.end()
  vi.advanceTimersByTime(3_600_000)
  expect(leave).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('a run that tells nothing any more is left, and what it played is named', () => {
  const { watch, leave, said } = watchedRun()
  watch.heard('documents.test.ts > a file is read')
  vi.advanceTimersByTime(180_001)
  expect(leave).toHaveBeenCalledExactlyOnceWith(stoodStill)
  expect(said.mock.lastCall?.[0]).toBe('Nothing was heard for 180 s: documents.test.ts > a file is read\n')
  said.mockRestore()
  vi.useRealTimers()
})
