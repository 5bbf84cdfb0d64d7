import { strToU8, zipSync } from 'fflate'
import { type FileBomb, textBytes } from './file-bomb.ts'
import { oldOfficeBombs } from './old-office.ts'

const megabyte = 2 ** 20
const of =
  (extension: string) =>
  (name: string, text: () => string): FileBomb => ({
    name: `${extension.toUpperCase()}: ${name}`,
    fileName: `bomb.${extension}`,
    bytes: () => textBytes(text()),
  })
const [xml, json, feature, csv] = [of('xml'), of('json'), of('feature'), of('csv')]
const fill = (piece: string, length = 9 * megabyte) => piece.repeat(Math.floor(length / piece.length))
const entities = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
).join('')

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const startOfRows =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Title</t></is></c><c r="B1" t="inlineStr"><is><t>Steps</t></is></c></row>'

/** A workbook of cases whose titles are formulas without values. */
const formulas = (name: string, rows: number, formula: (row: number) => string): FileBomb => ({
  name: `XLSX: ${name}`,
  fileName: 'bomb.xlsx',
  bytes: () => {
    const cells = Array.from(
      { length: rows },
      (_, index) => `<row r="${index + 2}"><c r="A${index + 2}"><f>${formula(index + 2)}</f></c></row>`,
    )
    return zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="a"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships><Relationship Id="a" Type="${relation}/worksheet" Target="sheet.xml"/></Relationships>`,
      ),
      'xl/sheet.xml': strToU8(
        `<worksheet><sheetData>${startOfRows}${cells.join('')}</sheetData></worksheet>`,
      ),
    })
  },
})

/** Files of test cases, the worst of them first. */
export const importBombs: FileBomb[] = [
  xml(
    'entities that name each other',
    () => `<!DOCTYPE a [<!ENTITY a0 "lol">${entities}]><suite><name>&a9;</name></suite>`,
  ),
  xml('elements a million deep', () => `<suite>${fill('<section>')}`),
  xml('very many elements', () => `<suite>${fill('<a/>')}</suite>`),
  xml(
    'one element of very many attributes',
    () => `<suite ${Array.from({ length: 700_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
  ),
  xml('one text of 9 MB', () => `<suite><name>${fill('a&amp;')}</name></suite>`),
  xml(
    'very many steps',
    () =>
      `<suite><sections><section><name>a</name><cases><case><title>a</title><custom><steps_separated>${fill('<step><content>a</content></step>')}</steps_separated></custom></case></cases></section></sections></suite>`,
  ),
  xml(
    'very many scripts of Zephyr',
    () =>
      `<project><testCases>${fill('<testCase key="a"><name>x</name><testScript type="bdd"><details>Given a\nWhen b</details></testScript></testCase>')}</testCases></project>`,
  ),
  formulas('formulas that double', 900, (row) => `A${row - 1}&amp;A${row - 1}`),
  formulas('formulas in a circle', 900, (row) => `A${row === 901 ? 2 : row + 1}`),
  formulas('formulas over wide ranges', 50_000, () => 'SUM($B$1:$C$2000)'),
  formulas('formulas of powers', 5000, () => `${'9^'.repeat(200)}9`),
  ...oldOfficeBombs.filter(({ fileName }) => fileName === 'bomb.xls'),
  json('arrays in each other', () => fill('[')),
  json('closed arrays in each other', () => `${fill('[', megabyte)}${fill(']', megabyte)}`),
  json(
    'objects in each other',
    () => `{"testCases":[{"title":${fill('{"a":', megabyte)}1${fill('}', megabyte / 5)}`,
  ),
  json('very many cases', () => `[${fill('{"title":"a"},')}{}]`),
  json('one case of very many steps', () => `[{"title":"a","steps":[${fill('{"action":"a"},')}{}]}]`),
  json(
    'one case of very many fields',
    () => `[{"title":"a"${Array.from({ length: 500_000 }, (_, index) => `,"f${index}":1`).join('')}}]`,
  ),
  json('one text of 9 MB', () => `[{"title":"${fill('a b ')}"}]`),
  json('cases of one id', () => `[${fill('{"id":"TC-1","title":"same","steps":[{"action":"a"}]},')}{}]`),
  feature('very many scenarios', () => `Feature: a\n${fill('Scenario: s\nGiven a\n')}`),
  feature('one scenario of very many steps', () => `Feature: a\nScenario: s\n${fill('And I click "B"\n')}`),
  feature(
    'an outline of very many examples',
    () => `Feature: a\nScenario Outline: s\nGiven <a>\nExamples:\n| a |\n${fill('| 1 |\n')}`,
  ),
  feature(
    'an outline of very many columns',
    () =>
      `Feature: a\nScenario Outline: s\nGiven <a>\nExamples:\n|${fill(' a |', megabyte)}\n|${fill(' 1 |', megabyte)}\n`,
  ),
  feature(
    'outlines that multiply',
    () =>
      `Feature: a\nScenario Outline: s\n${fill('Given <a>\n', 2000)}Examples:\n| a |\n${fill(`| ${'x'.repeat(1000)} |\n`, 5 * megabyte)}`,
  ),
  feature('tags', () => `${fill('@a ')}\nFeature: a\nScenario: s\nGiven a\n`),
  feature('a text in marks that never ends', () => `Feature: a\nScenario: s\nGiven a\n"""\n${fill('"" \n')}`),
  feature('one line', () => `Feature: ${fill('a ')}`),
  csv('one line of 9 MB', () => fill('a,b;c ')),
  csv('quotation marks', () => `ID,Title\n${fill('"a"b,')}`),
  csv('rich text', () => `Title,Steps\na,"${fill('<p>“<b>x</b>', 7 * megabyte)}"\n`),
  csv('scripts', () => `Title,Test Script (BDD)\n${`a,"${'zzz a\nzzz b\n'.repeat(2000)}"\n`.repeat(300)}`),
  csv('forms', () => `${'a,,\n'.repeat(10)}${'Title:,x,\n#,Action,Expected\n1,a,b\n'.repeat(60_000)}`),
  csv('blank rows', () => `ID,Title,Steps\n${fill(',,\n')}`),
  csv(
    'one case of very many rows',
    () =>
      `ID,Work Item Type,Title,Test Step,Step Action,Step Expected\n,Test Case,a,,,\n${fill(',,,1,a,b\n')}`,
  ),
  csv(
    'one cell with very many numbered steps',
    () => `Title,Steps\na,"${Array.from({ length: 400_000 }, (_, index) => `${index}. do`).join('\n')}"\n`,
  ),
  csv(
    'one case of very many step rows',
    () => `ID,Title,Step #,Action,Expected\nA,a,1,b,c\n${',,2,b,c\n'.repeat(190_000)}`,
  ),
  csv(
    'step rows that contradict their case',
    () => `ID,Title,Step,Priority\n${'A,a,b,1\nA,b,c,2\n'.repeat(95_000)}`,
  ),
  csv(
    'step rows of preconditions',
    () => `ID,Title,Step,Precondition\nA,a,b,c\n${',,b,"d\ne"\n'.repeat(190_000)}`,
  ),
  csv('headings alone', () => `ID,Title,Step\n${'a b,,\n'.repeat(190_000)}`),
  csv(
    'one line with very many numbered steps',
    () => `Title,Steps\na,${Array.from({ length: 700_000 }, (_, index) => `${index + 1}. do`).join(' ')}\n`,
  ),
  csv('one line of one number', () => `Title,Steps\na,1. ${fill('2. ')}\n`),
  csv('one line of opening brackets', () => `Title,Steps\na,1. ${fill(' (')}\n`),
  // Letters of two bytes: an expression that repeats a class of Unicode remembers each place there.
  csv('one line of opening brackets behind Cyrillic', () => `Title,Steps\na,1. Ж${fill(' (')}\n`),
  csv('cells of blanks', () => `Title,Steps\n${fill(`a,"${' '.repeat(50_000)}x"\n`)}`),
  {
    name: 'ZIP: a file of zeros',
    fileName: 'bomb.zip',
    bytes: () => zipSync({ 'a.csv': new Uint8Array(64 * megabyte) }, { level: 9 }),
  },
  {
    name: 'ZIP: 50 files that each are full',
    fileName: 'bomb.zip',
    bytes: () =>
      zipSync(
        Object.fromEntries(
          Array.from({ length: 50 }, (_, index) => [
            `a${index}.csv`,
            strToU8(`Title,Steps\n${fill('a,b\n', megabyte)}`),
          ]),
        ),
      ),
  },
  {
    name: 'ZIP: 50 features',
    fileName: 'bomb.zip',
    bytes: () =>
      zipSync(
        Object.fromEntries(
          Array.from({ length: 50 }, (_, index) => [
            `a${index}.feature`,
            strToU8(`Feature: a\n${fill('Scenario: s\nGiven a\n', 200_000)}`),
          ]),
        ),
      ),
  },
]
