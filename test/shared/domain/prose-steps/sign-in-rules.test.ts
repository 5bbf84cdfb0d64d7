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

test.each([
  'Sign in (maria / sunny-day-7)',
  'Sign in ("maria" / "sunny-day-7")',
  'Log in (user: maria, password: sunny-day-7)',
  'Sign in as maria (sunny-day-7)',
  'Sign in as user "maria" (password: "sunny-day-7")',
  'Sign in [maria/sunny-day-7]',
])('brackets around who signs in are no part of it: %s', (prose) => {
  const { actions, problems } = doing(prose)
  expect(problems).toEqual([])
  expect(actions).toMatchObject([
    { action: 'fill', target: { role: 'typing', name: 'user name' }, value: 'maria' },
    { action: 'fill', target: { role: 'typing', name: 'password' }, value: 'sunny-day-7' },
    { action: 'click', target: { role: 'button', whole: true } },
  ])
})

test.each([
  'Sign in (name / password)',
  'Sign in (username and password)',
  'Log in (e-mail, pwd)',
  'Sign in <user>/<password>',
  'Sign in (maria)',
])('what only stands for a name and a password is entered nowhere: %s', (prose) => {
  expect(doing(prose)).toMatchObject({ actions: [], problems: [{ code: 'steps.not_understood' }] })
})

test('who signs in is no part of what is pressed', () => {
  expect(JSON.stringify(doing('Sign in maria sunny').actions)).not.toContain('also')
})

test.each(['Log in', 'Sign in', 'Register'])('%s with data enters them first', (prose) => {
  expect(doing(prose, 'User=maria; Password=sunny').actions).toMatchObject([
    { action: 'fill', target: { name: 'User' }, value: 'maria' },
    { action: 'fill', target: { name: 'Password' }, value: 'sunny' },
    { action: 'click', target: { role: 'button' } },
  ])
})
