import { dirname } from 'node:path'
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler'

/**
 * The options with which Miniflare runs Workers as their configs say. `vars` are more variables for the first of them, which answers requests and
 * serves the pages in the folder `pages`.
 * @param {{ path: string, config: { name: string }, file: string }[]} workers
 * @param {{ vars: Record<string, string>, pages: string }} first
 */
export const workerOptions = (workers, { vars, pages }) =>
  workers.map(({ path, config, file }, at) => {
    // The bundle is one module, so no rule has to find others.
    const { modulesRules: _rules, bindings, assets, ...options } = optionsOf(path).workerOptions
    return {
      ...options,
      name: config.name,
      bindings: at === 0 ? { ...bindings, ...vars } : bindings,
      ...(assets && { assets: { ...assets, directory: pages } }),
      modulesRoot: dirname(file),
      modules: [{ type: 'ESModule', path: file }],
    }
  })
