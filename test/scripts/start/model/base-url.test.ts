import { expect, test } from 'vitest'
import { baseUrl } from '../../../../scripts/start/model/base-url.mjs'

test.each([
  ['http://127.0.0.1:11434', 'http://127.0.0.1:11434/v1'],
  ['http://models.example:1234/', 'http://models.example:1234/v1'],
  ['http://localhost:8080', 'http://localhost:8080/v1'],
  ['http://127.0.0.1:11434/v1/', 'http://127.0.0.1:11434/v1'],
  ['https://api.example.com/openai/v1', 'https://api.example.com/openai/v1'],
  ['https://api.example.com', 'https://api.example.com'],
])('%s is taken as %s', (text, url) => {
  expect(baseUrl(text)).toBe(url)
})

test.each(['127.0.0.1:11434', 'localhost:11434/v1', 'ftp://models.example', 'file:///etc/passwd', 'models'])(
  '%s is refused with an example of what is taken',
  (text) => {
    expect(() => baseUrl(text)).toThrow(
      `--model-url takes an address that begins with http:// or https://, as http://127.0.0.1:11434/v1, not "${text}".`,
    )
  },
)

test('a key within the address is refused without being shown', () => {
  const refusal = (text: string) => {
    try {
      return baseUrl(text)
    } catch (error) {
      return String(error)
    }
  }
  for (const text of [
    'https://user:sk-canary@api.example.com/v1',
    'https://api.example.com/v1?key=sk-canary',
  ]) {
    expect(refusal(text)).toMatch(/--model-url takes /)
    expect(refusal(text)).not.toContain('sk-canary')
  }
})
