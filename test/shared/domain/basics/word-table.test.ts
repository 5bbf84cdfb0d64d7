import { describe, expect, test } from 'vitest'
import { readCode } from '../../../../shared/domain/code/reading/index.ts'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { parseKey } from '../../../../shared/domain/prose-steps/keys.ts'
import { isNoun, roleOfNoun } from '../../../../shared/domain/prose-steps/nouns.ts'
import { knownExtension, mediaTypeOf } from '../../../../shared/domain/prose-steps/files/plan-file.ts'
import {
  isUnknown,
  rightValue,
  wrongValue,
} from '../../../../shared/domain/interfaces/design/values/formats.ts'
import { plainText } from '../../../../shared/domain/retrieval/plain-text.ts'
import { generateTests } from '../../../../shared/domain/test-generation/index.ts'
import { wordTable } from '../../../../shared/domain/basics/word-table.ts'
import { regionIn } from '../../../../workers/extract/formats/html-regions.ts'
import { importText } from '../test-imports/import-file.ts'

/** What every plain object has, in words that people may write. */
const ofRuntime = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'toString',
  'valueOf',
  '__defineGetter__',
  '__lookupSetter__',
]

const trace = /native code|\[object |function \w*\(/

describe.each(ofRuntime)('the word %s', (word) => {
  test('is in a table only where it was put', () => {
    const table = wordTable<number>({ a: 1 })
    expect(table[word]).toBeUndefined()
    expect(word in table).toBe(false)
    expect(Object.entries(table)).toEqual([['a', 1]])
  })

  test('is no language of a feature file, which says so', async () => {
    const feature = `# language: ${word}\nFeature: Cart\n  Scenario: Pay\n    When she pays\n`
    const { findings, testCases } = await importText(feature)
    expect(testCases).toEqual([])
    expect(findings).toEqual([
      {
        line: 1,
        severity: 'error',
        message: `Not Gherkin: Language not supported: ${word}. Correct it and send the file again.`,
      },
    ])
  })

  test('is no entity of a text', () => {
    expect(plainText(`a &${word}; b`)).toBe(`a &${word}; b`)
  })

  test('is no key, no noun and no kind of file in a step', () => {
    expect(parseKey(word)).toBeUndefined()
    expect(roleOfNoun(word)).toBeUndefined()
    expect(isNoun(word)).toBe(false)
    expect(knownExtension(word)).toBeUndefined()
    expect(mediaTypeOf(`a.${word}`)).toBe(mediaTypeOf('a.nothing'))
  })

  test('is no format of a value', () => {
    expect(rightValue(word)).toBeUndefined()
    expect(wrongValue(word)).toBeUndefined()
    expect(isUnknown(word)).toBe(true)
  })

  test('is no region of a page', () => {
    expect(regionIn(word, { role: word })).toBeUndefined()
  })

  test('is a name like others in code, as a language, an annotation and a method', () => {
    const code = `
      class Order { @${word} name: string; @IsNotEmpty() code: string }
      function fee(text: string) {
        if (text.${word}() === 'x') return 1
        return 2
      }`
    expect(readCode(code, word)).toMatchObject({ functions: [], sentences: [{ kind: 'notRead' }] })
    const read = (what: string) => readCode(code.replaceAll(word, what), 'typescript').functions.length
    expect(read(word)).toBe(read('nothing'))
  })

  test('leaves no trace of the runtime in cases and steps', () => {
    const requirements = `The field "${word}" is required and has 2 to 40 ${word}.
      ${word} the user sees ${word} when ${word} is ${word}.
      The ${word} is ${word} within 3 ${word}. It must be a ${word} followed by 3 ${word}.
      Given ${word}, the customer requests ${word} from me. Then they receive my ${word}.`
    for (const mode of ['generate', 'extract-requirements'] as const)
      expect(JSON.stringify(generateTests({ requirements, mode }))).not.toMatch(trace)
    const actions = [
      `Press ${word}`,
      `Press ${word}+A`,
      `Hold ${word} and click the ${word}`,
      `Click the ${word} ${word}`,
      `Enter "a" into the ${word}`,
      `Wait 3 ${word}`,
      `Upload a ${word} file of 3 ${word}`,
      `Upload "a.${word}" into the ${word} field`,
      `Move the slider ${word} ${word}`,
      `In the ${word} dialog, click "Save"`,
    ]
    for (const action of actions) {
      const step = compileStep(
        { action, expectedResult: `The ${word} is ${word} and the ${word} has 3 ${word}` },
        {},
      )
      expect(JSON.stringify(step)).not.toMatch(trace)
    }
  })
})
