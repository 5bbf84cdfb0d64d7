import { expect, test } from 'vitest'
import { readArguments } from '../../../scripts/start/arguments.mjs'

const read = (words: string[], env: Record<string, string> = {}) =>
  readArguments(words, { env, cwd: '/here' })

test('without arguments the port is 8787 and the state lies in .wrangler', () => {
  expect(read([])).toEqual({ port: 8787, persistTo: '/here/.wrangler/state', vars: {} })
})

test('PORT chooses the port, and --port wins over it', () => {
  expect(read([], { PORT: '9000' }).port).toBe(9000)
  expect(read(['--port', '9001'], { PORT: '9000' }).port).toBe(9001)
  expect(read([], { PORT: '' }).port).toBe(8787)
})

test.each(['abc', '-1', '65536', '80.5', '0x50'])('the port %s is refused', (port) => {
  expect(() => read([], { PORT: port })).toThrow(/port is a number/)
})

test('--persist-to is taken relative to the current folder, in both spellings', () => {
  expect(read(['--persist-to', 'state']).persistTo).toBe('/here/state')
  expect(read(['--persist-to=/tmp/state']).persistTo).toBe('/tmp/state')
})

test('a variable keeps colons and equals signs in its value', () => {
  expect(read(['--var', 'MODEL_URL:http://localhost:11434/v1?a=b']).vars).toEqual({
    MODEL_URL: 'http://localhost:11434/v1?a=b',
  })
  expect(read(['--var=A:']).vars).toEqual({ A: '' })
})

test('a variable without a name or a value is refused with a sentence', () => {
  expect(() => read(['--var', 'A'])).toThrow('--var takes NAME:VALUE, not "A".')
  expect(() => read(['--var', ':1'])).toThrow(/NAME:VALUE/)
  expect(() => read(['--var'])).toThrow('--var needs a value.')
  expect(() => read(['--persist-to', '--local'])).toThrow('--persist-to needs a value.')
})

test('a word that we do not know is refused, with those that we know', () => {
  expect(() => read(['--local-protocol', 'https'])).toThrow(
    /does not know --local-protocol\. It takes --port/,
  )
})
