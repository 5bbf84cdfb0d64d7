import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'

/** The sockets of the engine's process, as the runtime's command line names them. */
export const sockets = { calls: 'rpc', pulse: 'pulse' }
/** The service that gives out the files of its assets. */
const files = 'assets'
/** The socket that callers know (`relayCalls`). */
export const entrance = 'calls'

/**
 * What a runtime of its own is to run: the Worker `built` alone. It binds nothing but its assets, and what it would ask of the world is asked of itself, which answers nobody. It is called at the
 * socket `calls`, and whether its thread is free is asked at `pulse`. Where they are, the command line says. As Miniflare's `serializeConfig` takes it.
 * @param {{ config: { name: string, compatibility_date: string, compatibility_flags?: string[], assets?: { directory: string, binding: string } }, file: string, chunks: string[], besides: string[] }} built
 * @param {{ capnpConnectHost: string, entrypoint: string }} calls how callers ask for a connection, and what they call
 */
export async function engineConfig({ config, file, chunks, besides }, { capnpConnectHost, entrypoint }) {
  const {
    name,
    compatibility_date: compatibilityDate,
    compatibility_flags: compatibilityFlags = [],
    assets,
  } = config
  const modules = await Promise.all([...[file, ...chunks].map(codeOf), ...besides.map(moduleOf)])
  const bindings = assets ? [{ name: assets.binding, service: { name: files } }] : []
  return {
    services: [
      {
        name,
        worker: { modules, compatibilityDate, compatibilityFlags, bindings, globalOutbound: { name } },
      },
      ...(assets ? [{ name: files, disk: { path: assets.directory, writable: false } }] : []),
    ],
    sockets: [
      { name: sockets.calls, service: { name, entrypoint }, http: { capnpConnectHost } },
      { name: sockets.pulse, service: { name }, http: {} },
    ],
    structuredLogging: true,
  }
}

const codeOf = async (path) => ({ name: basename(path), esModule: await readFile(path, 'utf8') })

async function moduleOf(path) {
  const kind = extname(path) === '.wasm' ? 'wasm' : 'data'
  return { name: basename(path), [kind]: await readFile(path) }
}
