/**
 * Reads the words after `npm run deploy --`. Returns `{ dryRun, newSecrets, vars }`. Throws with a sentence.
 */
export function readDeployArguments(words) {
  const result = { dryRun: false, newSecrets: [], vars: {} }
  const queue = [...words]
  while (queue.length > 0) {
    const word = queue.shift()
    const value = queue[0] ?? ''
    if (word === '--dry-run') result.dryRun = true
    else if (word === '--new-secret' && /^[A-Z][A-Z_]*$/.test(value)) result.newSecrets.push(queue.shift())
    else if (word === '--var' && /^[A-Za-z_]\w*:/.test(value)) {
      const colon = queue.shift().indexOf(':')
      result.vars[value.slice(0, colon)] = value.slice(colon + 1)
    } else throw new Error('Usage: npm run deploy -- [--dry-run] [--var NAME:VALUE]… [--new-secret NAME]…')
  }
  return result
}
