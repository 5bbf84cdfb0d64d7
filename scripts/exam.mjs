import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bootstrap } from './bootstrap/bootstrap.mjs'
import { buildWeb } from './build-web.mjs'
import { node, root, toolEnvironment } from './toolchain.mjs'

// Measures the engine on a folder of texts or pages that somebody else wrote: npm run exam -- texts FOLDER
await bootstrap({ root })
await buildWeb()
const exam = spawn(node, ['--no-warnings', join(root, 'bench/exam/exam.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: toolEnvironment(),
})
exam.on('exit', (code) => {
  process.exitCode = code ?? 1
})
