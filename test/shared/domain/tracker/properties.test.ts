import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../../shared/domain/tracker/problem.ts'
import { readProperties } from '../../../../shared/domain/tracker/properties.ts'

function read(value: unknown) {
  const problems: Problem[] = []
  return { properties: readProperties(value, 'data', problems), problems }
}
const nested = (levels: number): unknown => (levels === 0 ? 'leaf' : { next: nested(levels - 1) })
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]))

describe('custom properties', () => {
  test('of five levels are kept and of six are refused', () => {
    expect(read(nested(5)).properties).toEqual(nested(5))
    expect(read(nested(6))).toEqual({
      properties: null,
      problems: [{ path: 'data.next.next.next.next.next', message: 'At most 5 levels are allowed' }],
    })
  })

  test('of fifty values are kept and of fifty-one are refused, members of lists included', () => {
    expect(read(many(50)).properties).toEqual(many(50))
    expect(read(many(51)).problems).toHaveLength(1)
    expect(read({ list: Array.from({ length: 49 }, () => 0) }).problems).toEqual([])
    expect(read({ list: Array.from({ length: 50 }, () => 0) }).problems).toHaveLength(1)
  })

  test('named like a prototype stay ordinary properties', () => {
    const { properties } = read(JSON.parse('{"__proto__":{"polluted":true},"constructor":1}'))
    expect(Object.keys(properties ?? {})).toEqual(['__proto__', 'constructor'])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(Object.getPrototypeOf(properties)).toBe(Object.prototype)
  })

  test('with a number too large to write down are refused', () => {
    expect(read(JSON.parse('{"price":1e999}')).problems).toEqual([
      { path: 'data.price', message: 'Must be a finite number' },
    ])
  })

  test('with an empty or a very long key are refused, and the complaint stays short', () => {
    expect(read({ '': 1 }).problems).toHaveLength(1)
    expect(read({ ['k'.repeat(101)]: 1 }).problems).toHaveLength(1)
    const deep = { ['a'.repeat(100)]: { ['b'.repeat(100)]: { ['c'.repeat(100)]: Infinity } } }
    expect(read(deep).problems[0]?.path.length).toBeLessThanOrEqual(200)
  })

  test('have long texts cut to 500 characters', () => {
    expect(read({ note: 'x'.repeat(501) }).properties).toEqual({ note: 'x'.repeat(500) })
  })

  test('of enormous depth are refused without exhausting the stack', () => {
    const hostile = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)
    expect(read(hostile).problems).toHaveLength(1)
  })
})
