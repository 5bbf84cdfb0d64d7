import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { node, root } from '../../../scripts/toolchain.mjs'

test('a reader that has enough after a line ends the print of marks without an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marks-'))
  try {
    const file = join(folder, 'text.txt')
    await writeFile(file, 'The password must have 8 characters.\n'.repeat(1500))
    const marks = spawn(node, [join(root, 'scripts/marks.mjs'), file])
    let complaint = ''
    marks.stderr.on('data', (part) => (complaint += part))
    const ended = once(marks, 'exit')
    const [first] = await once(marks.stdout, 'data')
    marks.stdout.destroy()
    expect(String(first)).toContain('password')
    expect(await ended).toEqual([0, null])
    expect(complaint).not.toMatch(/EPIPE|Error/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
