const usage = `Usage: npm run deploy -- [--env NAME] [--dry-run] [--var NAME:VALUE]… [--new-secret NAME]…
       npm run deploy -- --check URL [--target URL]

  --dry-run           bundles all Workers, creates and changes nothing
  --env NAME          a second deployment beside the first, with resources of its own: staging
  --var NAME:VALUE    a setting of this deploy: GENERATIONS_PER_HOUR:50
  --new-secret NAME   makes this secret anew: SIGNING_SECRET
  --check URL         tries out what is deployed there, and deploys nothing: https://app.example.com
  --target URL        the page that a case of the check opens; https://example.com/ unless told

Unless MODEL is set, the model of Workers AI writes test cases where the account has it; --var MODEL:embedded turns it off.
More is in docs/operate.md.`

/** What each takes, in a sentence for who gave it something else. */
const taken = {
  '--env': 'a name of small letters, digits and hyphens, at most 20 of them',
  '--var': 'NAME:VALUE',
  '--new-secret': 'the name of a secret, as SIGNING_SECRET',
  '--check': 'an address that begins with https:// or http://',
  '--target': 'an address that begins with https:// or http://',
}

function faultOf(word, value) {
  if (!taken[word]) return `npm run deploy does not know ${word}.`
  return `${word} takes ${taken[word]}${value === '' ? '' : `, not "${value}"`}.`
}

/**
 * Reads the words after `npm run deploy --`. Returns `{ dryRun, newSecrets, vars, environment?, check?, target, help? }`: with `check` nothing is deployed, nor
 * with `help`, a text. Throws with a sentence.
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
    else if (word === '--help') result.help = usage
    else throw new Error(`${faultOf(word, value)}\n\n${usage}`)
  }
  return result
}
