import { expect, test } from 'vitest'
import { everyFile } from '../../../../../web/areas/content/migration/every-file.ts'

test('no two files are known by the same', () => {
  const file = { name: 'index', href: '', key: '/index' }
  const files = new Map([
    ['a', file],
    ['b', file],
  ])
  expect(everyFile([], files).map(({ key }) => key)).toEqual(['/index', 'b'])
})
