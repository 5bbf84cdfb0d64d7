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

test('of many the first are told, and how many more there are', () => {
  const pages = (status: 'planned' | 'ready') => Array.from({ length: 9 }, (_, at) => page(`p${at}`, status))
  const clash = { field: 'pages', mine: pages('ready'), theirs: pages('planned') }
  expect(clashing(clash, clash.mine, known)).toMatch(/^p0: .* · and 4 more$/)
})
