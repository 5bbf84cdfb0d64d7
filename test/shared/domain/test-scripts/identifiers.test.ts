import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  camelCase,
  fileNaming,
  kebabCase,
  Naming,
  pascalCase,
  snakeCase,
  wordsOf,
} from '../../../../shared/domain/test-scripts/identifiers.ts'
import { forAll } from '../../../support/for-all.ts'

test('a name becomes plain words', () => {
  expect(wordsOf('E-mail (work)')).toEqual(['e', 'mail', 'work'])
  expect(wordsOf("User's firstName")).toEqual(['users', 'first', 'name'])
  expect(wordsOf('Straße – Größe')).toEqual(['strasse', 'grosse'])
  expect(wordsOf('名前')).toEqual([])
})

test('each style joins words in its own way', () => {
  const words = ['user', 'name']
  expect([camelCase, pascalCase, snakeCase, kebabCase].map((style) => style(words))).toEqual([
    'userName',
    'UserName',
    'user_name',
    'user-name',
  ])
})

test('the suffix is not said twice', () => {
  const naming = new Naming({ style: camelCase })
  expect(naming.name('1', 'User name', { suffix: 'field', fallback: 'element' })).toBe('userNameField')
  expect(naming.name('2', 'Search field', { suffix: 'field', fallback: 'element' })).toBe('searchField')
})

test('one thing keeps its name, another never gets it, whatever the case', () => {
  const naming = new Naming({ style: camelCase, reserved: ['delete'] })
  const of = (key: string, text: string) => naming.name(key, text, { fallback: 'element' })
  expect(of('a', 'Delete')).toBe('delete2')
  expect(of('b', 'delete')).toBe('delete3')
  expect(of('a', 'Something else')).toBe('delete2')
  expect(of('c', 'user name')).toBe('userName')
  expect(of('d', 'Username')).toBe('username2')
})

test('digits never come first', () => {
  const naming = new Naming({ style: snakeCase })
  expect(naming.name('1', '2nd night', { suffix: 'button', fallback: 'element' })).toBe(
    'element_2nd_night_button',
  )
})

test('whatever the text, the identifier is one, unique and free', () => {
  const texts = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('class', 'Class', '', '1', 'ß', 'a 2', 'a2')),
  )
  forAll([texts], (names) => {
    const naming = new Naming({ style: camelCase, reserved: ['class'] })
    const made = names.map((name, at) => naming.name(String(at), name, { fallback: 'element' }))
    for (const identifier of made) expect(identifier).toMatch(/^[a-z][A-Za-z0-9]*$/)
    const folded = made.map((one) => one.toLowerCase())
    expect(new Set(folded).size).toBe(names.length)
    expect(folded).not.toContain('class')
  })
})

test('files are never called as a device, and stay short', () => {
  const files = fileNaming()
  expect(files.name('1', 'CON', { fallback: 'tests' })).toBe('con-2')
  expect(files.name('2', '../../etc/passwd', { fallback: 'tests' })).toBe('etc-passwd')
  expect(files.name('3', 'x'.repeat(500), { fallback: 'tests' })).toHaveLength(60)
})
