import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { experimental_readRawConfig as readRawConfig } from 'wrangler'
import { configs, root } from '../toolchain.mjs'
import {
  deployedUrls,
  ensureResources,
  ensureSignedIn,
  ensureVectorIndex,
  hasWorkersAi,
  secretsOf,
  wranglerOrThrow,
} from './account.mjs'
import { checkDeployment } from './check/check-deployment.mjs'
import { addressVars } from './address-vars.mjs'
import { readDeployArguments } from './arguments.mjs'
import { checkSettings } from '../check-settings.mjs'
import { buildWorker, builtConfig } from '../workers/build-worker.mjs'
import { inEnvironment } from './environment.mjs'
import { deployable } from './deployable.mjs'
import { listingMode, listingVars } from './listing-mode.mjs'
import { modelDefault } from './model-default.mjs'
import { modelLine } from './model-line.mjs'
import { resourcesOf } from './resources.mjs'
import { planSecrets } from './secrets.mjs'
import { vectorIndexOf } from './vector-index.mjs'

// Bindings point backwards in this list, so each Worker finds what it binds.
const order = ['extract', 'design', 'ocr', 'collect', 'api', 'jobs']
/** They bind nothing, so settings are not for them either. */
const pure = ['extract', 'design', 'ocr']
/** What is known of a deployment on this machine: of each environment for itself. */
let folder = join(root, '.wrangler/deployment')
/** Outside of what is known of deployments, since a build empties its folder; no environment is called `_`. */
const outputs = () => join(root, '.wrangler/deployed', environmentName ?? '_')
let environmentName
const keptFile = () => join(folder, 'unfinished-secrets.json')
const knownFile = () => join(folder, 'known-addresses.json')
const say = (line) => process.stdout.write(`${line}\n`)

function readConfigs(environment) {
  const read = (worker) => readRawConfig({ config: join(root, configs[worker]) }).rawConfig
  return Object.fromEntries(order.map((worker) => [worker, inEnvironment(read(worker), environment)]))
}

async function writeConfigs(raw, { ids, vars }) {
  await mkdir(folder, { recursive: true })
  const paths = {}
  for (const worker of order) {
    const settings = { ...vars, ...addressVars(raw, worker, { vars }) }
    paths[worker] = await writeConfig(raw, worker, { ids, vars: pure.includes(worker) ? {} : settings })
  }
  return paths
}

async function writeConfig(raw, worker, { ids, vars }) {
  const config = deployable(raw[worker], { folder: dirname(join(root, configs[worker])), ids, vars })
  const path = join(folder, `${worker}.json`)
  await writeFile(path, JSON.stringify(builtConfig(config, await builtOnce(worker, config)), null, 2))
  return path
}

const built = new Map()

/** A Worker as it is deployed, built once: its settings, which may be told twice, are not in its code. */
function builtOnce(worker, config) {
  if (!built.has(worker)) built.set(worker, buildWorker(config, { outdir: join(outputs(), worker), root }))
  return built.get(worker)
}

/** Returns what the Worker is told, to be compared. */
async function tellAddress(raw, worker, { ids, vars, urls }) {
  const told = addressVars(raw, worker, { vars, urls })
  await writeConfig(raw, worker, { ids, vars: { ...vars, ...told } })
  return JSON.stringify(told)
}

/** Where a deploy puts `api` is known afterwards. So the first one from here is made twice; from then on its address is known before. */
async function deployApi(raw, path, { ids, vars, secrets }) {
  const known = JSON.parse(await readFile(knownFile(), 'utf8').catch(() => '[]'))
  const told = await tellAddress(raw, 'api', { ids, vars, urls: known })
  const urls = await deployWorker('api', path, secrets)
  if ((await tellAddress(raw, 'api', { ids, vars, urls })) !== told) await deployWorker('api', path)
  await writeFile(knownFile(), JSON.stringify(urls))
  return urls
}

/** Values of an unfinished deploy are kept until it succeeds: half of the Workers may hold them already. */
async function chooseSecrets(raw, renew) {
  const present = {}
  for (const worker of ['api', 'jobs']) present[worker] = await secretsOf(raw[worker].name)
  const kept = JSON.parse(await readFile(keptFile(), 'utf8').catch(() => '{}'))
  const plan = planSecrets({ present, kept, renew, make: () => randomBytes(32).toString('base64') })
  if (plan.faults.length > 0) throw new Error(plan.faults.join('\n'))
  const all = Object.assign({}, ...Object.values(plan.values))
  if (Object.keys(all).length > 0) await writeFile(keptFile(), JSON.stringify(all), { mode: 0o600 })
  return plan.values
}

