import { mkdir, rm } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { basename, dirname, resolve } from 'node:path'

/** What esbuild is told for every Worker: the runtime's own modules stay imports, and packages are taken as they are for Workers. Source: Wrangler's own settings. */
const common = {
  bundle: true,
  format: 'esm',
  target: 'es2024',
  conditions: ['workerd', 'worker', 'browser'],
  // Packages for several platforms name those of Node, behind a check.
  external: ['cloudflare:*', 'node:*', ...builtinModules],
  define: { 'process.env.NODE_ENV': '"production"', 'navigator.userAgent': '"Cloudflare-Workers"' },
  // Programs and data lie beside the code, named by their content.
  loader: { '.wasm': 'copy', '.gz': 'copy' },
  assetNames: '[hash]-[name]',
  entryNames: '[name]',
  chunkNames: '[name]-[hash]',
  logLevel: 'silent',
  metafile: true,
}

/**
 * Compiles a Worker into the folder `outdir`, which it empties first: its entry, and a chunk for each part that is imported when it is called for. Throws with what the compiler said.
 * @param {{ main: string, minify?: boolean, keep_names?: boolean, alias?: Record<string, string>, durable_objects?: object, workflows?: object[] }} config with absolute paths
 * @param {{ outdir: string, root: string, sourcemap?: boolean }} options paths of the result are absolute
 * @returns {Promise<{ file: string, chunks: string[], besides: string[], inputs: string[], outputs: Record<string, object> }>} `file` is the entry; `besides` are
 *   modules that are no code; `outputs` is what esbuild tells of each module, by its absolute path
 */
export async function buildWorker(config, { outdir, root, sourcemap = false }) {
  // Only here: this file is read before any package is installed.
  const { build } = await import('esbuild')
  await rm(outdir, { recursive: true, force: true })
  await mkdir(outdir, { recursive: true })
  const { metafile } = await build({
    ...common,
    absWorkingDir: root,
    entryPoints: [config.main],
    outdir,
    splitting: true,
    minify: config.minify ?? false,
    keepNames: config.keep_names ?? true,
    sourcemap: sourcemap && 'linked',
    plugins: [replacing(config.alias ?? {})],
  })
  const outputs = Object.fromEntries(
    Object.entries(metafile.outputs).map(([path, output]) => [
      resolve(root, path),
      { ...output, imports: output.imports.map((each) => ({ ...each, path: resolve(root, each.path) })) },
    ]),
  )
  const entry = resolve(config.main)
  const isEntry = ({ entryPoint }) => entryPoint !== undefined && resolve(root, entryPoint) === entry
  const [file, { exports }] = Object.entries(outputs).find(([, output]) => isEntry(output))
  requireExports(config, exports)
  const written = Object.keys(outputs).filter((path) => !path.endsWith('.map'))
  return {
    file,
    chunks: written.filter((path) => path.endsWith('.js') && path !== file),
    besides: written.filter((path) => !path.endsWith('.js')),
    inputs: Object.keys(metafile.inputs).map((path) => resolve(root, path)),
    outputs,
  }
}

/** Puts files in the place of others, by what they are imported as. esbuild's own aliases are of packages alone. */
const replacing = (alias) => ({
  name: 'alias',
  setup({ onResolve }) {
    for (const [name, path] of Object.entries(alias)) {
      const filter = new RegExp(`^${name.replaceAll(/\W/g, '\\$&')}$`)
      onResolve({ filter }, () => ({ path }))
    }
  },
})

/** A class that is bound and not there would be seen by the deploy alone. */
function requireExports({ main, durable_objects: objects, workflows = [] }, exported) {
  const own = [...(objects?.bindings ?? []), ...workflows].filter(({ script_name: other }) => !other)
  const missing = own.map(({ class_name: name }) => name).filter((name) => !exported.includes(name))
  if (missing.length > 0) throw new Error(`${basename(main)} binds but does not export ${missing.join(', ')}`)
}

/** The modules that a Worker reads to evaluate those of `paths`, themselves included: what they import, and what that imports, but nothing that is imported later. */
export function readWith(outputs, paths) {
  const read = new Set()
  const add = (path) => {
    if (read.has(path) || !outputs[path]) return
    read.add(path)
    for (const { kind, path: imported } of outputs[path].imports)
      if (kind === 'import-statement') add(imported)
  }
  for (const path of paths) add(path)
  return [...read]
}

/** The kinds of modules, as the runtime knows them. What Wrangler knows by itself (`.wasm`) would come twice. */
const kinds = { ESModule: '**/*.js', Data: '**/*.gz' }

/**
 * A config of the same Worker as it was built: Wrangler uploads its modules as they are.
 * @param {Record<string, any>} config
 * @param {{ file: string }} built
 */
export function builtConfig({ minify: _m, keep_names: _k, alias: _a, rules: _r, ...config }, { file }) {
  return {
    ...config,
    main: file,
    base_dir: dirname(file),
    no_bundle: true,
    find_additional_modules: true,
    rules: Object.entries(kinds).map(([type, glob]) => ({ type, globs: [glob], fallthrough: true })),
  }
}
