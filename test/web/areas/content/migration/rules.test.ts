import { expect, test } from 'vitest'
import { recommendedFor, withChange } from '../../../../../web/areas/content/migration/rules.ts'

const page = (fileId: string, contentTypeId: string | null = null) => ({
  key: fileId,
  fileId,
  contentTypeId,
  fieldOverrides: {},
  status: 'planned' as const,
})
const types = [{ contentTypeId: 'recipe', machineName: 'recipe', name: 'Recipe', fields: [] }]

test('a type is recommended for pages without one, and only one that is there', () => {
  const recommended = ['a', 'b', 'c'].map((fileId) => ({
    fileId,
    contentTypeId: fileId === 'c' ? 'gone' : 'recipe',
  }))
  const pages = [page('a'), page('b', 'recipe'), page('c')]
  expect([...recommendedFor(pages, recommended, types)]).toEqual([['a', 'recipe']])
})

test('some pages are changed, and the others stay', () => {
  const pages = [page('a'), page('b'), page('c')]
  const changed = withChange(pages, [page('b'), page('gone')], () => ({ contentTypeId: 'recipe' }))
  expect(changed).toEqual([page('a'), page('b', 'recipe'), page('c')])
})
