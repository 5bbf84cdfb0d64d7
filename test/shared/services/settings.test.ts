import { expect, test } from 'vitest'
import { readSettings } from '../../../shared/services/settings.ts'

test('vars override defaults', () => {
  const settings = readSettings({ UPLOADS_PER_HOUR: '7', MODEL: 'workers-ai', LOCAL: 'true' })
  expect(settings).toMatchObject({ UPLOADS_PER_HOUR: 7, MODEL: 'workers-ai', LOCAL: true })
  expect(settings).toMatchObject({ EXPORTS_PER_HOUR: 5000, ALLOW_PRIVATE_TARGETS: false })
})

test('numbers and truth values of a config count like their texts', () => {
  const settings = readSettings({ UPLOADS_PER_HOUR: 0, CASES_PER_RUN: 5, ALLOW_PRIVATE_TARGETS: true })
  expect(settings).toMatchObject({ UPLOADS_PER_HOUR: 0, CASES_PER_RUN: 5, ALLOW_PRIVATE_TARGETS: true })
  expect(() => readSettings({ UPLOADS_PER_HOUR: -1 })).toThrow('UPLOADS_PER_HOUR')
})

test('a ceiling may be a part of a dollar, and 0 is one for visitors and none for organizations', () => {
  const { VISITORS_MODEL_USD_PER_DAY, MODEL_USD_PER_DAY } = readSettings({})
  expect([VISITORS_MODEL_USD_PER_DAY, MODEL_USD_PER_DAY]).toEqual([1, 0])
  expect(readSettings({ VISITORS_MODEL_USD_PER_DAY: '0.25' }).VISITORS_MODEL_USD_PER_DAY).toBe(0.25)
  expect(() => readSettings({ VISITORS_MODEL_USD_PER_DAY: 'none' })).toThrow('VISITORS_MODEL_USD_PER_DAY')
})

test.each(['many', '-1', 'NaN', 'Infinity'])(
  'a limit of %s stops the Worker instead of lifting the limit',
  (value) => {
    expect(() => readSettings({ UPLOADS_PER_HOUR: value })).toThrow('UPLOADS_PER_HOUR')
  },
)

test('on one machine limits are a hundred times as wide, unless they are set, and none is wider than a counter holds', () => {
  const limits = (settings: object) => Object.entries(settings).filter(([name]) => name.endsWith('_PER_HOUR'))
  const [deployed, local] = [limits(readSettings({})), limits(readSettings({ LOCAL: 'true' }))]
  expect(deployed).toContainEqual(['GENERATIONS_PER_HOUR', 20])
  expect(local).toContainEqual(['GENERATIONS_PER_HOUR', 2000])
  expect(local).toEqual(deployed.map(([name, most]) => [name, Math.min(100 * Number(most), 50_000)]))
  const given = { LOCAL: 'true', GENERATIONS_PER_HOUR: '3' }
  expect(readSettings(given).GENERATIONS_PER_HOUR).toBe(3)
})

test('what is no limit of an hour is the same on one machine', () => {
  expect(readSettings({ LOCAL: 'true' }).CASES_PER_RUN).toBe(readSettings({}).CASES_PER_RUN)
})
