import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { readGuide } from './read-guide.ts'
import { writeFrames } from './write-frames.mjs'
import { writeTracker } from './write-tracker.mjs'

const manifest = '.vite/manifest.json'

/** Bundles the pages of `web` into `dist`, with a static file for each page of the table, so that a deep link is found and nothing else is. */
async function writePages(web, dist) {
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    publicDir: join(web, 'public'),
    plugins: [guides],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2023',
      manifest,
      modulePreload: { polyfill: false },
      // A file of its own is kept by the browser, and needs no exception from the security policy.
      assetsInlineLimit: 0,
      rollupOptions: { input: [join(web, 'main.tsx'), join(web, 'theme-early.ts')] },
    },
  })
  const chunks = JSON.parse(await readFile(join(dist, manifest), 'utf8'))
  await rm(join(dist, dirname(manifest)), { recursive: true })
  const [template, { pages }] = await Promise.all([
    readFile(join(web, 'template.html'), 'utf8'),
    import(pathToFileURL(join(web, 'pages.ts')).href),
  ])
  await Promise.all(
    pages.map(async (page) => writePage(dist, page, await withoutScript(web, page, template), chunks)),
  )
  await writeFile(join(dist, '_redirects'), rewrites(pages))
}

/** A guide becomes the data that its page draws. */
const guides = {
  name: 'guides',
  transform: {
    filter: { id: /\/guides\/[^/]+\.md$/ },
    handler: (text) => ({ code: `export default ${JSON.stringify(readGuide(text))}`, moduleType: 'js' }),
  },
}

async function writePage(dist, page, template, chunks) {
  const file = join(dist, `${fileOf(page.path)}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, fill(template, page, chunks))
}

/** What who has no script sees: the page itself where it has a text for that, else that it needs one. */
async function withoutScript(web, { still: file }, template) {
  if (!file) return template
  const { still } = await import(pathToFileURL(join(web, 'areas', file)).href)
  return template.replace(/<noscript>.*<\/noscript>/s, () => still)
}

/** The static file of a page: for an address with parts, that without them. */
const fileOf = (path) => (path === '/' ? '/index' : path.replaceAll(/\/:\w+/g, '/one'))

/** Addresses with parts are answered with the file of their page, whatever the parts are; the page says when there is no such thing. */
const rewrites = (pages) =>
  pages
    .filter(({ path }) => path.includes('/:'))
    .map(({ path }) => `${path} ${fileOf(path)} 200\n`)
    .join('')

function fill(template, page, chunks) {
  const { scripts, styles } = filesOf(['main.tsx', `areas/${page.module}`, ...(page.loads ?? [])], chunks)
  const head = [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" />`),
    `<script type="module" src="/${chunks['main.tsx'].file}"></script>`,
    ...scripts.slice(1).map((file) => `<link rel="modulepreload" href="/${file}" />`),
    // Every page asks first who looks at it.
    ...['/api/auth/session', ...(page.asks ?? [])].map(
      (address) => `<link rel="preload" as="fetch" href="${address}" crossorigin />`,
    ),
    ...(page.audience === 'somebody' ? ['<meta name="robots" content="noindex" />'] : []),
  ]
  const heading = page.path === '/' ? 'Tracewright' : page.title
  return template
    .replaceAll('{title}', escaped(page.path === '/' ? page.title : `${page.title} · Tracewright`))
    .replaceAll('{description}', escaped(page.description))
    .replaceAll('{heading}', escaped(heading))
    .replace('{theme}', chunks['theme-early.ts'].file)
    .replace('{head}', head.join('\n    '))
}

/** What a page needs at once: its own files and those that they import, so that nothing is asked for only after something else came. */
function filesOf(entries, chunks) {
  const scripts = new Set()
  const styles = new Set()
  const add = (name) => {
    const chunk = chunks[name]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
    for (const needed of chunk.imports ?? []) add(needed)
  }
  for (const entry of entries) add(entry)
  return { scripts: [...scripts], styles: [...styles] }
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const [web, into] = process.argv.slice(2)
await writePages(web, into)
await writeTracker(web, into)
await writeFrames(web, into)
