import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Everything that lies below a folder, by its path there, as Latin-1 reads it: a character for each byte. What is packed (gzip) is unpacked beside it. */
export function contentsOf(folder: string): Map<string, string> {
  const contents = new Map<string, string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const text = readFileSync(path, 'latin1')
    contents.set(relative(folder, path), text)
    if (text.startsWith('\x1f\x8b'))
      contents.set(`${relative(folder, path)} (unpacked)`, unpacked(readFileSync(path)))
  }
  return contents
}

/** What is packed in gzip, as Latin-1 reads it. */
export const unpacked = (bytes: Uint8Array | ArrayBuffer): string =>
  Buffer.from(gunzipSync(bytes)).toString('latin1')

/** Where one of the forms of something stands, as `path: what was looked for`. */
export const findings = (
  contents: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, readonly string[]>,
): string[] =>
  [...contents].flatMap(([path, text]) =>
    [...wanted]
      .filter(([, forms]) => forms.some((form) => text.includes(form)))
      .map(([what]) => `${path}: ${what}`),
  )
