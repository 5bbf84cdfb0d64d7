import { Script } from 'node:vm'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { generatedFile, injectedEntries } from '../../scripts/generated/injected.mjs'

const entries = await injectedEntries()

test.each(entries)('%s needs nothing of the bundle that carries it', async (entry) => {
  const texts = new Set<unknown>()
  for (const [keepNames, minify] of [
    [false, false],
    [true, false],
    [true, true],
  ]) {
    const { outputFiles } = await build({
      entryPoints: [generatedFile(entry)],
      bundle: true,
      write: false,
      format: 'esm',
      keepNames: keepNames === true,
      minify: minify === true,
    })
    const code = Buffer.from(outputFiles[0]!.text).toString('base64')
    texts.add(Object.values((await import(`data:text/javascript;base64,${code}`)) as object)[0])
  }
  const [text] = texts
  expect(texts.size).toBe(1)
  expect(text).not.toContain('__name')
  expect(() => new Script(String(text))).not.toThrow()
})
