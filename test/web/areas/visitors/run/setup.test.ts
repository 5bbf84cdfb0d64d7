import { describe, expect, test } from 'vitest'
import { keepBegun, sameConfig, secretNames } from '../../../../../web/parts/run/settings.ts'
import { BrokenSecret, configOf, secretsOf } from '../../../../../web/parts/run/setup/config.ts'
import { filledCases } from '../../../../../web/areas/visitors/run/setup/written.ts'

describe('steps written by hand', () => {
  test('make a case only where there are some; it is called by its first step where it has no title', () => {
    const written = [
      { key: '1', title: '', steps: '\nClick "a"\nClick "b"' },
      { key: '2', title: 'T', steps: '  ' },
    ]
    expect(filledCases(written).map(({ title }) => title)).toEqual(['Click "a"'])
  })
})

describe('the settings of a run', () => {
  test('take an address without a scheme for one of https', () => {
    const url = (typed: string) => configOf({ url: typed }).url
    expect(['example.com/a', 'localhost:80', ' http://x ', 'ftp://x'].map(url)).toEqual([
      'https://example.com/a',
      'https://localhost:80',
      'http://x',
      'ftp://x',
    ])
  })

  test('read secrets line by line, with whatever a value holds', () => {
    expect(secretsOf('A=b=c \r\n\n B = d')).toEqual({ A: 'b=c ', B: ' d' })
    expect(() => secretsOf('no secret')).toThrow(BrokenSecret)
  })

  test('are none where a day is counted from today, which every run knows', () => {
    expect(secretNames([{ steps: [{ action: 'Enter "%TODAY%", "%TODAY-1D%" and "%PIN%"' }] }])).toEqual([
      'PIN',
    ])
  })

  test('are the same for another run, unless it needs a secret that nobody told', () => {
    const config = {
      viewport: { width: 1, height: 2 },
      locale: 'de',
      timezone: 'UTC',
      stopOnFailure: false,
      video: true,
      assertionStrength: true,
    }
    const run = { executionId: 'one', baseUrl: 'http://x/', config, cases: [] }
    expect(sameConfig(run)).toEqual({ url: 'http://x/', ...config })
    const cases = [{ steps: [{ action: 'Enter %PIN%' }] }] as unknown as Parameters<
      typeof sameConfig
    >[0]['cases']
    expect(sameConfig({ ...run, cases })).toBeUndefined()
    keepBegun('one', { config: { url: 'http://x/', secrets: { PIN: '1' } }, unreadable: [] })
    expect(sameConfig({ ...run, cases })).toMatchObject({ secrets: { PIN: '1' } })
  })
})
