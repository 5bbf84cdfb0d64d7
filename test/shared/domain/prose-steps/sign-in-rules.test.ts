import { expect, test } from 'vitest'
import { doing } from './support.ts'

test.each(['Sign in using username ann and password secret', 'The user signs in with "ann" and "secret"'])(
  '%s',
  (prose) => {
    const { actions, problems } = doing(prose)
    expect(problems).toEqual([])
    expect(actions).toMatchObject([
      { action: 'fill', target: { role: 'typing', name: 'user name' }, value: 'ann' },
      { action: 'fill', target: { role: 'typing', name: 'password' }, value: 'secret' },
      { action: 'click', target: { role: 'button', whole: true } },
    ])
  },
)

test('an address is looked for where an e-mail address goes first', () => {
  expect(doing('Log in with a@b.test / x').actions).toMatchObject([
    { target: { name: 'e-mail' } },
    { target: { name: 'password' } },
    { target: { name: 'log in', also: ['sign in', 'log on'] } },
  ])
})

test('test data say who signs in', () => {
  expect(doing('Log in with valid credentials', 'E-mail=a@b.test; PIN=1').actions).toMatchObject([
    { action: 'fill', target: { name: 'E-mail' } },
    { action: 'fill', target: { name: 'PIN' } },
    { action: 'click', target: { role: 'button', name: 'log in' } },
  ])
})

test.each(['Log in with valid credentials', 'Log in as the user with the password'])(
  '%s says too little',
  (prose) => {
    expect(doing(prose).problems).toHaveLength(1)
  },
)
