import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file of which there is at no time half. */
export async function writeWhole(path, text, options) {
  const draft = `${path}.${process.pid}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, text, options)
  await rename(draft, path)
}
