import { expect, test } from 'vitest'
import { merged } from '../../../../web/parts/files/merged.ts'
import type { KeptFile } from '../../../../web/parts/files/types.ts'

const file = (fileId: string, minute: number, rest: Partial<KeptFile> = {}) =>
  ({ fileId, createdAt: `2026-01-01T00:${minute}:00.000Z`, status: 'processing', ...rest }) as KeptFile
const ids = (files: readonly KeptFile[]) => files.map(({ fileId }) => fileId)

test('what is new stands in front, and what is known is as it was read last', () => {
  const known = [file('b', 20), file('a', 10)]
  const files = [file('c', 30), file('b', 20, { status: 'indexed' })]
  const now = merged(known, { files, hasMore: true })
  expect(ids(now)).toEqual(['c', 'b', 'a'])
  expect(now[1]!.status).toBe('indexed')
})

test('what is gone from the newest page goes, and what lies behind it stays', () => {
  const known = [file('d', 40), file('c', 30), file('b', 20), file('a', 10)]
  expect(ids(merged(known, { files: [file('d', 40), file('b', 20)], hasMore: true }))).toEqual([
    'd',
    'b',
    'a',
  ])
})
