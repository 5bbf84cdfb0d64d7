import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Verifier = (
  headers: Record<string, string | string[] | undefined>,
  body: string,
  secret: string,
) => boolean

/** The code that `web/guides/webhooks.md` gives to receivers, as a module of its own in `folder`. */
export async function readVerifier(folder: string): Promise<Verifier> {
  const page = await readFile(join(import.meta.dirname, '../../web/guides/webhooks.md'), 'utf8')
  const [, code = ''] = /```js verify\.mjs\n(.*?)```/s.exec(page) ?? []
  const path = join(folder, 'verify.mjs')
  await writeFile(path, code)
  const module = (await import(pathToFileURL(path).href)) as { isGenuine: Verifier }
  return module.isGenuine
}
