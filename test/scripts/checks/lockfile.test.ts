import { expect, test } from 'vitest'
import { lockfileFaults } from '../../../scripts/checks/lockfile.mjs'

const manifest = { dependencies: { hono: '4.0.0' }, devDependencies: { oxfmt: '1.0.0' } }
const packages = {
  '': {},
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/oxfmt': {
    version: '1.0.0',
    dependencies: { tinypool: '^2' },
    optionalDependencies: { 'oxfmt-mac': '1.0.0' },
  },
  'node_modules/oxfmt/node_modules/tinypool': { version: '2.0.0', dependencies: { 'oxfmt-mac': '*' } },
  'node_modules/oxfmt-mac': { version: '1.0.0', optional: true },
}

test('a complete lockfile has no faults', () => {
  expect(lockfileFaults(manifest, { packages })).toEqual([])
})

test('an entry of another platform that was pruned is named', () => {
  const { 'node_modules/oxfmt-mac': _, ...pruned } = packages
  expect(lockfileFaults(manifest, { packages: pruned })).toContain(
    'oxfmt-mac, needed by node_modules/oxfmt, is not in the lockfile',
  )
})

test('a package nested under a sibling does not satisfy another', () => {
  const { 'node_modules/oxfmt/node_modules/tinypool': nested, ...others } = packages
  const moved = { ...others, 'node_modules/hono/node_modules/tinypool': nested }
  expect(lockfileFaults(manifest, { packages: moved })).toEqual([
    'tinypool, needed by node_modules/oxfmt, is not in the lockfile',
  ])
})

test('a range and a version that the lockfile does not hold are named', () => {
  expect(lockfileFaults({ dependencies: { hono: '^4.0.0' } }, { packages })).toEqual([
    'hono is not pinned: ^4.0.0',
  ])
  expect(lockfileFaults({ dependencies: { hono: '4.0.1' } }, { packages })).toEqual([
    'hono@4.0.1 is not in the lockfile',
  ])
})
