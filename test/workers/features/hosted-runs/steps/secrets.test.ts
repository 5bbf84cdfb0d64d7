import { expect, test } from 'vitest'
import { conceal, dated, reveal } from '../../../../../workers/features/hosted-runs/steps/secrets.ts'

test('placeholders of known secrets are replaced wherever they stand, others stay', () => {
  const action = {
    action: 'fill',
    target: { name: 'User %USER%' },
    value: '%USER%:%PASSWORD%',
    list: ['%OTHER%', '100%'],
  }
  expect(reveal(action, { USER: 'ann', PASSWORD: 'p%USER%$&' })).toEqual({
    action: 'fill',
    target: { name: 'User ann' },
    value: 'ann:p%USER%$&',
    list: ['%OTHER%', '100%'],
  })
})

test('a name that every object has is no secret', () => {
  expect(reveal('%constructor% %__proto__%', {})).toBe('%constructor% %__proto__%')
})

test('no form of a secret survives, and a longer secret is not cut by a shorter one', () => {
  const secrets = { SHORT: 'abc', LONG: 'abc def/ä' }
  const told = conceal(
    {
      message: 'abc def/ä and abc',
      url: `https://x.test/?q=${encodeURIComponent('abc def/ä')}`,
      deep: [{ a: 'xabcx' }],
    },
    secrets,
  )
  expect(told).toEqual({
    message: '%LONG% and %SHORT%',
    url: 'https://x.test/?q=%LONG%',
    deep: [{ a: 'x%SHORT%x' }],
  })
})

test('an empty secret conceals nothing', () => {
  expect(conceal('text', { EMPTY: '' })).toBe('text')
})

test('marks of dates become dates wherever they stand, and other marks stay', () => {
  const action = { action: 'fill', value: '%TODAY+1D%', list: ['due %TODAY%', '%TODAYS%', '%USER%', '100%'] }
  expect(dated(action, '2026-12-31', { USER: 'ann' })).toEqual({
    action: 'fill',
    value: '2027-01-01',
    list: ['due 2026-12-31', '%TODAYS%', '%USER%', '100%'],
  })
})

test('a secret called TODAY keeps its mark', () => {
  expect(dated('%TODAY% and %TODAY+1D%', '2026-12-31', { TODAY: 'x' })).toBe('%TODAY% and 2027-01-01')
})
