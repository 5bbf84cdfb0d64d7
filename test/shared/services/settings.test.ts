import { expect, test } from 'vitest'
import { readSettings } from '../../../shared/services/settings.ts'

test('vars override defaults', () => {
  const settings = readSettings({ UPLOADS_PER_HOUR: '7', MODEL: 'workers-ai', LOCAL: 'true' })
  expect(settings).toMatchObject({
    UPLOADS_PER_HOUR: 7,
    EXPORTS_PER_HOUR: 50,
    MODEL: 'workers-ai',
    LOCAL: true,
    ALLOW_PRIVATE_TARGETS: false,
  })
})

test('numbers and truth values of a config count like their texts', () => {
  const settings = readSettings({ UPLOADS_PER_HOUR: 0, CASES_PER_RUN: 5, ALLOW_PRIVATE_TARGETS: true })
  expect(settings).toMatchObject({ UPLOADS_PER_HOUR: 0, CASES_PER_RUN: 5, ALLOW_PRIVATE_TARGETS: true })
  expect(() => readSettings({ UPLOADS_PER_HOUR: -1 })).toThrow('UPLOADS_PER_HOUR')
})

test.each(['many', '-1', 'NaN', 'Infinity'])(
  'a limit of %s stops the Worker instead of lifting the limit',
  (value) => {
    expect(() => readSettings({ UPLOADS_PER_HOUR: value })).toThrow('UPLOADS_PER_HOUR')
  },
)
