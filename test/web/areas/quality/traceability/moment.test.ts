import { expect, test } from 'vitest'
import { forField, fromField } from '../../../../../web/areas/quality/traceability/moment.ts'

test('a moment goes through the field and back, to the minute', () => {
  const iso = '2026-03-01T12:34:00.000Z'
  expect(fromField(forField(iso))).toBe(iso)
})

test('what is no moment is none', () => {
  expect(fromField('')).toBe('')
  expect(fromField('never')).toBe('')
  expect(forField('never')).toBe('')
})
