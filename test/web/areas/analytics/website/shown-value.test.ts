import { expect, test } from 'vitest'
import { shownValue } from '../../../../../web/areas/analytics/website/shown-value.ts'

test('codes are shown as people call them', () => {
  expect(shownValue('country', 'DE')).toBe('Germany')
  expect(shownValue('language', 'de')).toBe('German')
  expect(shownValue('channel', 'llm')).toBe('AI assistants')
  expect(shownValue('device', 'mobile')).toBe('Phone')
  expect(shownValue('path', '/shop')).toBe('/shop')
})

test('what is no code is shown as it was sent', () => {
  expect(shownValue('country', 'nowhere at all')).toBe('nowhere at all')
  expect(shownValue('language', '<b>')).toBe('<b>')
  expect(shownValue('channel', 'pigeon')).toBe('pigeon')
})
