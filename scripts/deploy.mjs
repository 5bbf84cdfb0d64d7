import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bootstrap } from './bootstrap/bootstrap.mjs'
import { buildWeb } from './build-web.mjs'
import { node, root } from './toolchain.mjs'

try {
  await bootstrap({ root, browser: false })
  if (!process.argv.includes('--check')) await buildWeb()
  // The rest imports wrangler, which needs the pinned Node.
  const child = spawn(
    node,
    ['--no-warnings', join(root, 'scripts/deploy/main.mjs'), ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  child.on('exit', (code) => (process.exitCode = code ?? 1))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
