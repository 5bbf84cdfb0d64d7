import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newClient } from '../demo/client.mjs'
import { fillOrganization, removeDemo } from '../demo/fill.mjs'
import { writeWhole } from './write-whole.mjs'

const account = { email: 'demo@example.com', password: 'demo-password' }

/** Fills the organization of the demo account in the background, and says when it has. What goes wrong is no trouble for the product. */
export async function fillDemo(start) {
  const { origin, signal } = start
  try {
    if (await fill(start)) process.stdout.write(`the demo is complete: ${origin}/start\n`)
  } catch (error) {
    if (!signal.aborted)
      process.stderr.write(
        `The demo is not complete, and is made again with the next start. ${error.message}\n`,
      )
  }
}

/**
 * Fills the organization, once for each state folder: what somebody removes stays away. What a start that was ended had begun is made anew. Ends when `signal` aborts.
 * Returns whether anything was made.
 * @param {{ origin: string, persistTo: string, organizationId: string, signal: AbortSignal }} start
 */
async function fill({ origin, persistTo, organizationId, signal }) {
  const path = join(persistTo, 'demo.json')
  const before = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'))
  if (before.isMade) return false
  const client = newClient(origin, await signIn(origin, signal), { signal })
  await removeDemo(client, before)
  let written = writeWhole(path, '{}')
  const made = {}
  const note = (thing) => {
    const text = JSON.stringify(Object.assign(made, thing))
    written = written.then(() => writeWhole(path, text))
  }
  await fillOrganization(client, { organizationId, note })
  note({ isMade: true })
  await written
  return true
}

/** An access token of the demo account, which owns its organization: a key would not do for a public address. */
async function signIn(origin, signal) {
  const answer = await fetch(`${origin}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
    signal,
  })
  if (!answer.ok) throw new Error(`The demo account cannot sign in (status ${answer.status}).`)
  return (await answer.json()).access_token
}
