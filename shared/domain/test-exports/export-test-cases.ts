import type { TestCase } from '../test-cases/schema.ts'
import { toAzureDevOps } from './azure-devops.ts'
import { bytesOf } from './byte-stream.ts'
import { exportFileName } from './file-name.ts'
import { type Extension, contentTypes, type Format, findFormat } from './formats.ts'
import { toFeature } from './gherkin.ts'
import { itemsOf } from './json-text.ts'
import { toSpreadsheet } from './spreadsheet.ts'
import { toTestRailCsv, toTestRailXml } from './testrail.ts'
import { toXrayCsv, xrayImportConfiguration } from './xray-csv.ts'
import { toXrayJson } from './xray-json.ts'
import { zipOf } from './zip.ts'

export interface ExportOptions {
  testCases: TestCase[]
  /** A name or alias of `formatNames`. */
  format: string
  /** Another layout of the same vendor, one of the format's `variants`. */
  variant?: string
  projectName?: string
}

export interface ExportedFile {
  fileName: string
  contentType: string
  /** The content, made piece by piece as it is asked for; to be gone through once. */
  chunks: Iterable<Uint8Array<ArrayBuffer>>
}

/** Raised for a format that does not exist, or a variant that the format does not have. */
export class UnknownExport extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnknownExport'
  }
}

type Written = [extension: Extension, chunks: Iterable<Uint8Array<ArrayBuffer>>]
type Writer = (testCases: TestCase[], projectName?: string) => Written

const writers: { [F in Format as F['name']]: Record<'' | F['variants'][number], Writer> } = {
  csv: { '': (testCases) => ['csv', bytesOf(toSpreadsheet(testCases))] },
  gherkin: { '': (testCases, projectName) => ['feature', bytesOf(toFeature(testCases, projectName))] },
  json: { '': writeJson, json: writeJson },
  'tracker-xray': { '': writeXrayZip, json: writeXrayJson },
  testmgr: {
    '': (testCases, projectName) => ['csv', bytesOf(toTestRailCsv(testCases, projectName))],
    xml: (testCases, projectName) => ['xml', bytesOf(toTestRailXml(testCases, projectName))],
  },
  'devops-suite': { '': (testCases) => ['csv', bytesOf(toAzureDevOps(testCases))] },
}

/**
 * Test cases as a file to download, in one of six formats, in the order given, without holding the file as a
 * whole. The same input always gives the same bytes.
 * Throws `UnknownExport` for a format or variant that does not exist. What each format holds is described in this folder's README.
 */
export function exportTestCases({
  testCases,
  format,
  variant = '',
  projectName,
}: ExportOptions): ExportedFile {
  const found = findFormat(format)
  if (!found) throw new UnknownExport(`There is no export format "${format}"`)
  const ofFormat: Readonly<Record<string, Writer>> = writers[found.name]
  const write = Object.hasOwn(ofFormat, variant) ? ofFormat[variant] : undefined
  if (!write) throw new UnknownExport(`The format "${format}" has no variant "${variant}"`)
  const [extension, chunks] = write(testCases, projectName)
  return { fileName: exportFileName(projectName, extension), contentType: contentTypes[extension], chunks }
}

function writeJson(testCases: TestCase[], projectName?: string): Written {
  return ['json', bytesOf(jsonPieces(testCases, projectName))]
}

function* jsonPieces(testCases: TestCase[], projectName?: string): Generator<string, void> {
  yield projectName ? `{\n  "projectName": ${JSON.stringify(projectName)},\n` : '{\n'
  yield '  "testCases": ['
  yield* itemsOf(testCases.map(withoutAdvice), 2)
  yield '\n  ]\n}\n'
}

/** How to say a step better is for whoever writes it here, and no part of the case. */
function withoutAdvice(testCase: TestCase): TestCase {
  if (!testCase.automation) return testCase
  const { suggestions: _suggestions, ...told } = testCase.automation
  return { ...testCase, automation: told }
}

function writeXrayZip(testCases: TestCase[], projectName?: string): Written {
  return [
    'zip',
    zipOf([
      { name: exportFileName(projectName, 'csv'), chunks: bytesOf(toXrayCsv(testCases)) },
      { name: 'import-configuration.json', chunks: bytesOf([xrayImportConfiguration()]) },
    ]),
  ]
}

function writeXrayJson(testCases: TestCase[], projectName?: string): Written {
  const bodies = toXrayJson(testCases, projectName).map(bytesOf)
  const [body, second] = bodies
  if (body && !second) return ['json', body]
  const name = (part: number) => exportFileName(projectName, `part-${part + 1}.json`)
  return ['zip', zipOf(bodies.map((chunks, part) => ({ name: name(part), chunks })))]
}
