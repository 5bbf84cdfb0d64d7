import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../support/costs.ts'
import { z } from 'zod'
import {
  contentDisposition,
  findFormat,
  formatNames,
  formats,
  UnknownExport,
} from '../../../../shared/domain/test-exports/index.ts'
import { anyCases, caseOf, signUp } from './cases.ts'
import { written } from './written.ts'
import { forAll } from '../../../support/for-all.ts'

test.each([
  ['csv', undefined, 'shop-test-cases.csv', 'text/csv'],
  ['gherkin', undefined, 'shop-test-cases.feature', 'gherkin'],
  ['json', undefined, 'shop-test-cases.json', 'application/json'],
  ['tracker-xray', undefined, 'shop-test-cases.zip', 'application/zip'],
  ['tracker-xray', 'json', 'shop-test-cases.json', 'application/json'],
  ['testmgr', undefined, 'shop-test-cases.csv', 'text/csv'],
  ['testmgr', 'xml', 'shop-test-cases.xml', 'application/xml'],
  ['devops-suite', undefined, 'shop-test-cases.csv', 'text/csv'],
])('%s (%s) is named %s', (format, variant, fileName, type) => {
  const file = written({ testCases: [signUp], format, projectName: 'Shop', ...(variant && { variant }) })
  expect(file.fileName).toBe(fileName)
  expect(file.contentType).toContain(type)
  expect(file.body.length).toBeGreaterThan(50)
})

test.each([
  ['xray', 'tracker-xray'],
  ['testrail', 'testmgr'],
  ['azure-devops', 'devops-suite'],
])('%s is %s', (alias, name) => {
  const make = (format: string) => written({ testCases: [signUp], format, projectName: 'Shop' })
  expect(make(alias)).toEqual(make(name))
})

test('every name that may be sent has a format, and every format and variant a file', () => {
  const Name = z.enum(formatNames)
  for (const name of formatNames) expect(formats).toContain(findFormat(Name.parse(name)))
  for (const { name, extension, variants } of formats) {
    expect(formatNames).toContain(name)
    expect(written({ testCases: [signUp], format: name }).fileName).toBe(`test-cases.${extension}`)
    for (const variant of variants)
      expect(written({ testCases: [signUp], format: name, variant }).fileName).toBe(`test-cases.${variant}`)
  }
})

test('the guide for visitors names every format that is sent by name', async () => {
  const guide = await readFile('web/guides/first-steps.md', 'utf8')
  const [line = ''] = guide.match(/^As .* test management tool .*$/m) ?? []
  const formatsOfLine = [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(formatsOfLine).toEqual(formats.map(({ name }) => name))
})

test.each([
  ['pdf', undefined],
  ['__proto__', undefined],
  ['csv', 'xml'],
  ['testmgr', 'toString'],
  ['devops-suite', '__proto__'],
])('format %s with variant %s is refused', (format, variant) => {
  expect(() => written({ testCases: [signUp], format, ...(variant && { variant }) })).toThrow(UnknownExport)
})

test('how to say a step better is in no file', () => {
  const automation = { ready: false, reasons: ['x'] }
  const suggestions = [{ stepNumber: 1, part: 'Ponder', say: ['Click "Ponder"'] }]
  for (const { name: format } of formats) {
    const files = [automation, { ...automation, suggestions }].map(
      (told) => written({ testCases: [{ ...signUp, automation: told }], format }).body,
    )
    expect(files[1], format).toEqual(files[0])
  }
})

test('JSON gives back exactly what went in', () => {
  forAll([anyCases], (testCases) => {
    const { body } = written({ testCases, format: 'json', projectName: 'Shop' })
    expect(JSON.parse(String(body))).toEqual({ projectName: 'Shop', testCases })
  })
})

test('the same cases give the same bytes, and the input is left as it was', () => {
  const testCases = [
    signUp,
    caseOf({ id: 'b', expectedResult: 'x', steps: [{ stepNumber: 1, action: 'a', expectedResult: 'b' }] }),
  ]
  const before = structuredClone(testCases)
  for (const format of formatNames) {
    const make = () => written({ testCases, format, projectName: 'Shop' })
    expect(make()).toEqual(make())
  }
  expect(testCases).toEqual(before)
})

test.each(formats)('a thousand cases of twenty steps are written in linear time as $name', ({ name }) => {
  const steps = Array.from({ length: 20 }, (_, index) => ({
    stepNumber: index + 1,
    action: `Do ${index}`,
    expectedResult: `See ${index}`,
    testData: `n=${index}`,
  }))
  const testCases = Array.from({ length: 1000 }, (_, index) =>
    caseOf({ id: `TC-${index}`, title: `Case ${index} ${'x'.repeat(300)}`, steps }),
  )
  expectLinear(1000, (count) => written({ testCases: testCases.slice(0, count), format: name }))
})

describe('file names', () => {
  const nameFor = (projectName: string) =>
    written({ testCases: [signUp], format: 'csv', projectName }).fileName

  test.each([
    ['My Shop 2.0', 'my-shop-2-0-test-cases.csv'],
    ['  Café & Bar!! ', 'café-bar-test-cases.csv'],
    ['../../etc/passwd', 'etc-passwd-test-cases.csv'],
    ['"; filename="evil.exe', 'filename-evil-exe-test-cases.csv'],
    ['', 'test-cases.csv'],
    ['a\r\nSet-Cookie: x', 'a-set-cookie-x-test-cases.csv'],
  ])('project "%s" gives %s', (project, name) => {
    expect(nameFor(project)).toBe(name)
  })

  test('any project gives a safe name of bounded length', () => {
    forAll([fc.string({ unit: 'binary', maxLength: 300 })], (project) => {
      const name = nameFor(project)
      expect(name).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*-)?test-cases\.csv$/u)
      expect(name.length).toBeLessThanOrEqual(100)
    })
  })
})

describe('the Content-Disposition header', () => {
  test.each([
    ['shop-test-cases.csv', 'attachment; filename="shop-test-cases.csv"'],
    ['café.csv', `attachment; filename="cafe.csv"; filename*=UTF-8''caf%C3%A9.csv`],
    [
      '日本-test-cases.csv',
      `attachment; filename="test-cases.csv"; filename*=UTF-8''%E6%97%A5%E6%9C%AC-test-cases.csv`,
    ],
    ["it's (1)*.csv", 'attachment; filename="it\'s (1)*.csv"'],
  ])('names %s in ASCII, and in UTF-8 where it has other letters', (name, header) => {
    expect(contentDisposition(name)).toBe(header)
  })

  test('no name breaks out of it, and a header takes any of them', () => {
    forAll([fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })], 500, (name) => {
      const value = contentDisposition(name)
      expect(value).toMatch(
        /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"(?:; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]+)?$/,
      )
      expect(new Headers({ 'content-disposition': value }).get('content-disposition')).toBe(value.trim())
    })
  })
})

test.each([
  ['csv', undefined],
  ['gherkin', undefined],
  ['tracker-xray', 'json'],
])('%s tags a case with what it rests on, and a case without basis with nothing', (format, variant) => {
  const bodyOf = (basis?: 'proved' | 'designed' | 'outline') => {
    const testCases = [caseOf({ ...signUp, ...(basis && { basis }) })]
    return written({ testCases, format, ...(variant && { variant }) }).body.toString()
  }
  for (const basis of ['proved', 'designed', 'outline'] as const)
    expect(bodyOf(basis).split(`basis:${basis}`)).toHaveLength(2)
  expect(bodyOf()).not.toContain('basis:')
})
