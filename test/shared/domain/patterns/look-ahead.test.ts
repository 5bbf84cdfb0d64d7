import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPattern } from '../../../../shared/domain/patterns/index.ts'
import { forAll } from '../../../support/for-all.ts'

const passwords = [
  String.raw`^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,64}$`,
  String.raw`^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,}$`,
  String.raw`^(?=.*[!@#$%])(?!.*\s).{6,10}$`,
  String.raw`^(?!admin)[a-z]{3,12}$`,
]

describe.each(passwords)('conditions at the start of %s', (source) => {
  const pattern = readPattern(source)

  test('are matched as the platform matches them', () => {
    const platform = new RegExp(source)
    const unit = fc.constantFrom('a', 'Z', '7', '!', ' ', 'd', 'm', 'i', 'n')
    const text = fc.string({ unit, maxLength: 14 })
    forAll([text], (one) => {
      expect(pattern?.test(one)).toBe(platform.test(one))
    })
  })
  test('give a text that fulfils them all, of any length that is allowed', () => {
    const { min = 0, max = min + 20 } = pattern?.lengths() ?? {}
    expect(pattern?.sample()).toMatch(new RegExp(source))
    for (const length of [min, max]) {
      const text = pattern?.sample({ length }) ?? ''
      expect(text).toMatch(new RegExp(source))
      expect(text).toHaveLength(length)
    }
  })
  test('give near misses that break them', () => {
    const misses = pattern?.counterSamples(6) ?? []
    expect(misses.length).toBeGreaterThan(1)
    for (const { text } of misses) expect(text).not.toMatch(new RegExp(source))
  })
})

test('what is missing is said in words', () => {
  const misses = readPattern(String.raw`^(?=.*\d)(?=.*[A-Z]).{8,}$`)?.counterSamples(2)
  expect(misses?.map(({ reason }) => reason)).toEqual(['without a digit', 'without an upper-case letter'])
})

test.each(['(?=a)b', 'a(?=b)', '^(?=(?=a)b)c$', '^(?=', '^(?<=a)b'])('%s is left alone', (source) => {
  expect(readPattern(source)).toBeUndefined()
})
