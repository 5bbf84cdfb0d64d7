import { dirname, extname } from 'node:path'
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler'

/** Bindings to the Workers that read what strangers send. */
const readersOf = ['EXTRACT', 'OCR']
/**
 * The network that Workers are given who fetch pages of strangers: whatever a name leads to, an address that is not public is refused when the connection is made. The
 * runtime's own `fetch` reaches this machine and its network, too.
 */
export const publicNetwork = {
  PUBLIC_NETWORK: { network: { allow: ['public'], tlsOptions: { trustBrowserCas: true } } },
}

const reads = ({ binding }) => readersOf.includes(binding)
const readsElsewhere = ({ services = [] }) => services.some(reads)

const isReader = ({ config }, workers) =>
  workers.some(({ config: { services = [] } }) =>
    services.some((one) => reads(one) && one.service === config.name),
  )

/**
 * The options with which Miniflare runs Workers as their configs say. `vars` are more variables for the first of them, which answers requests and
 * serves the pages in the folder `pages`; `readers` are those by which Workers find who reads files and pictures for them, in place of
 * the Workers for that: their programs and languages are half of what the runtime would have to load.
 * @param {{ path: string, config: { name: string, services?: { binding: string }[] }, file: string, besides: string[] }[]} workers
 * @param {{ vars: Record<string, string>, readers?: Record<string, string>, pages: string }} more
 */
export const workerOptions = (workers, { vars, readers, pages }) =>
  workers
    .filter((worker) => !readers || !isReader(worker, workers))
    .map(({ path, config, file, besides }, at) => {
      // The modules are known, so no rule has to find them.
      const {
        modulesRules: _rules,
        bindings,
        serviceBindings,
        assets,
        ...options
      } = optionsOf(path).workerOptions
      const others = { ...serviceBindings }
      if (readers) for (const binding of readersOf) delete others[binding]
      return {
        ...options,
        name: config.name,
        bindings: { ...bindings, ...(readsElsewhere(config) && readers), ...(at === 0 && vars) },
        serviceBindings: { ...others, ...(readsElsewhere(config) && publicNetwork) },
        ...(assets && { assets: { ...assets, directory: pages } }),
        modulesRoot: dirname(file),
        modules: [{ type: 'ESModule', path: file }, ...besides.map(moduleOf)],
      }
    })

const moduleOf = (path) => ({ type: extname(path) === '.wasm' ? 'CompiledWasm' : 'Data', path })
