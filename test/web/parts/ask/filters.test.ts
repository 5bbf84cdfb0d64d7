import { expect, test } from 'vitest'
import { hashOfSearch, isNarrow, narrowing, searchIn } from '../../../../web/parts/ask/filters.ts'

const all = { fileType: '', from: '', to: '' }
const questions = ['How long? & why #1 = 50 %', 'مرحبا 🚀\nline', '<b>x</b>', `a${'b'.repeat(1999)}`]

test.each(questions)('an address repeats the search for %j', (question) => {
  const search = { question, fileType: 'pdf', from: '2026-01-31', to: '2026-02-28' }
  expect(searchIn(hashOfSearch(search))).toEqual(search)
  expect(searchIn(hashOfSearch({ ...all, question }))).toEqual({ ...all, question })
})

test('an address without a question searches nothing', () => {
  for (const hash of ['', '#', '#ask=', '#ask=+++', '#at=1-2&quote=x', '#type=pdf'])
    expect(searchIn(hash)).toBeNull()
})

test('of what an address may not say only the question is left', () => {
  const said = [
    'type=constructor&from=2026-02-31&to=x',
    'type=exe&from=26-1-1&to=2026-13-01',
    'from=0&to=2026-01-01T00:00',
  ]
  for (const rest of said) expect(searchIn(`#ask=x&${rest}`)).toEqual({ ...all, question: 'x' })
  expect(searchIn(`#ask=${'x'.repeat(9000)}`)?.question).toHaveLength(2000)
})

test('days are counted whole, as whoever asks counts them', () => {
  const { updatedFrom, updatedTo } = narrowing({ ...all, from: '2026-03-01', to: '2026-03-01' })
  expect(new Date(updatedFrom ?? '').toString()).toContain('Mar 01 2026 00:00:00')
  expect(new Date(updatedTo ?? '').toString()).toContain('Mar 01 2026 23:59:59')
  expect(narrowing(all)).toEqual({})
  expect([isNarrow(all), isNarrow({ ...all, to: '2026-03-01' })]).toEqual([false, true])
})
