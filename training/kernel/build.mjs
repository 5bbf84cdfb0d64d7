// Compiles the kernel: node training/kernel/build.mjs. AssemblyScript comes by npx, because nobody else needs it; the binary carries the checksum of its source.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('kernel.ts', import.meta.url))
const binary = fileURLToPath(new URL('../../shared/domain/marking/kernel.wasm', import.meta.url))
const options = ['--enable', 'simd', '--runtime', 'stub', '-O3', '--noAssert', '--importMemory', '-o', binary]
execFileSync('npx', ['--yes', '--package=assemblyscript@0.28.20', 'asc', source, ...options], {
  stdio: 'inherit',
})

/** A custom section (WebAssembly core specification, 5.5.3) with a name and the bytes of a checksum. All lengths are below 128, one byte each. */
const name = Buffer.from('source-sha256')
const sum = createHash('sha256').update(readFileSync(source)).digest()
const content = Buffer.concat([Buffer.from([name.length]), name, sum])
writeFileSync(binary, Buffer.concat([readFileSync(binary), Buffer.from([0, content.length]), content]))
