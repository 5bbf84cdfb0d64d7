import { expect, test } from 'vitest'
import { checkSettings } from '../../scripts/check-settings.mjs'

test('settings that the Workers read pass', () => {
  expect(() => checkSettings({})).not.toThrow()
  expect(() =>
    checkSettings({ GENERATIONS_PER_HOUR: '3', MODEL: 'embedded', LOCAL: 'true', MAIL_FROM: '' }),
  ).not.toThrow()
})

test.each([
  ['GENERATION_PER_HOUR', 'Did you mean GENERATIONS_PER_HOUR?'],
  ['exports_per_hour', 'Did you mean EXPORTS_PER_HOUR?'],
  ['COLOUR', 'Nothing reads the setting COLOUR. docs/operate.md explains them all.'],
])('%s is refused, because nothing reads it', (name, said) => {
  expect(() => checkSettings({ [name]: '1' })).toThrow(said)
})

test('a number that is none is refused before a Worker stops because of it', () => {
  expect(() => checkSettings({ GENERATIONS_PER_HOUR: 'many' })).toThrow(
    'The setting GENERATIONS_PER_HOUR must be a number of 0 or more',
  )
})

test('settings that need one another may stand in different places', () => {
  const chosen = { EMBEDDINGS: 'openai-compatible' }
  expect(() => checkSettings(chosen)).toThrow('needs the setting EMBEDDING_MODEL beside it')
  const vars = { EMBEDDING_MODEL: 'small', EMBEDDING_URL: 'https://vectors.example.com/v1' }
  expect(() => checkSettings(chosen, vars)).not.toThrow()
})
