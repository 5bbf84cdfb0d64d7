import { configs } from '../toolchain.mjs'
import { bundleCheck } from './bundles.mjs'
import { injectedCheck } from './injected.mjs'
import { lockfileCheck } from './lockfile.mjs'
import { migrationsCheck } from './migrations.mjs'
import { toolCheck } from './tool-check.mjs'

/** Everything that can be said without running the product, the slowest first. */
export const staticChecks = [
  toolCheck('types', 'tsc', ['--noEmit']),
  toolCheck('lint', 'oxlint', ['--type-aware']),
  ...Object.keys(configs).map(bundleCheck),
  migrationsCheck,
  injectedCheck,
  toolCheck('format', 'oxfmt', ['--check']),
  lockfileCheck,
]
