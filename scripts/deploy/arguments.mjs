const usage = `Usage: npm run deploy -- [--env NAME] [--dry-run] [--var NAME:VALUE]… [--new-secret NAME]…
       npm run deploy -- --check URL [--target URL]`

/**
 * Reads the words after `npm run deploy --`. Returns `{ dryRun, newSecrets, vars, environment?, check?, target }`: with `check` nothing is deployed. Throws with a
 * sentence.
 */
export function readDeployArguments(words) {
  const result = { dryRun: false, newSecrets: [], vars: {}, target: 'https://example.com/' }
  const queue = [...words]
  while (queue.length > 0) {
    const word = queue.shift()
    const value = queue[0] ?? ''
    if (word === '--dry-run') result.dryRun = true
    else if (word === '--new-secret' && /^[A-Z][A-Z_]*$/.test(value)) result.newSecrets.push(queue.shift())
    else if (word === '--var' && /^[A-Za-z_]\w*:/.test(value)) {
      const colon = queue.shift().indexOf(':')
      result.vars[value.slice(0, colon)] = value.slice(colon + 1)
    } else if (word === '--env' && /^[a-z][a-z0-9-]{0,19}$/.test(value)) result.environment = queue.shift()
    else if (['--check', '--target'].includes(word) && /^https?:/.test(value) && URL.canParse(value))
      result[word.slice(2)] = queue.shift()
    else throw new Error(usage)
  }
  return result
}
