import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepServing } from '../../../scripts/start/keep-serving.mjs'

/** Development servers that end when they are told to, and the sentences that were said. */
function servers({ answers }: { answers: boolean[] }) {
  const started: { again: boolean; crash: () => void; end: (code: number) => void; stops: number }[] = []
  const said: string[] = []
  const start = (again: boolean, crash: () => void) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<number>()
    const one = { again, crash, end, stops: 0 }
    started.push(one)
    const stop = () => {
      one.stops++
      end(0)
    }
    return Promise.resolve({ ended, buildFailed: new Promise<void>(() => undefined), stop, kill: stop })
  }
  const known = {
    answers: () => Promise.resolve(answers.shift() ?? true),
    say: (it: string) => said.push(it),
  }
  return { started, said, server: keepServing(start, known) }
}

test('a server that answers again after its runtime died goes on', async () => {
  const { started, said, server } = servers({ answers: [true] })
  await server
  started[0]?.crash()
  await turn()
  expect([started.length, started[0]?.stops, said]).toEqual([1, 0, []])
})

test('a server that answers no more after its runtime died is ended, and another is started and said', async () => {
  const { started, said, server } = servers({ answers: [false, true, false, true] })
  await server
  for (const time of [0, 1]) {
    started[time]?.crash()
    started[time]?.crash()
    await turn()
    expect(started.map(({ again, stops }) => [again, stops]).slice(time)).toEqual([
      [time > 0, 1],
      [true, 0],
    ])
  }
  expect(said).toEqual(Array(2).fill('The development server no longer answers: it is started again.'))
})

test('a runtime that dies while another one is waited for is waited for as well', async () => {
  const { started, server } = servers({ answers: [true, false] })
  await server
  started[0]?.crash()
  started[0]?.crash()
  await turn()
  expect(started.map(({ stops }) => stops)).toEqual([1, 0])
})

test('a server that ends by itself is not started again', async () => {
  const { started, server } = servers({ answers: [] })
  const { ended } = await server
  started[0]?.end(3)
  expect([await ended, started.length]).toEqual([3, 1])
})

test('whoever stops it while it is started again ends that, too', async () => {
  const { started, server } = servers({ answers: [false] })
  const { ended, stop } = await server
  started[0]?.crash()
  await Promise.resolve()
  stop()
  expect(await ended).toBe(0)
  expect(started.at(-1)?.stops).toBeGreaterThan(0)
})
