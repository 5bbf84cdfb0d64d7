import { isAbsolute, join } from 'node:path'

/** Splits `--name=value` in two, and leaves everything else alone. */
function withoutEquals(words) {
  return words.flatMap((word) => {
    const match = /^(--[a-z-]+)=(.*)$/s.exec(word)
    return match ? [match[1], match[2]] : [word]
  })
}

function variable(word) {
  const colon = word.indexOf(':')
  if (colon < 1) throw new Error(`--var takes NAME:VALUE, not "${word}".`)
  return [word.slice(0, colon), word.slice(colon + 1)]
}

function port(text) {
  const number = Number(text)
  if (/^\d+$/.test(text ?? '') && number <= 65_535) return number
  throw new Error(`A port is a number from 0 to 65535, not "${text ?? ''}".`)
}

/**
 * Reads the words after `npm start --` and the environment's PORT (0 = any free port).
 * Returns `{ port, ip?, dns?, persistTo (absolute), vars }`; `dns` is the name server (`address` or `address:port`) by which all that leaves is looked up. Throws with a sentence.
 */
export function readArguments(words, { env, cwd }) {
  const result = { port: port(env.PORT || '8787'), persistTo: '.wrangler/state', vars: {} }
  const queue = withoutEquals(words)
  while (queue.length > 0) {
    const word = queue.shift()
    const value = () => {
      if (queue.length === 0 || queue[0].startsWith('--')) throw new Error(`${word} needs a value.`)
      return queue.shift()
    }
    if (word === '--persist-to') result.persistTo = value()
    else if (word === '--port') result.port = port(value())
    else if (word === '--ip') result.ip = value()
    else if (word === '--dns') result.dns = value()
    else if (word === '--var') {
      // wrangler takes several variables after one --var.
      do {
        const [name, content] = variable(value())
        result.vars[name] = content
      } while (queue.length > 0 && !queue[0].startsWith('-'))
    } else {
      throw new Error(
        `npm start does not know ${word}. It takes --port, --ip, --dns, --persist-to and --var NAME:VALUE.`,
      )
    }
  }
  if (!isAbsolute(result.persistTo)) result.persistTo = join(cwd, result.persistTo)
  return result
}
