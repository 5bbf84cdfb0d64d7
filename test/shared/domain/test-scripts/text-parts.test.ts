import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textParts } from '../../../../shared/domain/test-scripts/text-parts.ts'
import { isComputed } from '../../../../shared/domain/test-scripts/framework.ts'
import { forAll } from '../../../support/for-all.ts'

test('a text comes apart at dates and secrets', () => {
  expect(textParts('from %TODAY+30D% by %USER_1%!')).toEqual([
    'from ',
    { date: '+30D' },
    ' by ',
    { secret: 'USER_1' },
    '!',
  ])
  expect(textParts('%TODAY-18Y+1D%%TODAY%')).toEqual([{ date: '-18Y+1D' }, { date: '' }])
  expect(textParts('')).toEqual([])
})

test('a percent sign alone is text, and nothing is lost', () => {
  expect(textParts('50 % of 100%')).toEqual(['50 % of 100%'])
  const shown = fc
    .array(fc.constantFrom('%', 'TODAY', '+3D', 'A', 'a', ' ', '%TODAY%'))
    .map((some) => some.join(''))
  forAll([shown], (text) => {
    const parts = textParts(text)
    const whole = parts.map((part) =>
      typeof part === 'string' ? part : 'date' in part ? `%TODAY${part.date}%` : `%${part.secret}%`,
    )
    expect(whole.join('')).toBe(text)
    expect(parts.some((part) => typeof part !== 'string')).toBe(isComputed(text))
  })
})
