import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '../toolchain.mjs'

const entryEnd = '.injected.ts'
const folders = ['shared', 'workers']

/** The entry files of all scripts that go into pages. */
export async function injectedEntries() {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true })
      return names.filter((name) => name.endsWith(entryEnd)).map((name) => join(root, folder, name))
    }),
  )
  return found.flat().sort()
}

export const generatedFile = (entry) => entry.replace(entryEnd, '.generated.ts')

/**
 * The module that holds a script as text: an expression whose value is what the entry exports as `main`. It is bundled on its own, so it needs nothing of
 * the bundle that carries the text, such as a helper for names of functions.
 */
export async function generatedModule(entry) {
  // Only here: this file is read before any package is installed.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'injected',
    target: 'es2023',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  })
  const text = `(() => {\n${outputFiles[0].text}return injected.main\n})()`
  const literal = text.replaceAll(/[\\`]|\$\{/g, (mark) => `\\${mark}`)
  const name = basename(entry, entryEnd).replaceAll(/-(\w)/g, (_mark, letter) => letter.toUpperCase())
  return `// Made of ${basename(entry)} and what it imports, by \`npm run generate\`.\nexport const ${name}Source = \`${literal}\`\n`
}

/** Each generated file with its text. */
export async function injectedFiles() {
  const entries = await injectedEntries()
  return Promise.all(entries.map(async (entry) => [generatedFile(entry), await generatedModule(entry)]))
}
