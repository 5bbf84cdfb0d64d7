import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Edits } from '../../../../../web/areas/visitors/generator/drafts.ts'
import { Saver, type Saving, type Wiring } from '../../../../../web/areas/visitors/generator/saver.ts'
import type { Cases, TestCase } from '../../../../../web/areas/visitors/generator/session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const testCase = (id: string, title = id): TestCase => ({
  id,
  title,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
})

/** A page of two cases, and a service that stores what it is sent unless a test says otherwise. */
function page(own: Partial<Omit<Wiring, 'send' | 'read'>> = {}, edits: Edits | null = null) {
  const first: Cases = edits?.base ?? [testCase('A'), testCase('B')]
  let shown = edits?.mine ?? first
  let version = 1
  const said: Saving['state'][] = []
  const kept: (Edits | null)[] = []
  const stored = (testCases: Cases) => ({
    updatedAt: `v${++version}`,
    testCases: testCases.map((each) => ({ ...each })),
  })
  const wiring = {
    cases: () => shown,
    adopt: (next: Cases) => void (shown = next),
    send: vi.fn(async (testCases: Cases, _version: string) => stored(testCases)),
    read: vi.fn(async () => stored(shown)),
    show: ({ state }: Saving) => void said.push(state),
    keep: (unsaved: Edits | null) => void kept.push(unsaved),
    meaning: (error: unknown) => error as ReturnType<Wiring['meaning']>,
    waitMs: () => 0,
    ...own,
  }
  const saver = new Saver(wiring, { updatedAt: 'v1', testCases: first }, edits)
  function type(id: string, title: string) {
    shown = shown.map((each) => (each.id === id ? { ...each, title } : each))
    saver.changed()
  }
  const titles = () => shown.map(({ title }) => title)
  return { saver, wiring, said, kept, type, titles, stored, cases: () => shown }
}

test('what is typed while a save is under way stays, and is saved next with the new version', async () => {
  const { wiring, type, titles, stored } = page()
  const answer = Promise.withResolvers<ReturnType<typeof stored>>()
  wiring.send.mockImplementationOnce(() => answer.promise)
  type('A', 'first')
  await vi.advanceTimersByTimeAsync(1_000)
  type('B', 'second')
  answer.resolve(stored([testCase('A', 'first'), testCase('B')]))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(titles()).toEqual(['first', 'second'])
  expect(wiring.send).toHaveBeenCalledTimes(2)
  expect(wiring.send.mock.calls[1]?.[1]).toBe('v2')
})

test('a save that arrived although its answer was lost is no edit of somebody else', async () => {
  const { wiring, type, titles, said, stored } = page()
  const arrived = stored([testCase('A', 'x'), testCase('B')])
  wiring.send.mockRejectedValueOnce('unreachable').mockRejectedValueOnce('stale')
  wiring.read.mockResolvedValueOnce(arrived)
  type('A', 'x')
  await vi.advanceTimersByTimeAsync(1_000)
  type('A', 'xy')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(said).not.toContain('conflict')
  expect(titles()).toEqual(['xy', 'B'])
  expect(wiring.send.mock.calls.at(-1)?.[1]).toBe(arrived.updatedAt)
  expect(said.at(-1)).toBe('saved')
})

test('neither is one that was under way when the page was left', async () => {
  const left = page()
  const answer = Promise.withResolvers<ReturnType<typeof left.stored>>()
  left.wiring.send.mockImplementationOnce(() => answer.promise)
  left.type('A', 'x')
  await vi.advanceTimersByTimeAsync(1_000)
  left.type('A', 'xy')
  left.saver.stop()
  const { wiring, saver, titles, said, stored } = page({}, left.kept.at(-1) ?? null)
  saver.bring(stored([testCase('A', 'x'), testCase('B')]))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(said).not.toContain('conflict')
  expect(titles()).toEqual(['xy', 'B'])
  expect(wiring.send).toHaveBeenCalledOnce()
})

test('edits elsewhere of another case are brought together without a question', async () => {
  const { wiring, type, titles, stored } = page()
  wiring.send.mockRejectedValueOnce('stale')
  wiring.read.mockResolvedValueOnce(stored([testCase('A'), testCase('B', 'theirs')]))
  type('A', 'mine')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(titles()).toEqual(['mine', 'theirs'])
  expect(wiring.send.mock.calls.at(-1)?.[0].map(({ title }) => title)).toEqual(['mine', 'theirs'])
})

test('two edits of one case wait for a choice, and nothing is sent until then', async () => {
  const { saver, wiring, type, said, stored, titles } = page()
  wiring.send.mockRejectedValueOnce('stale')
  wiring.read.mockResolvedValueOnce(stored([testCase('A', 'theirs'), testCase('B')]))
  type('A', 'mine')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(said.at(-1)).toBe('conflict')
  expect(titles()).toEqual(['mine', 'B'])
  expect(wiring.send).toHaveBeenCalledOnce()
  saver.chosen('A')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(wiring.send).toHaveBeenCalledTimes(2)
  expect(said.at(-1)).toBe('saved')
})

test('a failure is tried again later, each time after a longer rest', async () => {
  const { wiring, type, said } = page()
  wiring.send.mockRejectedValueOnce('fault').mockRejectedValueOnce('unreachable')
  type('A', 'x')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(said.at(-1)).toBe('failed')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(said.at(-1)).toBe('offline')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(said.at(-1)).toBe('saved')
})

test('a limit is waited for as long as it asks', async () => {
  const { wiring, type } = page({ waitMs: () => 30_000 })
  wiring.send.mockRejectedValueOnce('fault')
  type('A', 'x')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(wiring.send).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(12_000)
  expect(wiring.send).toHaveBeenCalledTimes(2)
})

test('a page that is left writes down at once what is unsaved, and a save that ends later removes just that', async () => {
  const { saver, type, kept, cases, wiring, stored } = page()
  type('A', 'x')
  const answer = Promise.withResolvers<ReturnType<typeof stored>>()
  wiring.send.mockImplementationOnce(() => answer.promise)
  void saver.flush()
  saver.stop()
  expect(kept.at(-1)).toMatchObject({ mine: cases() })
  answer.resolve(stored(cases()))
  await vi.advanceTimersByTimeAsync(10)
  expect(kept.at(-1)).toBeNull()
})
