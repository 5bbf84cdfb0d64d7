import { expect, test } from 'vitest'
import { Turns } from '../../../workers/design/turns.ts'

const timer = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Work of some pieces of a size, which says when each is done. */
async function work(
  turns: Turns,
  name: string,
  { size, pieces }: { size: number; pieces: number },
  done: string[],
) {
  for (let piece = 0; piece < pieces; piece++) {
    await turns.next(size)
    done.push(name)
  }
  done.push(`${name} ended`)
}

test('small work that comes last is done before any of the large work goes on', async () => {
  const turns = new Turns(timer)
  const done: string[] = []
  const large = Array.from({ length: 25 }, (_, at) =>
    work(turns, `large ${at}`, { size: 65_000, pieces: 4 }, done),
  )
  await timer()
  const before = done.length
  await work(turns, 'small', { size: 80, pieces: 6 }, done)
  // At most what was under way when it came: one piece of each.
  expect(done.indexOf('small ended') - before).toBeLessThanOrEqual(25 + 7)
  expect(done.filter((entry) => entry.startsWith('large') && entry.endsWith('ended'))).toEqual([])
  await Promise.all(large)
  expect(done.filter((entry) => entry.endsWith('ended'))).toHaveLength(26)
})

test('large work goes on beside an endless stream of small work', async () => {
  const turns = new Turns(timer)
  const done: string[] = []
  let isOver = false
  const small = Array.from({ length: 3 }, async () => {
    while (!isOver) await turns.next(1)
  })
  await work(turns, 'large', { size: 65_000, pieces: 3 }, done)
  isOver = true
  await Promise.all(small)
  expect(done.at(-1)).toBe('large ended')
})

test('what was given up in the middle of its wait holds up nobody', async () => {
  const clock = { now: 0 }
  let waits = 0
  const turns = new Turns(
    () => (waits++ === 0 ? new Promise(() => undefined) : timer()),
    () => clock.now,
  )
  void turns.next(1)
  clock.now = 61_000
  await turns.next(100)
  // Its own, that of what is gone, and the one behind which the next has its turn.
  expect(waits).toBe(3)
})
