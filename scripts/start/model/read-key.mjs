import { createReadStream } from 'node:fs'

/** Longer than any key. */
const mostBytes = 8192
const key = /^[\x21-\x7e]+$/

/**
 * The key in the file that `--model-key-file` names, without the space around it. Throws with a sentence, which never holds any of what the file does.
 * @param {string} path
 */
export async function readKey(path) {
  const text = (await start(path)).trim()
  if (text === '')
    throw new Error(`The file ${path} of --model-key-file is empty. Write the key of the model into it.`)
  if (text.length >= mostBytes || !key.test(text))
    throw new Error(
      `The file ${path} of --model-key-file holds more than a key. Leave the key alone in it, on one line.`,
    )
  return text
}

async function start(path) {
  const chunks = []
  try {
    // Whatever it is, a device too, no more is read of it.
    for await (const chunk of createReadStream(path, { end: mostBytes - 1 })) chunks.push(chunk)
  } catch (error) {
    throw new Error(
      `The file ${path} of --model-key-file cannot be read (${reasons[error.code] ?? error.code}). Write the key of the model into it, or leave the option out where the server asks for none.`,
      { cause: error },
    )
  }
  return Buffer.concat(chunks).toString('utf8')
}

const reasons = { ENOENT: 'it does not exist', EACCES: 'this user may not', EISDIR: 'it is a folder' }
