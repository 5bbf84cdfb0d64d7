import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bootstrap } from './bootstrap/bootstrap.mjs'
import { node, root, toolEnvironment } from './toolchain.mjs'

// Prints the sentences of a text with what the tagger marks in them: npm run marks -- FILE [--confidence]
await bootstrap({ root, browser: false })
const marks = spawn(
  node,
  ['--no-warnings', join(root, 'scripts/marks/print-marks.mjs'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: toolEnvironment() },
)
marks.on('exit', (code) => {
  process.exitCode = code ?? 1
})
