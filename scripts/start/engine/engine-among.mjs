/** The binding to the engine, which computes for seconds. */
const binding = 'DESIGN'

const bindingIn = ({ services = [] }) => services.find((service) => service.binding === binding)

/**
 * The Worker that is the engine for others, and what of it they call; undefined where none is bound.
 * @template {{ config: { name: string, services?: { binding: string, service?: string, entrypoint?: string }[] } }} Built
 * @param {readonly Built[]} workers
 * @returns {{ built: Built, entrypoint: string } | undefined}
 */
export function engineAmong(workers) {
  const { service, entrypoint } = workers.map(({ config }) => bindingIn(config)).find(Boolean) ?? {}
  const built = workers.find(({ config }) => config.name === service)
  return built && { built, entrypoint }
}

/**
 * For a Worker that calls the engine: the same binding, to an engine at `address`.
 * @param {{ services?: { binding: string }[] }} config
 * @param {string | undefined} address where there is one in a process of its own
 */
export const bindingToEngine = (config, address) =>
  address !== undefined && bindingIn(config) ? { [binding]: { external: { address, http: {} } } } : {}
