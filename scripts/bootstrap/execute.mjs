import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/**
 * Runs a program to its end and returns `{ code, output, stdout }`; `output` is stdout and stderr in the order they came.
 * A program that cannot be started at all gives code 127. Nothing is thrown, and stdin is closed.
 */
export function execute(command, args, { cwd, env = process.env } = {}) {
  return new Promise((resolve) => {
    let output = ''
    let stdout = ''
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.setEncoding('utf8')
    child.stderr.setEncoding('utf8')
    child.stdout.on('data', (chunk) => {
      output += chunk
      stdout += chunk
    })
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}`, stdout }))
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output), stdout }),
    )
  })
}

/** The last lines of a program's output: enough to see why it failed without a wall of text. */
export function lastLines(output, count = 15) {
  return output.trimEnd().split('\n').slice(-count).join('\n')
}
