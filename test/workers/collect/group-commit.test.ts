import { describe, expect, test } from 'vitest'
import { createGroupCommit } from '../../../workers/collect/group-commit.ts'

const ignore = (work: Promise<unknown>) => void work
const settled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'accepted',
      (error: unknown) => String(error),
    ),
    new Promise<string>((resolve) => setTimeout(() => resolve('waiting'), 20)),
  ])

/** A queue that accepts a group only when told to. */
function slowQueue() {
  const groups: { items: number[]; accept: () => void; refuse: (error: Error) => void }[] = []
  const send = (items: number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    groups.push({ items, accept: resolve, refuse: reject })
    return promise
  }
  return { groups, send }
}

describe('a group commit', () => {
  test('sends a lone item at once', async () => {
    const { groups, send } = slowQueue()
    const { add } = createGroupCommit(send)
    const alone = add(1, 10, ignore)
    expect(groups.map(({ items }) => items)).toEqual([[1]])
    groups[0]?.accept()
    await alone
  })

  test('gathers what comes while a send is under way, and sends it as one', async () => {
    const { groups, send } = slowQueue()
    const { add } = createGroupCommit(send)
    const first = add(1, 10, ignore)
    const later = [2, 3, 4].map((item) => add(item, 10, ignore))
    expect(groups).toHaveLength(1)
    groups[0]?.accept()
    await first
    expect(await settled(Promise.all(later))).toBe('waiting')
    expect(groups.map(({ items }) => items)).toEqual([[1], [2, 3, 4]])
    groups[1]?.accept()
    expect(await settled(Promise.all(later))).toBe('accepted')
  })

  test('does not make newcomers wait for a slow send', async () => {
    const { groups, send } = slowQueue()
    const { add } = createGroupCommit(send, { minWaitMs: 5 })
    const first = add(1, 10, ignore)
    const second = add(2, 10, ignore)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(groups.map(({ items }) => items)).toEqual([[1], [2]])
    groups[1]?.accept()
    expect(await settled(second)).toBe('accepted')
    expect(await settled(first)).toBe('waiting')
    groups[0]?.accept()
    await first
  })

  test('tells everyone of a group that failed, and nobody else', async () => {
    const { groups, send } = slowQueue()
    const { add } = createGroupCommit(send)
    const first = add(1, 10, ignore)
    const second = [add(2, 10, ignore), add(3, 10, ignore)]
    groups[0]?.accept()
    expect(await settled(first)).toBe('accepted')
    await expect.poll(() => groups.length, { timeout: 60_000 }).toBe(2)
    groups[1]?.refuse(new Error('queue is full'))
    expect(await Promise.all(second.map(settled))).toEqual(['Error: queue is full', 'Error: queue is full'])
    const third = add(4, 10, ignore)
    expect(groups[2]?.items).toEqual([4])
    groups[2]?.accept()
    await third
  })

  test('survives a queue that throws before it answers', async () => {
    const { add } = createGroupCommit(() => {
      throw new Error('no such queue')
    })
    expect(await settled(add(1, 10, ignore))).toBe('Error: no such queue')
    expect(await settled(add(2, 10, ignore))).toBe('Error: no such queue')
  })

  test('keeps to what a queue takes in one call, by number and by size', async () => {
    const sizes: number[] = []
    const { add } = createGroupCommit(
      async (items: number[]) => {
        sizes.push(items.length)
        await new Promise((resolve) => setTimeout(resolve, 20))
      },
      { maxItems: 100, maxBytes: 1000 },
    )
    await Promise.all(Array.from({ length: 250 }, (_, i) => add(i, 4, ignore)))
    expect(Math.max(...sizes)).toBe(100)
    expect(sizes.reduce((sum, size) => sum + size)).toBe(250)
    sizes.length = 0
    await Promise.all(Array.from({ length: 20 }, (_, i) => add(i, 300, ignore)))
    expect(Math.max(...sizes)).toBe(3)
    expect(sizes.reduce((sum, size) => sum + size)).toBe(20)
  })

  test('gives up on a queue that never answers', async () => {
    const { add } = createGroupCommit(() => new Promise(() => undefined), { timeoutMs: 5 })
    await expect(add(1, 10, ignore)).rejects.toThrow('did not answer in time')
    await expect(add(2, 10, ignore)).rejects.toThrow('did not answer in time')
  })

  test('loses and repeats nothing when sends fail at random', async () => {
    const accepted: number[] = []
    let calls = 0
    const { add } = createGroupCommit(async (items: number[]) => {
      await new Promise((resolve) => setTimeout(resolve, calls % 3))
      if (++calls % 4 === 0) throw new Error('failed')
      accepted.push(...items)
    })
    const told: number[] = []
    const refused: number[] = []
    await Promise.all(
      Array.from({ length: 1000 }, async (_, item) => {
        await new Promise((resolve) => setTimeout(resolve, item % 17))
        await add(item, 10, ignore).then(
          () => told.push(item),
          () => refused.push(item),
        )
      }),
    )
    const ascending = (a: number, b: number) => a - b
    expect(told.toSorted(ascending)).toEqual(accepted.toSorted(ascending))
    expect(told.length + refused.length).toBe(1000)
    expect(refused.length).toBeGreaterThan(0)
  })
})
