import { randomBytes } from 'node:crypto'
import { join, relative } from 'node:path'
import { bootstrap } from './bootstrap/bootstrap.mjs'
import { readArguments } from './start/arguments.mjs'
import { fillDemo } from './start/demo.mjs'
import { takeFrontDoor } from './start/front-door/front-door.mjs'
import { addressVars } from './start/front-door/vars.mjs'
import { writeLocalConfigs } from './start/local-configs.mjs'
import { modelVars } from './start/model/model-vars.mjs'
import { modelLine, nearbyModel, nearbyVars, serversFor } from './start/model/nearby.mjs'
import { whenParentEnds } from './start/parent.mjs'
import { serveExtractor } from './start/extractor/serve-extractor.mjs'
import { inWords } from './start/ready.mjs'
import { serve } from './start/serve.mjs'
import { takeStateFolder } from './start/state-folder/take-state-folder.mjs'
import { root } from './toolchain.mjs'

/** A parent that is killed ends nobody, so we look: nothing here may outlive whoever wanted it. */
const orphaned = new Promise((resolve) => whenParentEnds(resolve))

/** Makes the demo account and tells that everything is up. Returns null, or a phrase about what went wrong. */
async function announce(origin, { log, fill, model }) {
  try {
    const [account, mail, written] = await Promise.all([seed(origin), mailLine(origin, log), model])
    const lines = [`ready ${origin}`, account.line, mail, ...(written === null ? [] : [written])]
    process.stdout.write(`${lines.join('\n')}\n`)
    if (account.organizationId) void fill(account.organizationId)
    return null
  } catch (error) {
    return error.message
  }
}

async function mailLine(origin, log) {
  const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(30_000) })
  const { engines } = await response.json()
  if (engines.mail === 'none') return 'no mail is sent'
  return `mail is not sent but written, with its links, to ${relative(root, log)}`
}

async function seed(origin) {
  const response = await fetch(`${origin}/api/local/seed`, {
    method: 'POST',
    signal: AbortSignal.timeout(30_000),
  })
  if (response.ok) {
    const { organizationId } = await response.json()
    return { line: 'sign in with demo@example.com / demo-password (organization Demo)', organizationId }
  }
  if (response.status === 404) return { line: 'no demo account: LOCAL is not true' }
  if (response.status === 501) return { line: 'no demo account: another issuer signs in' }
  const body = await response.text()
  throw new Error(`the demo account could not be made (status ${response.status}): ${body.slice(0, 300)}`)
}

async function main() {
  const given = readArguments(process.argv.slice(2), { env: process.env, cwd: process.cwd() })
  const servers = serversFor(given)
  const args = { ...given, servers, vars: { ...given.vars, ...(await modelVars(given.model, servers)) } }
  // Taken at once and kept: all the rest takes seconds, in which others would come by it.
  const door = await takeFrontDoor(args).catch((error) => {
    throw inWords(error, args.port)
  })
  try {
    await bootstrap({ root })
    // Only now: the folder is kept and files are read by the Node that a fresh clone does not have yet.
    const state = await takeStateFolder(args.persistTo, door)
    try {
      return await withExtractor((extractor) => run(args, { door, state, extractor }))
    } finally {
      await state.release()
    }
  } finally {
    door.close()
  }
}

async function withExtractor(work) {
  const extractor = await serveExtractor()
  try {
    return await work(extractor)
  } finally {
    extractor.stop()
  }
}

async function run(args, { door, state, extractor }) {
  const { port } = door
  // By port, as the log is.
  const folder = join(args.persistTo, 'workers', String(port))
  const { configs, settings } = await writeLocalConfigs({ root, folder, vars: args.vars })
  const log = join(root, `.wrangler/dev-${port}.log`)
  const secret = randomBytes(32).toString('base64url')
  const { vars, named } = addressVars({ port, secret, settings })
  const { persistTo } = args
  const nearby = args.servers.then((servers) => nearbyModel(servers, settings))
  const server = await serve({
    settings,
    configs,
    folder,
    vars: nearby.then((model) => ({ ...vars, ...nearbyVars(model) })),
    readers: extractor.vars,
    changed: extractor.renew,
    persistTo,
    dns: args.dns,
    log,
  })
  state.keepUntil(server.pid)
  let stopping = false
  const ending = new AbortController()
  const stop = () => {
    if (stopping) server.kill()
    stopping = true
    ending.abort()
    server.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  void orphaned.then(stop)

  void server.ended.then(() => {
    ending.abort()
    door.close()
  })
  const origin = `http://localhost:${port}`
  const fill = (organizationId) =>
    settings.DEMO !== 'false' && fillDemo({ origin, persistTo, organizationId, signal: ending.signal })
  const hasOptions = process.argv.length > 2
  const model = nearby.then((at) => modelLine({ nearby: at, settings, hasOptions }))
  const behind = async () => ({ to: await server.port, secret, named })
  const trouble =
    (await server.ready) ?? (await open(door, await behind(), () => announce(origin, { log, fill, model })))
  if (trouble && !stopping) {
    process.stderr.write(`Tracewright did not start: ${trouble}\nThe whole log: ${log}\n`)
    server.stop()
    await server.ended
    return 1
  }
  const code = await server.ended
  if (stopping) return 0
  process.stderr.write(`The development server ended unexpectedly (${code}). The whole log: ${log}\n`)
  return code || 1
}

/** Opens the door to a server that is up. Returns null, or a phrase about what went wrong. */
function open(door, behind, announced) {
  door.open(behind)
  return announced()
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