async function deployWorker(worker, path, secrets) {
  const args = ['deploy', '-c', path, '--keep-vars']
  const file = join(folder, `${worker}-secrets.json`)
  if (secrets) await writeFile(file, JSON.stringify(secrets), { mode: 0o600 })
  try {
    say(`deploying ${worker}`)
    const { output } = await wranglerOrThrow(
      secrets ? [...args, '--secrets-file', file] : args,
      `Deploying ${worker}`,
    )
    return deployedUrls(output)
  } finally {
    await rm(file, { force: true })
  }
}

async function rehearse(raw, { vars, isDefault }) {
  const resources = resourcesOf(Object.values(raw))
  for (const [kind, names] of Object.entries(resources)) say(`${kind}: ${names.join(', ')}`)
  const vectors = vectorIndexOf({ ...raw.api.vars, ...vars }, raw.api.name)
  if (vectors) say(`vectors: ${vectors.name}`)
  const nothing = '00000000-0000-0000-0000-000000000000'
  const ids = Object.fromEntries(
    [...resources.databases, ...resources.namespaces].map((name) => [name, nothing]),
  )
  const paths = await writeConfigs(raw, { ids, vars })
  for (const worker of order) {
    await wranglerOrThrow(['deploy', '--dry-run', '-c', paths[worker]], `Bundling ${worker}`)
    say(`${worker} can be bundled`)
  }
  say(listingMode(vars.SESSION_LISTING))
  say(modelLine({ ...raw.api.vars, ...vars }, { isAssumed: isDefault }))
  say('Nothing was created or deployed: this was a rehearsal.')
}

async function checkIt(url, target) {
  const faults = await checkDeployment(url, { target, say })
  if (faults > 0) throw new Error(`${faults} of the checks did not hold.`)
}

async function main(words) {
  const { dryRun, newSecrets, vars: wanted, environment, check, target, help } = readDeployArguments(words)
  if (help) return say(help)
  if (check) return checkIt(check, target)
  if (environment) folder = join(folder, environment)
  environmentName = environment
  const raw = readConfigs(environment)
  checkSettings(wanted, raw.api.vars)
  if (!dryRun) await ensureSignedIn()
  // A rehearsal asks no account.
  const model = await modelDefault(raw, { wanted, hasWorkersAi: dryRun ? async () => true : hasWorkersAi })
  const isDefault = model.MODEL !== undefined
  const vars = { ...listingVars(raw.api.vars), ...model, ...wanted }
  if (dryRun) return rehearse(raw, { vars, isDefault })
  const ids = await ensureResources(resourcesOf(Object.values(raw)), say)
  const vectors = vectorIndexOf({ ...raw.api.vars, ...vars }, raw.api.name)
  if (vectors) await ensureVectorIndex(vectors, say)
  const paths = await writeConfigs(raw, { ids, vars })
  const secrets = await chooseSecrets(raw, newSecrets)
  // New tables come before the code that reads them; migrations only ever add.
  say('applying the D1 migrations')
  await wranglerOrThrow(
    ['d1', 'migrations', 'apply', 'DB', '--remote', '-c', paths.api],
    'Applying the D1 migrations',
  )
  const urls = {}
  for (const worker of order) {
    if (worker === 'jobs') await tellAddress(raw, worker, { ids, vars, urls: urls.api })
    urls[worker] =
      worker === 'api'
        ? await deployApi(raw, paths.api, { ids, vars, secrets: secrets.api })
        : await deployWorker(worker, paths[worker], secrets[worker])
  }
  await rm(keptFile(), { force: true })
  say(`deployed ${urls.api[0] ?? 'api, on the routes of its config'}`)
  if (urls.api[0]) say(`try it out: npm run deploy -- --check ${urls.api[0]}`)
  say(listingMode(vars.SESSION_LISTING))
  say(modelLine({ ...raw.api.vars, ...vars }, { isDefault }))
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
