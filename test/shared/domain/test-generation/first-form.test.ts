import { expect, test } from 'vitest'
import { generateTests } from '../../../../shared/domain/test-generation/index.ts'

const form = `The field "Name" is required and must have 2 to 40 characters. If it has fewer than 2 or more than 40 characters, the page shows "Name must have 2 to 40 characters".

The field "Email" is required and must hold a valid email address. If it does not, the page shows "Enter a valid email address".

The field "Age" is required and must be a whole number from 18 to 120. If it is not, the page shows "Age must be a whole number from 18 to 120".

When all fields are valid and the visitor clicks the "Create account" button, the page shows "Welcome".

If any field is not valid when the visitor clicks the "Create account" button, no account is created and the sign-up page stays open.`

test('a form told in plain sentences gives each limit from both sides, its message, and steps that a browser can do', () => {
  const { testCases } = generateTests({ requirements: form, mode: 'generate', maxTestCases: 50 })
  expect(testCases.map(({ title, automation }) => [title, automation?.ready])).toEqual(
    [
      'Valid entries: "Welcome"',
      'Name of 2 characters and age 18 are accepted',
      'Name of 40 characters and age 120 are accepted',
      'Empty name is refused',
      'Name of 1 character is refused',
      'Name of 41 characters is refused',
      'Empty email is refused',
      'Email "alex.miller.example.com" is refused',
      'Empty age is refused',
      'Age 50.5 is refused',
      'Age "abc" is refused',
      'Age 17 is refused',
      'Age 121 is refused',
    ].map((title) => [title, true]),
  )
  expect(testCases.find(({ title }) => title === 'Age 17 is refused')?.expectedResult).toBe(
    '"Age must be a whole number from 18 to 120" is visible and "Welcome" is not shown',
  )
})
