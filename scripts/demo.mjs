import { readDemoArguments, usage } from './demo/arguments.mjs'
import { newClient } from './demo/client.mjs'
import { fillOrganization } from './demo/fill.mjs'

/** `npm run demo -- --target URL --key KEY`: fills the organization of an access key with the demo. */
async function main() {
  const { target, key } = readDemoArguments(process.argv.slice(2))
  const client = newClient(target, key)
  const { organizations } = await client.get('/api/organizations')
  const [{ organizationId } = {}] = organizations
  if (!organizationId) throw new Error('The key opens no organization.')
  await fillOrganization(client, { organizationId, say: (line) => process.stderr.write(`${line}\n`) })
  process.stdout.write(`${target}/start\n`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error.message}\n${error.name === 'UsageError' ? `${usage}\n` : ''}`)
  process.exitCode = 1
}
