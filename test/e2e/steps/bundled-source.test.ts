import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { inPageSource } from '../../../shared/domain/prose-steps/in-page/source.ts'
import { startBrowser } from '../../support/browser/start-browser.ts'

const entry = fileURLToPath(new URL('../../../shared/domain/prose-steps/in-page/source.ts', import.meta.url))

/** The in-page source as a bundler leaves it: wrangler keeps function names, and may be told to minify. */
async function bundled(options: { minify: boolean; keepNames: boolean }): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    ...options,
  })
  const code = outputFiles[0]?.text ?? ''
  const module = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as {
    inPageSource: () => string
  }
  return module.inPageSource()
}

test('the in-page functions work however they were bundled', async () => {
  const sources = [
    inPageSource(),
    await bundled({ minify: false, keepNames: true }),
    await bundled({ minify: true, keepNames: true }),
    await bundled({ minify: true, keepNames: false }),
  ]
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    await page.setContent(
      '<form><label>Name <input value="Ann"></label><button>Save</button><button>Save as</button></form><p>Hello, Ann</p>',
    )
    for (const source of sources) {
      const answer = await page.evaluate(`(() => {
        const page = ${source}
        return [
          page.call('resolve', [{ role: 'button', name: 'save' }, 'point']).name,
          page.call('resolve', [{ name: 'Sav' }, 'point']).status,
          page.call('check', [{ kind: 'assert_value', target: { name: 'Name' }, expected: 'Ann' }]).passed,
          page.call('check', [{ kind: 'assert_text', expected: 'Hello, Ann' }]).passed,
          page.call('check', [{ kind: 'assert_labelled', target: { name: 'status' }, expected: 'Open' }]).passed,
        ]
      })()`)
      expect(answer).toEqual(['Save', 'missing', true, true, false])
    }
  } finally {
    await browser.close()
  }
})
