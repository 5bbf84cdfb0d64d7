import { expect, test } from 'vitest'
import { kindOf, trapRefusal } from '../../../../shared/domain/crawling/traps.ts'
import { pauseMs, waitFor } from '../../../../shared/domain/crawling/patience.ts'
import { nearCopyOf } from '../../../../shared/domain/crawling/near-copies.ts'
import { printOf } from '../../../../shared/domain/near-duplicates/index.ts'

const at = (path: string) => `https://a.example${path}`

test('addresses that differ by numbers and values alone are of one kind', () => {
  expect(kindOf(at('/calendar/2026/11?view=week'))).toBe(kindOf(at('/calendar/1999/1?view=day')))
  expect(kindOf(at('/blog/2026/a'))).not.toBe(kindOf(at('/blog/2026/b')))
})

test.each([
  ['a calendar', '/calendar/2026/11', 100],
  ['pages of a list', '/list?page=7', 60],
  ['an old content system', '/index.php?id=7', 300],
  ['numbered articles', '/article/7', 500],
])('%s is followed up to its bound', (_what, path, most) => {
  expect(trapRefusal(at(path), most - 1)).toBeUndefined()
  expect(trapRefusal(at(path), most)).toContain(String(most))
})

test('pages with names have no bound of their own, and paths that turn in circles or go on are traps', () => {
  expect(trapRefusal(at('/about/team'), 10_000)).toBeUndefined()
  expect(trapRefusal(at('/a/b/a/b/a/b/a'), 0)).toContain('no end')
  expect(trapRefusal(at(`/${Array.from({ length: 21 }, (_, n) => `p${n}`).join('/')}`), 0)).toContain('20')
})

const now = Date.parse('2026-03-02T10:00:00Z')

test.each([
  ['30', 0, 30_000],
  ['0', 0, 1000],
  ['Mon, 02 Mar 2026 10:02:00 GMT', 0, 120_000],
  ['Mon, 02 Mar 2020 10:02:00 GMT', 0, 1000],
  ['999999', 0, 3_600_000],
  ['soon', 1, 10_000],
  [null, 0, 5000],
  [null, 7, 300_000],
  ['1', 8, null],
])(
  'a busy server with Retry-After %s after %i refusals is left alone for %s',
  (retryAfter, setbacks, wait) => {
    expect(waitFor({ retryAfter, setbacks, now })).toBe(wait)
  },
)

test.each([
  [2, 2000],
  [undefined, 500],
  [9999, 60_000],
  [0.1, 500],
])('where robots.txt asks for %d seconds and we for half of one, the pause is %i ms', (asked, ms) => {
  expect(pauseMs(asked, 500)).toBe(ms)
})

const text = Array.from({ length: 120 }, (_, n) => `word${(n * 37) % 101} beside number ${n}`).join('. ')
const page = (url: string, title: string, said: string) => {
  const fingerprint = printOf(said)
  return { url, title, fingerprint, words: 400 }
}

test('a page is a near copy of one with its title that says nearly the same', () => {
  const kept = [page('/a', 'Terms', text), page('/b', 'Other', text)]
  const copy = page('/a?print=1', 'Terms', `${text}. Printed today`)
  expect(nearCopyOf(copy, kept)?.url).toBe('/a')
  expect(nearCopyOf({ ...copy, title: 'Prices' }, kept)).toBeUndefined()
  expect(nearCopyOf({ ...copy, words: 20 }, kept), 'short pages say too little').toBeUndefined()
  expect(nearCopyOf(page('/a', 'Terms', text), kept), 'itself').toBeUndefined()
})

test('a page of another template or of the same frame is no copy, though its title is the same', () => {
  const frame = Array.from({ length: 60 }, (_, n) => `menu${n} entry${(n * 17) % 43}`).join(' ')
  const own = (seed: number) => Array.from({ length: 30 }, (_, n) => `own${n * seed} says${seed}`).join(' ')
  const kept = [page('/a', 'Shop', `${frame} ${own(3)}`)]
  expect(nearCopyOf(page('/b', 'Shop', `${frame} ${own(7)}`), kept)).toBeUndefined()
})
