import { expect, test } from 'vitest'
import { firstDifference } from '../../../scripts/bootstrap/packages.mjs'

const locked = {
  '': { version: '1.0.0' },
  'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' },
  'node_modules/@esbuild/darwin-arm64': { version: '0.28.1', optional: true },
}

test('an installed tree equal to the lockfile needs nothing', () => {
  expect(
    firstDifference(locked, { 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' } }),
  ).toBeNull()
})

test('packages of another platform may be absent', () => {
  expect(firstDifference({ 'node_modules/x': { version: '1.0.0', optional: true } }, {})).toBeNull()
})

test('an absent package is named', () => {
  expect(firstDifference(locked, {})).toBe('node_modules/hono')
})

test('another version and another content of the same version are named', () => {
  expect(firstDifference(locked, { 'node_modules/hono': { version: '4.0.1', integrity: 'sha512-a' } })).toBe(
    'node_modules/hono',
  )
  expect(firstDifference(locked, { 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-b' } })).toBe(
    'node_modules/hono',
  )
})

test('an optional package that is installed in another version is named', () => {
  const installed = {
    'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' },
    'node_modules/@esbuild/darwin-arm64': { version: '0.1.0' },
  }
  expect(firstDifference(locked, installed)).toBe('node_modules/@esbuild/darwin-arm64')
})
