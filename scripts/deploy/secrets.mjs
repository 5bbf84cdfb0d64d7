/** Secrets that a deployment cannot do without. Workers that share one must hold the same value. */
export const requiredSecrets = {
  KEY_ENCRYPTION_SECRET: ['api', 'jobs'],
  SIGNING_SECRET: ['api', 'jobs'],
}

/**
 * Decides which secrets each Worker gets with this deploy. `present` lists by Worker the names it has already, `kept` holds
 * values of an unfinished deploy, `renew` names secrets to replace, `make` gives a new value. Returns
 * `{ values: { worker: { NAME: value } }, faults: [sentence] }`. A value cannot be read back from an account, so a
 * secret that only some of its Workers have is a fault.
 * @returns {{ values: Record<string, Record<string, string>>, faults: string[] }}
 */
export function planSecrets({ present, kept, renew, make }) {
  const values = {}
  const faults = renew
    .filter((name) => !requiredSecrets[name])
    .map((name) => `${name} is not a secret that is made here.`)
  for (const [name, workers] of Object.entries(requiredSecrets)) {
    const without = workers.filter((worker) => !present[worker].includes(name))
    if (without.length === 0 && !renew.includes(name)) continue
    if (without.length > 0 && without.length < workers.length && !kept[name] && !renew.includes(name)) {
      faults.push(
        `${name} is missing on ${without.join(', ')} and cannot be read back from the others. Set the value that you kept ` +
          `with \`wrangler secret put ${name}\`, or replace it everywhere: npm run deploy -- --new-secret ${name}`,
      )
      continue
    }
    const value = kept[name] ?? make()
    for (const worker of workers) values[worker] = { ...values[worker], [name]: value }
  }
  return { values, faults }
}
