import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { configs } from '../toolchain.mjs'
import { writeWhole } from './write-whole.mjs'

const secretNames = ['KEY_ENCRYPTION_SECRET', 'SIGNING_SECRET']

/** The text of a `.dev.vars` file. Values are quoted so that `#`, spaces and line ends survive. */
export function renderDevVars(vars) {
  const lines = Object.entries(vars).map(([name, value]) => `${name}=${quote(value)}`)
  return ['# Written by `npm start`. Your own settings belong in .dev.vars.local.', ...lines, ''].join('\n')
}

function quote(value) {
  const free = ["'", '`', '"'].find((mark) => !value.includes(mark))
  if (!free) throw new Error('A variable cannot hold all three kinds of quotes at once.')
  // Inside double quotes \n would become a line end.
  if (free === '"' && value.includes('\\'))
    throw new Error("A variable with ' and ` cannot hold a backslash.")
  return `${free}${value}${free}`
}

/** Reads NAME=VALUE lines as they stand in `.dev.vars.local`; blank lines and comments are skipped. */
export function readDevVars(text) {
  const vars = {}
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line)
    if (match) vars[match[1]] = /^(['"`])(.*)\1$/.exec(match[2])?.[2] ?? match[2]
  }
  return vars
}

const isSecret = ([name]) => /_(?:API_KEY|SECRET|TOKEN)$/.test(name)
const withoutSecrets = (vars) => Object.fromEntries(Object.entries(vars).filter((entry) => !isSecret(entry)))

async function writeIfChanged(path, content) {
  const current = await readFile(path, 'utf8').catch(() => null)
  // wrangler reloads a running Worker when this file is touched.
  if (current === content) return
  await writeWhole(path, content, { mode: 0o600 })
}

/** Secrets of this checkout, made once: what was signed or wrapped before a restart stays valid after it. */
async function localSecrets(root) {
  const path = join(root, '.wrangler/local-secrets.json')
  const kept = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'))
  const secrets = Object.fromEntries(
    secretNames.map((name) => [name, kept[name] ?? randomBytes(32).toString('base64')]),
  )
  await writeIfChanged(path, `${JSON.stringify(secrets, null, 2)}\n`)
  return secrets
}

/**
 * Writes the `.dev.vars` beside the configs of api, collect and jobs, which lie in `folders`: those of the checkout unless told. `vars` are those of
 * the command line and win. `extract`, `design` and `ocr` get none: they handle hostile bytes and texts and may hold nothing. `withOwn: false` leaves
 * `.dev.vars.local` out, so that a test finds the same settings on every machine. Returns the settings, without the secrets.
 */
export async function writeDevVars({ root, vars = {}, withOwn = true, folders = checkoutFolders(root) }) {
  const own = withOwn
    ? readDevVars(await readFile(join(root, '.dev.vars.local'), 'utf8').catch(() => ''))
    : {}
  const settings = { LOCAL: 'true', ALLOW_PRIVATE_TARGETS: 'true', ...own, ...vars }
  const all = { ...(await localSecrets(root)), ...settings }
  const write = (folder, content) => writeIfChanged(join(folder, '.dev.vars'), renderDevVars(content))
  // Tracker traffic of the whole world: settings, and no secrets.
  const open = withoutSecrets(settings)
  await Promise.all([write(folders.api, all), write(folders.jobs, all), write(folders.collect, open)])
  return settings
}

const checkoutFolders = (root) =>
  Object.fromEntries(Object.entries(configs).map(([worker, path]) => [worker, join(root, dirname(path))]))
