import { dirname, extname } from 'node:path'
import { bindingToEngine, engineAmong } from '../engine/engine-among.mjs'

/** Bindings to the Workers that read what strangers send. */
const readersOf = ['EXTRACT', 'OCR']
/** Requests go there with their full addresses, as to a proxy. */
const proxied = 1
const entrance = (address) => ({ external: { address, http: { style: proxied } } })

const egressName = 'tracewright-egress'

/**
 * The Worker by which all that Workers ask of the world leaves, and what makes another one leave by it: its own `fetch` leads to this machine and its network, too, for
 * what the operator names; `PUBLIC_NETWORK` leads to public addresses alone, for what strangers name.
 * @param {{ public: string, private: string }} entrances
 */
export const waysOut = (entrances) => ({
  worker: {
    name: egressName,
    modules: true,
    script: 'export default { fetch: (request, { EGRESS }) => EGRESS.fetch(request) }',
    compatibilityDate: '2026-07-01',
    serviceBindings: { EGRESS: entrance(entrances.private) },
  },
  outboundService: egressName,
  serviceBindings: { PUBLIC_NETWORK: entrance(entrances.public) },
})

const reads = ({ binding }) => readersOf.includes(binding)
const readsElsewhere = ({ services = [] }) => services.some(reads)

const isReader = ({ config }, workers) =>
  workers.some(({ config: { services = [] } }) =>
    services.some((one) => reads(one) && one.service === config.name),
  )

/**
 * The options with which Miniflare runs Workers as their configs say. `vars` are more variables for the first of them, which answers requests and
 * serves the pages in the folder `pages`; `readers` are those by which Workers find who reads files and pictures for them, in place of
 * the Workers for that: their programs and languages are half of what the runtime would have to load; `engine` is where they reach the engine, in place of the Worker for that. `egress` has the entrances of the one way out, those of browsers
 * for whoever starts browsers. `base` has what Wrangler makes of each config, by its path.
 * @param {{ path: string, config: { name: string, services?: { binding: string }[], browser?: object }, file: string, chunks: string[], besides: string[] }[]} workers
 * @param {Map<string, object>} base
 * @param {{ vars: Record<string, string>, readers?: Record<string, string>, engine?: string, pages: string, egress: Pick<Awaited<ReturnType<typeof import('../egress/egress.mjs').openEgress>>, 'browsers' | 'workers'> }} more
 */
export function workerOptions(workers, base, { vars, readers, engine, pages, egress }) {
  const { worker: way, outboundService, serviceBindings: network } = waysOut(egress.workers)
  const elsewhere = engine === undefined ? undefined : engineAmong(workers)?.built
  const options = workers
    .filter((worker) => worker !== elsewhere && (!readers || !isReader(worker, workers)))
    .map(({ path, config, file, chunks, besides }, at) => {
      // The modules are known, so no rule has to find them.
      const { modulesRules: _rules, bindings, serviceBindings, assets, ...options } = base.get(path)
      const others = { ...serviceBindings }
      if (readers) for (const binding of readersOf) delete others[binding]
      return {
        ...options,
        name: config.name,
        bindings: {
          ...bindings,
          ...(readsElsewhere(config) && readers),
          ...(config.browser && browserVars(egress.browsers)),
          ...(at === 0 && vars),
        },
        outboundService,
        serviceBindings: {
          ...others,
          ...bindingToEngine(config, engine),
          ...(readsElsewhere(config) && network),
        },
        ...(assets && { assets: at === 0 ? { ...assets, directory: pages } : assets }),
        modulesRoot: dirname(file),
        modules: [...[file, ...chunks].map(codeOf), ...besides.map(moduleOf)],
      }
    })
  return [...options, way]
}

const browserVars = (entrances) => ({
  EGRESS_PUBLIC: `socks5://${entrances.public}`,
  EGRESS_PRIVATE: `socks5://${entrances.private}`,
})

const codeOf = (path) => ({ type: 'ESModule', path })
const moduleOf = (path) => ({ type: extname(path) === '.wasm' ? 'CompiledWasm' : 'Data', path })
