import { expect, test } from 'vitest'
import { fileNameOf } from '../../../../web/parts/exchange/file-name.ts'

test('a file is called as the service calls it, by the name that has an encoding where there are two', () => {
  const both = 'attachment; filename="Bestatigung.csv"; filename*=UTF-8\'\'Best%C3%A4tigung.csv'
  expect(fileNameOf(both, 'x')).toBe('Bestätigung.csv')
  expect(fileNameOf('attachment; filename="a \\"b\\".zip"', 'x')).toBe('a "b".zip')
})

test('without a name, or with one that cannot be read, it gets an ordinary one', () => {
  expect(fileNameOf(null, 'test-cases.csv')).toBe('test-cases.csv')
  expect(fileNameOf("attachment; filename*=UTF-8''%E0%A4%A", 'test-cases.csv')).toBe('test-cases.csv')
})
