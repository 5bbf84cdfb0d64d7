import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newestFirst, pageFields, readCursor, writeCursor } from '../../../shared/db/pagination.ts'
import { auditEntries } from '../../../shared/db/tables/audit.ts'
import { forAll } from '../../support/for-all.ts'

const position = fc.record({ at: fc.integer({ min: 0, max: 9_999_999_999_999 }), id: fc.uuid() })

describe('a cursor', () => {
  test('comes back as the position that it was written from, and is safe in an address', () => {
    forAll([position], (given) => {
      expect(readCursor(writeCursor(given))).toEqual(given)
      expect(writeCursor(given)).toMatch(/^[\w-]+$/)
    })
  })

  test.each([
    ['empty', ''],
    ['no base64', '%%%'],
    ['something else', btoa('hello')],
    ['a time that is none', btoa('1e5.abc')],
    ['a negative time', btoa('-5.abc')],
    ['SQL', btoa("5.x' OR 1=1")],
    ['padded differently', `${writeCursor({ at: 1, id: 'abc' })}==`],
  ])('that is %s is refused', (_, cursor) => {
    expect(() => readCursor(cursor)).toThrow(
      expect.objectContaining({ code: 'validation_failed', status: 400 }),
    )
  })

  test('that is any text is read or refused, never anything else', () => {
    forAll([fc.string()], (cursor) => {
      try {
        return writeCursor(readCursor(cursor)) === cursor
      } catch (error) {
        return (error as { code?: string }).code === 'validation_failed'
      }
    })
  })
})

describe('a page', () => {
  const list = newestFirst(auditEntries, 'at', 'auditId')
  const rows = Array.from({ length: 4 }, (_, i) => ({ at: 10 - i, auditId: `row-${i}` }))

  test('names the next one only when there is one', () => {
    expect(list.page(rows, 3)).toEqual({
      items: rows.slice(0, 3),
      nextCursor: writeCursor({ at: 8, id: 'row-2' }),
    })
    expect(list.page(rows, 4)).toEqual({ items: rows, nextCursor: null })
    expect(list.page([], 4)).toEqual({ items: [], nextCursor: null })
  })

  test('has 1 to 200 items, 50 unless told', () => {
    const fields = z.object(pageFields())
    expect(fields.parse({})).toEqual({ limit: 50 })
    expect(fields.parse({ limit: '200' }).limit).toBe(200)
    for (const limit of ['0', '201', '1.5', 'all', ''])
      expect(fields.safeParse({ limit }).success).toBe(false)
  })
})
