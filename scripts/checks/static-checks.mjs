import { join } from 'node:path'
import { configs, root } from '../toolchain.mjs'
import { bundleCheck } from './bundles.mjs'
import { lockfileCheck } from './lockfile.mjs'
import { migrationsCheck } from './migrations.mjs'
import { sizesCheck } from './sizes.mjs'
import { toolCheck } from './tool-check.mjs'

// What has not changed since is not checked again: the compiler keeps what it found there.
const checked = ['--incremental', '--tsBuildInfoFile', join(root, '.wrangler/types.tsbuildinfo')]

/** Everything that can be said without running the product, the slowest first. */
export const staticChecks = [
  toolCheck('types', 'tsc', ['--noEmit', ...checked]),
  toolCheck('lint', 'oxlint', ['--type-aware']),
  ...Object.keys(configs).map(bundleCheck),
  migrationsCheck,
  toolCheck('generated files', 'node', ['--no-warnings', 'scripts/generate.mjs', '--check']),
  toolCheck('format', 'oxfmt', ['--check']),
  lockfileCheck,
  sizesCheck,
]
