import { expect, test } from 'vitest'
import { again } from '../../../../workers/features/hosted-runs/again.ts'
import { keepLatest } from '../../../../workers/features/hosted-runs/keep-latest.ts'

test('of values that come while one is written only the latest is written, and never two at a time', async () => {
  const written: number[] = []
  let writing = 0
  const { keep, settled } = keepLatest(async (value: number) => {
    expect(++writing).toBe(1)
    await Promise.resolve()
    written.push(value)
    writing--
    if (value === 1) throw new Error('refused')
  })
  for (const value of [1, 2, 3, 4]) keep(value)
  await settled()
  keep(5)
  await settled()
  expect(written).toEqual([1, 4, 5])
})

test('a call that fails is made again, and one that fails for ever says why', async () => {
  let calls = 0
  const busy = () => (++calls < 3 ? Promise.reject(new Error('moving')) : Promise.resolve('done'))
  expect(await again(busy)).toBe('done')
  await expect(again(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
