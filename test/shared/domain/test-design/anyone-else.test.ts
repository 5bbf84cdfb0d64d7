import { describe, expect, test } from 'vitest'
import { permissionTried } from '../../../../shared/domain/test-design/check/permission-tried.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const tried = (requirements: string) =>
  designTests({ requirements, mode: 'agentic', maxTestCases: 50 }).testCases.map(
    ({ preconditions = [], steps = [] }) =>
      [preconditions[0], steps.at(-1)?.action, steps.at(-1)?.expectedResult].join(' | '),
  )

describe('who may do what, and what anyone else sees', () => {
  test.each([
    'Only administrators can delete users. Anyone else sees "Access denied".',
    'Administrators can delete users. All others see "Access denied".',
    'Administrators may delete users. For everyone else the page shows "Access denied".',
  ])('whoever has another role is refused: %s', (text) => {
    expect(tried(text)).toEqual([
      'Signed in with the role "Administrator" | Delete users | The users are deleted',
      'Signed in with a role other than "Administrator" | Delete users | "Access denied" is visible',
    ])
  })

  test('who can only do one thing is refused what others can do', () => {
    const found = tried(
      'Administrators can delete users. Guests can only read articles. Anyone else sees "Access denied".',
    )
    expect(found).toContain('Signed in with the role "Guest" | Read articles | The articles are shown')
    expect(found).toContain('Signed in with the role "Guest" | Delete users | "Access denied" is visible')
    expect(found).toContain(
      'Signed in with a role other than "Administrator" and "Guest" | Read articles | "Access denied" is visible',
    )
    expect(found.join('\n')).not.toContain('role "Administrator" | Read articles')
  })

  test('one role named among several is refused nothing that another one may do', () => {
    const found = tried(
      'Administrators can delete users. Editors can publish articles. Everyone else gets the message "Access denied".',
    )
    expect(found.filter((one) => /with the role "(?:Editor|Administrator)"/.test(one))).toHaveLength(2)
  })

  test.each([
    'Administrators can delete users. Editors can publish articles.',
    'Members get a discount of 10 %. Anyone else sees "Join now".',
    'Editors can publish articles. Guests can view articles.',
  ])('nothing is refused where the text refuses nothing: %s', (text) => {
    expect(tried(text).join('\n')).not.toContain('Signed in')
  })

  test('seeing the same thing in other words is no other action', () => {
    const found = tried('Editors can publish articles and view articles. Guests can only read articles.')
    expect(found.filter((one) => one.includes('"Guest"')).join('\n')).not.toContain('View articles')
  })
})

test('a case done by one of the named roles says nothing of the others', () => {
  const permission = {
    id: 'P1',
    requirementId: 'REQ-001',
    beside: ['Administrator'],
    action: 'delete users',
    allowed: false,
    stated: true,
    denial: { text: 'Access denied', message: false, requirementId: 'REQ-002' },
  }
  const { testCases } = designTests({
    requirements: 'Only administrators can delete users. Anyone else sees "Access denied".',
    mode: 'agentic',
  })
  const [own, other] = testCases
  if (!own || !other) throw new Error('two cases')
  expect(permissionTried(other, permission)).toBe(true)
  expect(permissionTried({ ...other, preconditions: own.preconditions }, permission)).toBe(false)
  expect(
    permissionTried({ ...other, preconditions: ['Signed in with a role other than "Editor"'] }, permission),
  ).toBe(false)
  expect(permissionTried({ ...other, expectedResult: 'The users are deleted' }, permission)).toBe(false)
})
