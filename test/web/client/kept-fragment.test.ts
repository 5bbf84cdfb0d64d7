import { expect, test } from 'vitest'
import { keepFragment, takeFragment } from '../../../web/client/kept-fragment.ts'
import { storageOf } from '../support.ts'

const at = (path: string, hash = '') => {
  const { pathname, search } = new URL(path, 'https://app.example')
  return { pathname, search, hash }
}

test('what stands behind the # comes back once, at the address that it belongs to', () => {
  const store = storageOf()
  keepFragment(store, { path: '/invitation?a=b', hash: '#token=x' })
  expect(takeFragment(store, at('/settings'))).toBe('')
  expect(takeFragment(store, at('/invitation'))).toBe('')
  expect(takeFragment(store, at('/invitation?a=b'))).toBe('#token=x')
  expect(takeFragment(store, at('/invitation?a=b'))).toBe('')
})

test('it stays through a second try from an address that has lost it, and goes with another one', () => {
  const kept = new Map<string, string>()
  const store = storageOf(kept)
  keepFragment(store, { path: '/invitation', hash: '#token=x' })
  keepFragment(store, { path: '/invitation', hash: '' })
  expect(takeFragment(store, at('/invitation'))).toBe('#token=x')
  keepFragment(store, { path: '/invitation', hash: '#token=x' })
  keepFragment(store, { path: '/projects', hash: '' })
  expect(kept.size).toBe(0)
})

test('an address with something of its own behind the # keeps that', () => {
  const store = storageOf()
  keepFragment(store, { path: '/settings', hash: '#team' })
  expect(takeFragment(store, at('/settings', '#account'))).toBe('')
})

test.each(['', 'no json', '1', 'null', '{"path":"/settings"}', '{"path":"/settings","hash":"javascript:1"}'])(
  'what is no address that we kept is none: %j',
  (value) => {
    const store = storageOf(new Map([['tracewright.fragment', value]]))
    expect(takeFragment(store, at('/settings'))).toBe('')
  },
)
