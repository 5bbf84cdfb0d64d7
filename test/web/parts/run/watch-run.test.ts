import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readRun } from '../../../../web/areas/visitors/run/read-run.ts'
import { watchRun } from '../../../../web/parts/run/watch-run.ts'

const running = { status: 'running', planned: [], cases: [], latest: null, evidence: {} }
let sockets = 0
let answers: PromiseWithResolvers<Response>[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        sockets++
      }
      close() {}
    },
  )
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>()
    answers.push(answer)
    return answer.promise
  })
  ;[sockets, answers] = [0, []]
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the way to the cases of a run is for whoever has been there, not for whoever only has its link', async () => {
  const id = '7d6a1c52-2f0f-4b0a-9c1e-0a1b2c3d4e5f'
  const known = JSON.stringify([{ sessionId: 'mine', title: '', openedAt: '' }])
  vi.stubGlobal('localStorage', { getItem: () => known })
  const seen: (string | null | undefined)[] = []
  for (const sessionId of ['mine', 'another']) {
    const run = watchRun(id, { read: readRun })
    const read = run.read()
    answers.shift()?.resolve(Response.json({ ...running, status: 'completed', sessionId }))
    await read
    seen.push(run.execution.value?.sessionId)
  }
  expect(seen).toEqual(['mine', null])
})

test('who has left before the run was read follows nothing', async () => {
  const run = watchRun('7d6a1c52-2f0f-4b0a-9c1e-0a1b2c3d4e5f', { read: readRun })
  const read = run.read()
  run.stop()
  answers[0]?.resolve(Response.json(running))
  await read
  expect(sockets).toBe(0)
})

test('who has left while the run was read again asks no more', async () => {
  const run = watchRun('7d6a1c52-2f0f-4b0a-9c1e-0a1b2c3d4e5f', { read: readRun })
  const first = run.read()
  answers[0]?.resolve(Response.json(running))
  await first
  const second = run.read()
  run.stop()
  answers[1]?.reject(new TypeError('Failed to fetch'))
  await second
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers).toHaveLength(2)
})
