import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** Bundles the framed pages of `web/frames` into `dist/frames`: one in which recordings of visits are played, and the script of what it frames itself. */
export async function writeFrames(web, dist) {
  const write = (entry, name) =>
    build({
      configFile: false,
      root: web,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: join(dist, 'frames'),
        emptyOutDir: false,
        target: 'es2023',
        modulePreload: false,
        rollupOptions: {
          input: join(web, 'frames', entry),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    })
  await write('replay.ts', 'replay')
  await write('replay/player.ts', 'player')
  await mkdir(join(dist, 'frames'), { recursive: true })
  await writeFile(join(dist, 'frames/replay.html'), page)
}

// A script that is a module would be asked for in another way, which who has no origin may not.
const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="robots" content="noindex" />
  <title>Recording</title>
  <body>
    <script src="/frames/replay.js"></script>
  </body>
</html>
`
