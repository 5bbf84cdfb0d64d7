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
    /does not know --local-protocol\. It takes --port.* --model NAME \(or embedded\) with --model-url URL and --model-key-file FILE/,
  )
})

test('a model is named with its address and the file of its key, in any order', () => {
  const words = ['--model-key-file', 'key', '--model=qwen3:8b', '--model-url', 'http://127.0.0.1:11434']
  expect(read(words).model).toEqual({ name: 'qwen3:8b', url: 'http://127.0.0.1:11434', keyFile: 'key' })
  expect(read(['--model', 'embedded']).model).toEqual({ name: 'embedded' })
})

test.each([
  [['--model'], '--model needs a value.'],
  [['--model='], '--model takes the name of a model without quotes'],
  [['--model', "it's"], '--model takes the name of a model without quotes'],
  [['--model', 'a\nb'], '--model takes the name of a model without quotes'],
  [['--model-url', 'http://x'], 'Name the model, too: --model NAME goes with --model-url.'],
  [['--model-key-file', 'key'], 'Name the model, too: --model NAME goes with --model-key-file.'],
  [
    ['--model', 'embedded', '--model-url', 'http://x'],
    '--model embedded asks no model, so it takes no --model-url.',
  ],
])('%j is refused with a sentence', (words, sentence) => {
  expect(() => read(words)).toThrow(sentence)
})
