import { expect, test } from 'vitest'
import { everyFile } from '../../../../../web/areas/content/migration/every-file.ts'
import { valuesOf } from '../../../../../web/areas/content/migration/values.ts'

const planned = (fileId: string) => ({
  fileId,
  contentTypeId: 'page',
  fieldOverrides: {},
  status: 'ready' as const,
})

const filesOf = (...fileIds: string[]) =>
  new Map(fileIds.map((fileId) => [fileId, { name: fileId, href: '', key: `/${fileId}` }]))

test('files for which nothing is planned follow those for which something is, and those that are gone are left out', () => {
  expect(everyFile([planned('b'), planned('gone')], filesOf('a', 'b'))).toEqual([
    { ...planned('b'), key: '/b' },
    { fileId: 'a', contentTypeId: null, fieldOverrides: {}, status: 'planned', key: '/a' },
  ])
})

test('no two files are known by the same', () => {
  const file = { name: 'index', href: '', key: '/index' }
  const files = new Map([
    ['a', file],
    ['b', file],
  ])
  expect(everyFile([], files).map(({ key }) => key)).toEqual(['/index', 'b'])
})

test('values are shown as text, whoever wrote them', () => {
  const field = (machineName: string, value: unknown) => ({ machineName, value, start: null, end: null })
  const fields = [field('tags', ['a', 'b']), field('count', 6), field('none', null), field('count', true)]
  expect(valuesOf({ fields }, 'tags')).toEqual([{ text: 'a\nb', start: null, end: null }])
  expect(valuesOf({ fields }, 'count').map(({ text }) => text)).toEqual(['6', 'true'])
  expect(valuesOf({ fields }, 'none').map(({ text }) => text)).toEqual([''])
})
