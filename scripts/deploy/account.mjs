import { execute, lastLines } from '../bootstrap/execute.mjs'
import { node, root, toolEnvironment, tools } from '../toolchain.mjs'

/** Runs wrangler against the account and returns `{ code, output, stdout }`. */
export function wrangler(args, env = {}) {
  // Nobody answers questions here.
  return execute(node, ['--no-warnings', tools.wrangler, ...args], {
    cwd: root,
    env: toolEnvironment({ CI: 'true', ...env }),
  })
}

/** As `wrangler`, but a failure is thrown as a sentence with the last lines of what was said. */
export async function wranglerOrThrow(args, purpose) {
  const result = await wrangler(args)
  if (result.code !== 0)
    throw new Error(
      `${purpose} failed (wrangler ${args.slice(0, 3).join(' ')}):\n${lastLines(result.output)}`,
    )
  return result
}

/** The JSON in what wrangler printed; it may stand behind a notice. Throws when there is none. */
export function jsonIn(text) {
  for (const match of text.matchAll(/^[[{]/gm)) {
    try {
      return JSON.parse(text.slice(match.index))
    } catch {
      // A notice may begin with a bracket too.
    }
  }
  throw new Error(`wrangler was expected to print JSON, and said:\n${lastLines(text)}`)
}

export async function ensureSignedIn() {
  const { stdout } = await wrangler(['whoami', '--json'])
  if (jsonIn(stdout).loggedIn) return
  throw new Error(
    'You are not signed in to Cloudflare. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID, and try again.',
  )
}

async function namespaceId(title) {
  const { stdout } = await wranglerOrThrow(['kv', 'namespace', 'list'], 'Listing the KV namespaces')
  return jsonIn(stdout).find((namespace) => namespace.title === title)?.id ?? null
}

async function databaseId(name) {
  const { stdout } = await wranglerOrThrow(['d1', 'list', '--json'], 'Listing the D1 databases')
  return jsonIn(stdout).find((database) => database.name === name)?.uuid ?? null
}

async function ensureIdentified(find, create, name, say) {
  const found = await find(name)
  if (found) return found
  say(`creating ${name}`)
  await wranglerOrThrow([...create, name], `Creating ${name}`)
  const id = await find(name)
  if (!id) throw new Error(`${name} was created but is not listed yet. Try again in a minute.`)
  return id
}

async function ensureNamed(kind, name, say) {
  const { code } = await wrangler([...kind, 'info', name])
  if (code === 0) return
  say(`creating ${name}`)
  await wranglerOrThrow([...kind, 'create', name], `Creating ${name}`)
}

/** Creates what is missing of `resourcesOf(…)`. Returns the ids of databases and namespaces by name. */
export async function ensureResources({ databases, buckets, namespaces, queues }, say) {
  const ids = {}
  for (const name of databases) ids[name] = await ensureIdentified(databaseId, ['d1', 'create'], name, say)
  for (const name of namespaces)
    ids[name] = await ensureIdentified(namespaceId, ['kv', 'namespace', 'create'], name, say)
  for (const name of buckets) await ensureNamed(['r2', 'bucket'], name, say)
  for (const name of queues) await ensureNamed(['queues'], name, say)
  return ids
}

/** What vectors are filtered by: it has to be known before the first of them comes. */
const filtered = { owner: 'string', bucket: 'number' }

/** Creates what is missing of an index of vectors, `{ name, dimensions }`. */
export async function ensureVectorIndex({ name, dimensions }, say) {
  const { code } = await wrangler(['vectorize', 'get', name])
  if (code !== 0) {
    say(`creating ${name}`)
    const size = ['--dimensions', String(dimensions), '--metric', 'cosine']
    await wranglerOrThrow(['vectorize', 'create', name, ...size], `Creating ${name}`)
  }
  const purpose = `Preparing ${name}`
  const { output } = await wranglerOrThrow(['vectorize', 'list-metadata-index', name], purpose)
  for (const [property, type] of Object.entries(filtered)) {
    if (new RegExp(`\\b${property}\\b`).test(output)) continue
    const words = ['vectorize', 'create-metadata-index', name, '--propertyName', property, '--type', type]
    await wranglerOrThrow(words, purpose)
  }
}

/** Whether the account has models of Workers AI, as far as whoever is signed in may see. */
export async function hasWorkersAi() {
  const { code, stdout } = await wrangler(['ai', 'models', 'list', '--json'])
  return code === 0 && stdout.includes('"@cf/')
}

/** Names of the secrets that a Worker has; none when it was never deployed. */
export async function secretsOf(workerName) {
  const { code, output, stdout } = await wrangler([
    'secret',
    'list',
    '--name',
    workerName,
    '--format',
    'json',
  ])
  if (code === 0) return jsonIn(stdout).map(({ name }) => name)
  if (/\b10007\b|does not exist|not found/i.test(output)) return []
  throw new Error(`The secrets of ${workerName} could not be listed:\n${lastLines(output)}`)
}

/** The addresses that a deploy printed. */
export function deployedUrls(output) {
  return [...output.matchAll(/^\s*(https:\/\/\S+)\s*$/gm)].map(([, url]) => url)
}
