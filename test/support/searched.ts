import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Everything that lies below a folder, by its path there. What is packed (gzip) is unpacked beside it. */
export function contentsOf(folder: string): Map<string, Buffer> {
  const contents = new Map<string, Buffer>()
  for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  )) {
    const path = join(parentPath, name)
    const bytes = readFileSync(path)
    contents.set(relative(folder, path), bytes)
    if (bytes[0] === 0x1f && bytes[1] === 0x8b)
      contents.set(`${relative(folder, path)} (unpacked)`, gunzipSync(bytes))
  }
  return contents
}

/** Where one of these stands, as `path: what was looked for`. */
export const findings = (
  contents: ReadonlyMap<string, Buffer>,
  wanted: ReadonlyMap<string, readonly Buffer[]>,
): string[] =>
  [...contents].flatMap(([path, bytes]) =>
    [...wanted].flatMap(([what, forms]) =>
      forms.flatMap((form) => (bytes.includes(form) ? [`${path}: ${what}`] : [])),
    ),
  )
