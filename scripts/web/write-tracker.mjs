import { join } from 'node:path'
import { build } from 'vite'

/**
 * Bundles the tracker of `web` into `dist/script.js`, and beside it the parts that only some pages load, and the recorder of visits. The script leaves nothing behind, and what it throws
 * while it starts stays in it: it runs on pages of others.
 */
export async function writeTracker(web, dist) {
  const write = (name, format) =>
    build({
      configFile: false,
      root: web,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: dist,
        emptyOutDir: false,
        target: 'es2021',
        modulePreload: false,
        rollupOptions: {
          input: join(web, 'tracker', `${name}.ts`),
          preserveEntrySignatures: 'strict',
          output: {
            format,
            entryFileNames: '[name].js',
            ...(format === 'iife' && { intro: 'try{', outro: '}catch{}' }),
          },
        },
      },
    })
  for (const name of ['script', 'recorder']) await write(name, 'iife')
  for (const part of ['script-events', 'script-speed', 'recorder-places']) await write(part, 'es')
}
