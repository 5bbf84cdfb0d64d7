import { expect, test } from 'vitest'
import { clashing } from '../../../../../web/areas/content/migration/clashing.ts'

const page = (fileId: string, status: 'planned' | 'ready' = 'planned', texts = {}) => ({
  key: fileId,
  fileId,
  contentTypeId: null,
  fieldOverrides: texts,
  status,
})
const known = { types: [], files: new Map([['a', { name: 'About', href: '', key: 'a' }]]) }

test('of two versions only those pages are told in which they differ', () => {
  const mine = [page('a', 'ready', { title: 'Us' }), page('b')]
  const clash = { field: 'pages', mine, theirs: [page('a'), page('b')] }
  expect(clashing(clash, mine, known)).toBe('About: None yet, Ready, Us')
  expect(clashing(clash, clash.theirs, known)).toBe('About: None yet, Planned')
})
