import { describe, expect, test } from 'vitest'
import {
  fullAllowance,
  isSlow,
  nextInTurn,
  readFrame,
  spend,
} from '../../../durable-objects/event-gateway/rules.ts'

describe('how fast a client may talk', () => {
  /** How many of the messages pass before one is refused. */
  const passed = (gapMs: number, count: number) => {
    let allowance = fullAllowance(0)
    for (let i = 0; i < count; i++) {
      allowance = spend(allowance, i * gapMs)
      if (allowance.left < 0) return i
    }
    return count
  }

  test('two hundred at once, and fifty a second for ever', () => {
    expect(passed(0, 1000)).toBe(200)
    expect(passed(20, 5000)).toBe(5000)
    expect(passed(19, 50_000)).toBeLessThan(50_000)
  })

  test('a rest gives back no more than the first allowance', () => {
    expect(spend({ left: -5, at: 0 }, 10 ** 9).left).toBe(199)
  })
})

describe('how far a client may lag', () => {
  test('by four million units unheard when there is room, by half a million when there is none', () => {
    expect(isSlow({ sent: 9, unheard: 4_000_000, sockets: 1 })).toBe(false)
    expect(isSlow({ sent: 9, unheard: 4_000_001, sockets: 1 })).toBe(true)
    expect(isSlow({ sent: 9, unheard: 1_500_000, sockets: 64 })).toBe(false)
    expect(isSlow({ sent: 9, unheard: 1_500_001, sockets: 64 })).toBe(true)
    expect(isSlow({ sent: 9, unheard: 512_000, sockets: 30_000 })).toBe(false)
    expect(isSlow({ sent: 9, unheard: 512_001, sockets: 30_000 })).toBe(true)
  })

  test('one that is heard from but was sent very much is let go all the same', () => {
    expect(isSlow({ sent: 32_000_001, unheard: 0, sockets: 1 })).toBe(true)
  })
})

test('a binary frame and a very long one end the connection, each with its code', () => {
  expect(readFrame(new ArrayBuffer(2))).toMatchObject({ code: 1003 })
  expect(readFrame('x'.repeat(4097))).toMatchObject({ code: 1009 })
  expect(readFrame('x'.repeat(4096))).toEqual({ text: 'x'.repeat(4096) })
})

describe('who is read for next', () => {
  const next = (cursors: number[], readUpTo: number) => nextInTurn(cursors, { front: 100, readUpTo })

  test('the furthest back first, and from there on whoever the last read did not serve', () => {
    expect(next([100, 70, 5, 40], -1)).toBe(5)
    expect(next([100, 70, 15, 40], 15)).toBe(40)
    expect(next([100, 70, 15, 50], 50)).toBe(70)
    expect(next([100, 80, 15, 50], 80)).toBe(15)
  })

  test('nobody when all are at the front', () => {
    expect(next([100, 100], 40)).toBeNull()
    expect(next([], 40)).toBeNull()
  })
})
