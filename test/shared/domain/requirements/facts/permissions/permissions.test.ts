import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../../support/costs.ts'
import { maskQuotes } from '../../../../../../shared/domain/requirements/facts/mask.ts'
import {
  readDenial,
  readPermissions,
} from '../../../../../../shared/domain/requirements/facts/permissions/permissions.ts'

const read = (text: string) =>
  readPermissions(maskQuotes(text)).map(
    ({ roles, action, allowed, only, limit }) =>
      `${only ? 'only ' : ''}${roles.join('/')} ${allowed ? '+' : '-'} ${action}${limit ? ` (own ${limit.allowed ? '+' : '-'})` : ''}`,
  )

describe('who may do what', () => {
  test.each([
    ['Only administrators can delete users.', ['only Administrator + delete users']],
    [
      'Members may view articles and comment but not edit them.',
      ['Member + view articles', 'Member + comment', 'Member - edit articles'],
    ],
    ['Guests cannot create orders.', ['Guest - create orders']],
    ['An employee can approve requests except their own.', ['Employee + approve requests (own -)']],
    ['Users can only be deleted by administrators.', ['only Administrator + delete users']],
    [
      'Editors can create, edit and delete articles.',
      ['Editor + create articles', 'Editor + edit articles', 'Editor + delete articles'],
    ],
    ['Customers can view reports and invoices.', ['Customer + view reports and invoices']],
    [
      'Only the line manager or an HR manager may approve requests.',
      ['only Line manager/HR manager + approve requests'],
    ],
    ['Viewers must not see the menu item "Administration".', ['Viewer - see the menu item "Administration"']],
    ['Users with the role "Editor" can publish articles.', ['Editor + publish articles']],
  ])('%s', (text, facts) => expect(read(text)).toEqual(facts))
})

describe('what is no right of a role', () => {
  test.each([
    'A customer can borrow up to 5 books at the same time.',
    'The user cannot submit the form if a field is empty.',
    'Orders can be cancelled until they are shipped.',
    'The system cannot be reached at night.',
    'The user can subscribe with a checkbox "Send me news".',
    'The password must not contain the user name.',
  ])('%s', (text) => expect(read(text)).toEqual([]))
})

describe('what happens to whoever is not allowed', () => {
  const denied = (text: string) =>
    readDenial(maskQuotes(text)).map(({ who, text: shown }) => `${who}: ${shown}`)
  test('is the message of the text', () => {
    expect(denied('Whoever tries something that is not allowed gets the message "No permission".')).toEqual([
      'forbidden: No permission',
    ])
    expect(denied('Visitors who are not signed in are sent to the page "Sign in".')).toEqual([
      'signedOut: Sign in',
    ])
  })
  test('is not the message about a wrong value', () => {
    expect(denied('Characters that are not allowed are refused with "Letters only".')).toEqual([])
    expect(denied('If the name is empty, the message "This is not allowed" is shown.')).toEqual([])
  })
})

test('any text at all is read without an error', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'only ',
          'administrators ',
          'can ',
          'not ',
          'delete ',
          'users',
          ', ',
          'and ',
          'but ',
          'except their own',
          '"',
          'own ',
          'be ',
        ),
        { maxLength: 30 },
      ),
      (words) => {
        expect(Array.isArray(readPermissions(maskQuotes(words.join(''))))).toBe(true)
        expect(Array.isArray(readDenial(maskQuotes(words.join(''))))).toBe(true)
      },
    ),
  ))
test('a long text costs no more than its length', () => {
  const read = (text: string) => readPermissions(maskQuotes(text))
  expectLinear(4000, (count) => read(`Only administrators can ${'view and edit '.repeat(count)}users`))
  expectLinear(4000, (count) => read(`${'the user and '.repeat(count)} can delete`))
})
