import { expect, test } from 'vitest'
import { shownValue } from '../../../../../web/areas/analytics/website/shown-value.ts'

test('what is no code is shown as it was sent', () => {
  expect(shownValue('country', 'nowhere at all')).toBe('nowhere at all')
  expect(shownValue('language', '<b>')).toBe('<b>')
  expect(shownValue('channel', 'pigeon')).toBe('pigeon')
})
