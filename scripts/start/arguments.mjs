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

/** Which of the options about a model stands where it cannot, in a sentence. */
function modelFault({ name, url, keyFile }) {
  const beside = [url !== undefined && '--model-url', keyFile !== undefined && '--model-key-file'].filter(
    Boolean,
  )
  if (name === undefined) return `Name the model, too: --model NAME goes with ${beside.join(' and ')}.`
  if (!/^[^\s\p{C}'"`](?:[^\p{C}'"`]{0,198}[^\s\p{C}'"`])?$/u.test(name))
    return '--model takes the name of a model without quotes, of at most 200 characters, or embedded.'
  if (name === 'embedded' && beside.length > 0)
    return `--model embedded asks no model, so it takes no ${beside.join(' and no ')}.`
  return null
}

/**
 * Reads the words after `npm start --` and the environment's PORT (0 = any free port).
 * Returns `{ port, ip?, dns?, persistTo (absolute), vars, model? }`; `model` is `{ name, url?, keyFile? }` as given; `dns` is the name server (`address` or `address:port`) by which all that leaves is looked up. Throws with a sentence.
 * @param {string[]} words
 * @param {{ env: Record<string, string | undefined>, cwd: string }} from
 * @returns {{ port: number, ip?: string, dns?: string, persistTo: string, vars: Record<string, string>, model?: { name: string, url?: string, keyFile?: string } }}
 */
export function readArguments(words, { env, cwd }) {
  const result = { port: port(env.PORT || '8787'), persistTo: '.wrangler/state', vars: {} }
  const model = {}
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
    else if (word === '--model') model.name = value()
    else if (word === '--model-url') model.url = value()
    else if (word === '--model-key-file') model.keyFile = value()
    else if (word === '--var') {
      // wrangler takes several variables after one --var.
      do {
        const [name, content] = variable(value())
        result.vars[name] = content
      } while (queue.length > 0 && !queue[0].startsWith('-'))
    } else {
      throw new Error(
        `npm start does not know ${word}. It takes --port, --ip, --dns, --persist-to, --model NAME (or embedded) with --model-url URL and --model-key-file FILE, and --var NAME:VALUE.`,
      )
    }
  }
  if (Object.keys(model).length > 0) {
    const fault = modelFault(model)
    if (fault !== null) throw new Error(fault)
    result.model = model
  }
  if (!isAbsolute(result.persistTo)) result.persistTo = join(cwd, result.persistTo)
  return result
}
