import { expect, test } from 'vitest'
import { missingOf } from '../../../scripts/bench/missing.mjs'
import { entriesOf, isSuccess } from '../../../scripts/bench/outcome.mjs'

const limitMs = 120_000
const figures = [{ name: 'list', figure: 1, unit: 'ms', ok: true }]

test('a benchmark that ended gives its figures under its name', () => {
  expect(entriesOf('a', { code: 0, result: { figures, missing: [] }, limitMs })).toEqual([
    { bench: 'a', name: 'list', figure: 1, unit: 'ms', ok: true },
  ])
})

test('a benchmark whose needs are not met is skipped: neither met nor missed', () => {
  const entries = entriesOf('a', {
    code: 0,
    result: { figures: [], missing: ['It needs a browser.'] },
    limitMs,
  })
  expect(entries).toEqual([
    { bench: 'a', name: 'not measured', skipped: true, missing: ['It needs a browser.'] },
  ])
  expect(isSuccess(entries)).toBe(true)
})

test('a benchmark that breaks, and one that takes too long, is a missed figure', () => {
  const broken = entriesOf('a', { code: 3, limitMs })
  expect(broken).toMatchObject([{ name: 'did not finish', figure: 3, unit: 'exit code', ok: false }])
  const late = entriesOf('a', { code: null, limitMs })
  expect(late).toMatchObject([{ name: 'did not finish in time', figure: 2, unit: 'min', ok: false }])
  expect([isSuccess(broken), isSuccess(late)]).toEqual([false, false])
})

test('a figure above its budget fails the run, whatever is skipped beside it', () => {
  expect(isSuccess([{ ok: true }, { skipped: true }])).toBe(true)
  expect(isSuccess([{ skipped: true }, { ok: false }])).toBe(false)
})

test('only needs that are not met are missing, each with how to meet it', async () => {
  const need = (what: string, isMet: boolean) => ({ what, how: 'Get it.', isMet: async () => isMet })
  const needs = [need('a', true), need('b', false), need('c', false)]
  expect(await missingOf(needs)).toEqual(['It needs b. Get it.', 'It needs c. Get it.'])
})
