import { expect, test } from 'vitest'
import { publicSlugOf } from '../../../../workers/features/knowledge-bases/rules.ts'

const unique = '0199f0a0-1111-4222-8333-444455556666'

test.each([
  ['Manuals & Guides', 'manuals-guides-0199f0a01111'],
  ['  Größe ', 'gro-e-0199f0a01111'],
  ['設定', 'knowledge-base-0199f0a01111'],
  ['../../admin', 'admin-0199f0a01111'],
  ['раураl', 'l-0199f0a01111'],
  ['x'.repeat(200), `${'x'.repeat(40)}-0199f0a01111`],
])('the public address of "%s" is %s', (name, slug) => {
  expect(publicSlugOf(name, unique)).toBe(slug)
})
